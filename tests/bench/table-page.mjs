// Puts matches into the app by its own file field, and opens them.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @typedef {import('./page.mjs').BenchPage} BenchPage */

/**
 * @param {BenchPage} page
 * @param {string} text
 */
async function giveText(page, text) {
	const folder = mkdtempSync(join(tmpdir(), 'mainspring-file-'));
	const file = join(folder, 'file.json');
	writeFileSync(file, text);
	await page.giveFile(file);
	const key = 'dialog[open] .dock :is(button, a)';
	await page.until(`document.querySelector('${key}')`, 60);
	await page.evaluate(`document.querySelector('${key}').click()`);
	return () => rmSync(folder, { recursive: true, force: true });
}

/** The table is there: whose turn it is, and what may be counted. */
export const TABLE_IS_THERE = `document.querySelector('.contents h1') && document.querySelector('.contents [aria-label$=": one more"]')`;

/** A key of the table by how its label ends. @param {string} label */
export const keyLabelled = (label) => `.contents [aria-label$="${label}"]`;

/** Every tap that shows is on disk. */
export const WRITTEN = `(({ dataset: { lines, recorded } }) => lines === recorded)(document.querySelector('.last-line'))`;

/**
 * @param {BenchPage} page
 * @param {string} url the app's
 * @param {string} file of a match
 */
export async function bringMatch(page, url, file) {
	await page.goto(url);
	const forget = await giveText(page, file);
	await page.until(`location.pathname.startsWith('/match/')`);
	await page.until(TABLE_IS_THERE);
	forget();
}

/**
 * @param {BenchPage} page
 * @param {string} url the app's
 * @param {string} backup
 */
export async function bringBackup(page, url, backup) {
	await page.goto(`${url}/history`);
	const forget = await giveText(page, backup);
	await page.until(`document.querySelector('dialog[open] [role=alert]')`, 180);
	forget();
}

/** Waits until the worker holds the site and answers for this page. @param {BenchPage} page */
export async function offlineReady(page) {
	await page.call(async () => {
		const { serviceWorker } = navigator;
		await serviceWorker.ready;
		if (serviceWorker.controller) return;
		await new Promise((done) => {
			serviceWorker.addEventListener('controllerchange', done, { once: true });
		});
	});
}
