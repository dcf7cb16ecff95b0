// as in the app: one shell for every address
export const ssr = false;
export const prerender = true;
