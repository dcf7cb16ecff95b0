// the shell; see svelte.config.js
export const prerender = true;
