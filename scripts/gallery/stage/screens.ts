/** Widths that pictures are taken at, the wide one first: a state is brought about there. */
export const WIDTHS = [1280, 390] as const;
export type Width = (typeof WIDTHS)[number];
export const HEIGHT = 900;
