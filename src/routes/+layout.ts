// The prerendered `/` is the shell of every address, also offline, so it must not hold any one page.
export const ssr = false;
