/** The key at the upper left of a page. */
export interface Back {
	href: string;
	label: string;
	onclick?: (event: MouseEvent) => void;
}
