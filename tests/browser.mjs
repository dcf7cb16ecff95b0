// Which browser tests run in: CHROME_PATH, else the system's Chromium or Chrome, else Playwright's own.
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

function findOnSystem() {
	if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
	const onPath = (process.env.PATH ?? '')
		.split(delimiter)
		.filter(Boolean)
		.flatMap((folder) => names.map((name) => join(folder, name)));
	return [...onPath, ...usualPlaces].find(isExecutable);
}

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

/**
 * Makes sure that there is a browser and says which; throws a message for people when there is none.
 * @returns {Promise<string>}
 */
export async function ensureBrowser() {
	const found = findOnSystem();
	if (found && isExecutable(found)) return found;
	if (found) throw new Error(`CHROME_PATH=${found} is not an executable file.`);
	if (await playwrightHasOne()) return "Playwright's Chromium";

	if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
		console.log('No Chromium found: installing it with apt-get.');
		const install = ['install', '-y', '-qq', '--no-install-recommends', 'chromium'];
		if (succeeds('apt-get', ['update', '-qq']) && succeeds('apt-get', install)) {
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

// Of several such flags only the last counts, so Playwright's own list comes first. Without the rest
// Chromium fills each new window's address bar with two pages of its own, which nobody sees here and
// which cost more than a page of ours.
const withoutFeatures = [
	...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
	...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
	...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect'],
	...['TcpPortRandomizationWin', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled'],
	...['PreconnectToSearch', 'msForceBrowserSignIn', 'msEdgeUpdateLaunchServicesPreferredVersion'],
	...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']
];

export const launchOptions = {
	...(executablePath && { executablePath }),
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
