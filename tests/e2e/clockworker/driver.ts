import { expect, type Locator, type Page } from '@playwright/test';
import { eachToken } from '../../../src/lib/games/clockworker/rules/holding';
import type {
	ClockworkerEvent,
	Counter,
	EventOf,
	Options,
	Space,
	Tokens
} from '../../../src/lib/games/clockworker/rules/types';
import { en } from '../../../src/lib/games/clockworker/strings/en';
import { en as shellEn } from '../../../src/lib/platform/strings/en';
import { button, sheet } from '../table';

const END_TURN = /^End (the last )?turn/;

/** Plays events as a table would: through the screen, by what its keys are called. */
export class Driver {
	readonly #page: Page;
	readonly #names: readonly string[];
	readonly #everything: boolean;

	/** What this copy's cards are printed with, as far as the play knows it from before. */
	readonly #printed: Options['printed'];

	constructor(page: Page, names: readonly string[], { depth, printed }: Options) {
		this.#page = page;
		this.#names = names;
		this.#everything = depth === 'everything';
		this.#printed = printed;
	}

	#name(seat: number): string {
		return this.#names[seat] ?? '';
	}

	async #times(key: Locator, count: number) {
		for (let time = 0; time < count; time++) await key.click();
	}

	/** Taps out tokens on one of the token keypads. */
	async #tap(within: Locator, label: string, tokens: Tokens) {
		const taps: [string, number][] = [];
		eachToken(tokens, (token, count) => taps.push([en.counters[token], count]));
		for (const [counter, count] of taps)
			await this.#times(
				within.getByRole('button', { name: `${label}: ${counter}: one more` }),
				count
			);
	}

	async #record() {
		await button(this.#page.getByRole('dialog').last(), 'Save').click();
		await expect(this.#page.getByRole('dialog')).toHaveCount(0);
	}

	/** A seat that has acted is done when the next one begins. */
	async #turnOf(seat: number) {
		const title = this.#page.getByRole('heading', { level: 1 });
		const turn = `${this.#name(seat)}’s turn`;
		const end = button(this.#page, END_TURN);
		if ((await title.innerText()) !== turn && (await end.count()) > 0) await end.click();
		await expect(title).toHaveText(turn);
	}

	async #act({ seat }: { readonly seat: number }, action: string) {
		await this.#turnOf(seat);
		await button(this.#page, action).click();
	}

	/** A seat's own sheet, for what is set right out of turn. */
	async #atSeat(seat: number, work: (own: Locator) => Promise<void>) {
		const name = this.#name(seat);
		await this.#page
			.getByRole('button', { name: new RegExp(`^${name} `) })
			.first()
			.click();
		await work(sheet(this.#page, name));
		await this.#page.keyboard.press('Escape');
		await expect(this.#page.getByRole('dialog')).toHaveCount(0);
	}

	async #adjust(seat: number, counter: Counter, by: number) {
		const label = en.counters[counter];
		const key = by < 0 ? shellEn.fields.fewer(label) : shellEn.fields.more(label);
		await this.#atSeat(seat, (own) => this.#times(button(own, key), Math.abs(by)));
	}

	async #gainByHand(seat: number, gain: Tokens) {
		if (gain.vp) await this.#adjust(seat, 'vp', gain.vp);
		if (gain.workers) await this.#adjust(seat, 'workers', gain.workers);
	}

	async #readPrint(seat: number, title: string, points: number) {
		await this.#atSeat(seat, async (own) => {
			await own.getByRole('button', { name: new RegExp(`^Printed VP: ${title}: `) }).click();
			await button(own, `Printed VP: ${title}: ${points} VP`).last().click();
		});
	}

	async #readSpaces(within: Locator, spaces: readonly Tokens[]) {
		for (const [index, gain] of spaces.entries()) {
			await button(within, 'Add a space').click();
			await this.#tap(within, en.space(index + 1), gain);
		}
	}

	/** What the spaces of a Starting Location show, and who stands there. */
	async readStartingLocation(seat: number, spaces: readonly Space[]) {
		await this.#atSeat(seat, async (own) => {
			await button(own, 'Set right: Starting Location').click();
			const card = sheet(this.#page, 'Starting Location');
			await this.#readSpaces(
				card,
				spaces.map(({ gain = {} }) => gain)
			);
			for (const [index, { worker }] of spaces.entries())
				if (worker) await card.getByText(`${en.space(index + 1)}: ${en.workerThere}`).click();
			await button(card, 'Save').click();
			await expect(card).toHaveCount(0);
		});
	}

	async play(event: ClockworkerEvent) {
		await this.#play(event);
		await expect(this.#page.getByRole('dialog')).toHaveCount(0);
		const ends = 'passes' in event && this.#everything;
		if (ends && (await button(this.#page, END_TURN).count()) > 0)
			await button(this.#page, END_TURN).click();
	}

	async #play(event: ClockworkerEvent) {
		const page = this.#page;
		switch (event.type) {
			case 'retrieved':
				return this.#retrieve(event);
			case 'duplicated':
				return button(page, en.few(1, event.token)).click();
			case 'vended':
				return this.#times(button(page, en.vend), event.times);
			case 'recovered':
				await this.#act(event, 'Recover');
				if (!this.#everything) return this.#gainByHand(event.seat, event.gain ?? {});
				return this.#recover(event);
			case 'dispatched':
				await this.#act(event, 'Dispatch');
				return this.#everything ? this.#dispatch(event) : undefined;
			case 'operated':
				await this.#act(event, 'Operation');
				return this.#everything ? this.#operate(event) : undefined;
			case 'repaired':
				return this.#repair(event);
			case 'communicated':
				return this.#communicate(event);
			case 'recharged':
				return this.#act(event, 'Recharge');
			case 'turnEnded':
				// with what scores the turn has passed by itself
				return this.#everything ? button(page, END_TURN).click() : undefined;
			case 'adjusted':
				return this.#adjust(event.seat, event.counter, event.by);
			case 'recordRead':
				return this.#atSeat(event.seat, async (own) => {
					const of = `VP on the tile: Record ${event.record + 1}`;
					await own.getByRole('button', { name: new RegExp(`^${of}: `) }).click();
					await button(own, `${of}: ${event.points} VP`).last().click();
				});
			case 'locationRead':
				return this.readStartingLocation(event.seat, event.spaces ?? []);
			case 'endTileSeen':
				await button(page, 'This match').click();
				await page.getByText('The End tile is out').click();
				if ((await button(page, 'Record anyway').count()) > 0)
					await button(page, 'Record anyway').click();
				return page.keyboard.press('Escape');
			default:
				throw new Error(`nobody taught me ${event.type}`);
		}
	}

	async #retrieve({ seat, brought }: EventOf<'retrieved'>) {
		if (!this.#everything) {
			for (const { gain } of brought) await this.#gainByHand(seat, gain);
			return;
		}
		await this.#turnOf(seat);
		if (brought.length === 0) return;
		await this.#page.getByRole('button', { name: /^Retrieve/ }).click();
		// cards that have been read out answer for themselves
		if (brought.every(({ location }) => location !== undefined)) return;
		const open = sheet(this.#page, 'Retrieve');
		for (const [index, { gain }] of brought.entries())
			await this.#tap(open, en.worker(index + 1), gain);
		await this.#record();
	}

	async #recover({ gain = {}, location }: EventOf<'recovered'>) {
		const open = sheet(this.#page, 'Recover a worker');
		const cards = open
			.getByRole('listitem')
			.or(open.getByRole('button', { name: /gear|pellet|worker|VP/ }));
		if (location !== undefined && (await cards.count()) > 0) {
			await open
				.getByRole('button', { name: en.tokens(gain) })
				.first()
				.click();
			await expect(this.#page.getByRole('dialog')).toHaveCount(0);
			return;
		}
		await this.#tap(open, en.recoverText, gain);
		await this.#record();
	}

	async #dispatch({ to = [] }: EventOf<'dispatched'>) {
		const open = sheet(this.#page, 'Dispatch workers');
		for (const { location = 0, workers, spaces } of to) {
			const steppers = open.getByRole('group').filter({ has: button(this.#page, /: one more$/) });
			const stepper = steppers.nth(location);
			if (!spaces) {
				await this.#times(button(stepper, /: one more$/), workers);
				continue;
			}
			const name = (await stepper.getAttribute('aria-label')) ?? '';
			const card = open.getByRole('group', { name: `${name}: ${en.spaces}` });
			for (const space of spaces)
				await button(card, new RegExp(`^${en.space(space + 1)}: `)).click();
		}
		await this.#record();
	}

	async #operate(event: EventOf<'operated'>) {
		const open = sheet(this.#page, 'Take a Location');
		await this.#times(button(open, shellEn.fields.more(en.cost)), event.cost ?? 0);
		if (event.under) await open.getByText(en.markers[event.under]).click();
		if (event.spaces) {
			await open.getByText(en.spaces).click();
			await this.#readSpaces(open, event.spaces);
		}
		if (event.chosen) await open.getByText(en.pellet(event.chosen), { exact: true }).click();
		await this.#times(button(open, shellEn.fields.more(en.placeWorkers)), event.workers ?? 0);
		if (event.name) await open.getByLabel(en.name).fill(event.name);
		await this.#record();
	}

	async #repair({ artifact, paid = {}, points, seat }: EventOf<'repaired'>) {
		const title = en.artifacts[artifact].name;
		await this.#act({ seat }, 'Repair');
		await sheet(this.#page, en.repairTitle)
			.getByRole('button', { name: new RegExp(`^${title}`) })
			.click();
		if (this.#everything) {
			await this.#pay(sheet(this.#page, en.payTitle(title)), paid);
			await this.#record();
		}
		const known = points ?? this.#printed[artifact]?.points;
		if (known !== undefined) await this.#readPrint(seat, title, known);
	}

	/** Brings the proposed payment to what was paid. */
	async #pay(open: Locator, paid: Tokens) {
		for (const token of ['red', 'green', 'blue', 'gold', 'gears'] as const) {
			const label = en.counters[token];
			const group = open.getByRole('group', { name: label, exact: true });
			const shown = await group
				.getByRole('button', { name: new RegExp(`^${label} \\d`) })
				.innerText();
			const by = (paid[token] ?? 0) - Number.parseInt(shown, 10);
			const key = button(group, by < 0 ? shellEn.fields.fewer(label) : shellEn.fields.more(label));
			await this.#times(key, Math.abs(by));
		}
	}

	async #communicate(event: EventOf<'communicated'>) {
		const { points, cost, paid = {}, saved, endTile = false } = event;
		await this.#act(event, 'Communicate');
		const open = sheet(this.#page, en.communicateTitle);
		if (this.#everything && cost) {
			await this.#tap(open, en.recordCost, cost);
			if (saved) await open.getByText(en.pellet(saved), { exact: true }).first().click();
			await this.#pay(open, paid);
		}
		const surprise = open.getByText(en.endTileSeen);
		const isForetold = (await open.getByText(en.endTileWillShow).count()) > 0;
		if (endTile && !isForetold) await surprise.click();
		await button(open, points === undefined ? en.later : `Record: ${points} VP`).click();
		if (isForetold) await button(this.#page, endTile ? en.endTileYes : en.endTileNo).click();
		const objected = button(this.#page, 'Record anyway');
		if ((await objected.count()) > 0) await objected.click();
		await expect(this.#page.getByRole('dialog')).toHaveCount(0);
	}
}
