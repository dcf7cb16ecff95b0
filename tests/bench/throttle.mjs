// The phone that is measured: DevTools' own figures.

/** "Slow 4G" as Chromium's DevTools have it: 1.6 Mbit/s down, 750 kbit/s up, nine tenths of it reached. */
export const SLOW_4G = {
	offline: false,
	latency: 562.5,
	downloadThroughput: (1.6 * 1000 * 1000 * 0.9) / 8,
	uploadThroughput: (750 * 1000 * 0.9) / 8
};

/** A mid-range phone beside a desktop. */
export const FOUR_TIMES = 4;

export const SCREEN = { width: 390, height: 844 };
export const FRAME = 1000 / 60;
