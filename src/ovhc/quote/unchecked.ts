/** Something that was told, under the names that code knows its parts by; what they are, nobody has checked. */
export type Unchecked<Whole> = { readonly [Name in keyof Whole]?: unknown };
