const MARKS = /\p{M}/gu;
const APOSTROPHES = /[‘’ʼ`´]/g;

/** A text as searches compare it: no matter the case, the accents, or which apostrophe a keyboard has. */
function plain(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').replace(APOSTROPHES, "'").toLowerCase();
}

/** The items of which one of the given texts holds every word that was typed. */
export function matching<Item>(
  items: readonly Item[],
  typed: string,
  textsOf: (item: Item) => string,
): Item[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return items.filter((item) => {
    const text = plain(textsOf(item));
    return words.every((word) => text.includes(word));
  });
}
