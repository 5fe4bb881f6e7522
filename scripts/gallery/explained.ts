/** What no picture can be taken of, or what can't be seen in one, by the name that the gallery gives it; and why. */
export const EXPLAINED: Readonly<Record<string, string>> = {};
