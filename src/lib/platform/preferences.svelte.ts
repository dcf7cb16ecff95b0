import { browser } from '$app/environment';
import { remembered } from './remembered';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const isTheme = (text: string | undefined): text is Theme => THEMES.some((theme) => theme === text);

/** What this device likes, whoever plays. `static/theme.js` reads the theme before the first paint. */
class Preferences {
	#themeMemory = remembered('theme');
	#passMemory = remembered('pass-by-itself');
	#theme = $state<Theme>('system');
	#passByItself = $state(true);

	constructor() {
		const theme = this.#themeMemory.read();
		if (isTheme(theme)) this.#theme = theme;
		this.#passByItself = this.#passMemory.read() !== 'no';
	}

	get theme(): Theme {
		return this.#theme;
	}

	set theme(theme: Theme) {
		this.#theme = theme;
		this.#themeMemory.write(theme);
		if (!browser) return;
		if (theme === 'system') delete document.documentElement.dataset.theme;
		else document.documentElement.dataset.theme = theme;
	}

	/** With *what scores*, an action ends the turn. */
	get passByItself(): boolean {
		return this.#passByItself;
	}

	set passByItself(passes: boolean) {
		this.#passByItself = passes;
		this.#passMemory.write(passes ? 'yes' : 'no');
	}
}

export const preferences = new Preferences();
