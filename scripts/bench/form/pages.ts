/** The compared pages: their folders, and their names in the table. */
export const PAGES = {
  engine: 'engine',
  hand: 'by hand',
} as const;
export type PageKind = keyof typeof PAGES;
export const KINDS = Object.keys(PAGES) as readonly PageKind[];

/** The numbers of fields of the compared forms. */
export const SIZES = [10, 100, 1000] as const;
export type Size = (typeof SIZES)[number];
