// All that shows when something has failed, in one part that needs no other.
export { default as FailurePage } from './FailurePage.svelte';
export { default as ErrorBanner } from './ErrorBanner.svelte';
export { default as Troubles } from './Troubles.svelte';
