import { plainText } from './plain-text.ts';

/** Returns the items whose text contains each typed word. Items in which each one starts a word come first. */
export function findMatches<Item>(
  items: readonly Item[],
  typed: string,
  textOf: (item: Item) => string,
): Item[] {
  const words = plainText(typed).split(/\s+/).filter(Boolean);
  const isBegun = (text: string) => {
    const parts = text.split(/[^\p{L}\p{N}]+/u);
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  };
  const found = items
    .map((item) => ({ item, text: plainText(textOf(item)) }))
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .map(({ item, text }) => ({ item, isBegun: isBegun(text) }));
  return [...found.filter((match) => match.isBegun), ...found.filter((match) => !match.isBegun)].map(
    ({ item }) => item,
  );
}
