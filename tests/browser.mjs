// Which browser tests run in: CHROME_PATH, else the system's Chromium or Chrome, else Playwright's own.
// Most of them need only pages, and run a quarter faster in Chromium's headless shell where there is one.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = [
	'chromium',
	'chromium-browser',
	'google-chrome-stable',
	'google-chrome',
	'microsoft-edge-stable'
];
const usualPlaces = [
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
	'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
	'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'
];

/** @param {string} path */
function isExecutable(path) {
	try {
		accessSync(path, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}

/** @param {readonly string[]} programs */
const onPath = (programs) =>
	(process.env.PATH ?? '')
		.split(delimiter)
		.filter(Boolean)
		.flatMap((folder) => programs.map((name) => join(folder, name)));

const findOnSystem = () =>
	process.env.CHROME_PATH || [...onPath(names), ...usualPlaces].find(isExecutable);

/** A browser that CHROME_PATH names is the one to be used for everything. */
const findShell = () =>
	process.env.CHROME_PATH ? undefined : onPath(['chromium-headless-shell']).find(isExecutable);

/** @param {string} command @param {string[]} args */
const succeeds = (command, args) =>
	spawnSync(command, args, {
		stdio: ['ignore', 'inherit', 'inherit'],
		env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
	}).status === 0;

async function playwrightHasOne() {
	const { chromium } = await import('playwright');
	return existsSync(chromium.executablePath());
}

const canInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** @param {string[]} packages */
const install = (...packages) =>
	succeeds('apt-get', ['update', '-qq']) &&
	succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);

/**
 * Makes sure that there is a browser and says which; throws a message for people when there is none.
 * @returns {Promise<string>}
 */
export async function ensureBrowser() {
	const found = findOnSystem();
	if (found && !isExecutable(found))
		throw new Error(`CHROME_PATH=${found} is not an executable file.`);
	// Debian's two are one version; beside another one's browser the shell would be a second opinion
	const wantsShell = canInstall() && !process.env.CHROME_PATH && !findShell();
	if (found) {
		if (wantsShell && found.endsWith('/chromium')) install('chromium-headless-shell');
		return found;
	}
	if (await playwrightHasOne()) return "Playwright's Chromium";

	if (canInstall()) {
		console.log('No Chromium found: installing it with apt-get.');
		if (install('chromium', 'chromium-headless-shell') || install('chromium')) {
			const installed = findOnSystem();
			if (installed) return installed;
		}
	}
	console.log("No Chromium found: downloading Playwright's.");
	const playwrightCli = join('node_modules', 'playwright', 'cli.js');
	if (succeeds(process.execPath, [playwrightCli, 'install', 'chromium'])) {
		return "Playwright's Chromium";
	}
	throw new Error('No browser: install Chromium or Chrome, or set CHROME_PATH to the path of one.');
}

const executablePath = findOnSystem();

/** As things stand now: it may have been installed since this file was loaded. */
export const browserPath = () => findOnSystem();

// Of several such flags only the last counts, so Playwright's own list comes first. Without the rest
// Chromium fills each new window's address bar with two pages of its own, which
// nothing here looks at and which cost more than a page of ours.
const withoutFeatures = [
	...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
	...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
	...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect'],
	...['TcpPortRandomizationWin', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled'],
	...['PreconnectToSearch', 'msForceBrowserSignIn', 'msEdgeUpdateLaunchServicesPreferredVersion'],
	...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']
];

const options = {
	args: [
		'--disable-gpu',
		'--disable-quic',
		'--no-first-run',
		'--disable-background-networking',
		'--disable-component-update',
		'--disable-sync',
		`--disable-features=${withoutFeatures.join(',')}`
	]
};

export const launchOptions = { ...(executablePath && { executablePath }), ...options };

const shell = findShell() ?? executablePath;
/** For tests of pages and nothing else. */
export const quickLaunchOptions = { ...(shell && { executablePath: shell }), ...options };
