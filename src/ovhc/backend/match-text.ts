const MARKS = /\p{M}/gu;
const APOSTROPHES = /[‘’ʼ`´]/g;

/** A text as searches compare it: no matter the case, the accents, or which apostrophe a keyboard has. */
function plain(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').replace(APOSTROPHES, "'").toLowerCase();
}

/** The items whose text holds every word that was typed; those come first in which each of them begins a word. */
export function matching<Item>(
  items: readonly Item[],
  typed: string,
  textOf: (item: Item) => string,
): Item[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const isBegun = (text: string) => {
    const parts = text.split(/[^\p{L}\p{N}]+/u);
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  };
  return items
    .map((item) => ({ item, text: plain(textOf(item)) }))
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .map(({ item, text }) => ({ item, isBegun: isBegun(text) }))
    .toSorted((one, other) => Number(other.isBegun) - Number(one.isBegun))
    .map(({ item }) => item);
}
