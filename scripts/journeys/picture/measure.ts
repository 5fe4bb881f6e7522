/** How wide letters of Figtree are, in parts of their size; rounded up, so that no text leaves its box. */
const WIDTHS: readonly (readonly [width: number, letters: string])[] = [
  [0.32, "ijlI!',.:;|`’ "],
  [0.44, 'frt()[]{}1-/\\"“”'],
  [0.79, 'ABCDGHKNOPQRUVXYZ'],
  [0.88, 'mMw%'],
  [1, 'W@—'],
];
const OTHERS = 0.61;
const ELLIPSIS = '…';

const byLetter = new Map(
  WIDTHS.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width] as const)),
);

/** About how wide a text is, and never less. */
export function textWidth(text: string, size: number): number {
  return [...text].reduce((sum, letter) => sum + (byLetter.get(letter) ?? OTHERS), 0) * size;
}

/** A text that is cut where it does not fit. */
export function cut(text: string, width: number, size: number): string {
  if (textWidth(text, size) <= width) return text;
  let kept = [...text];
  while (kept.length > 0 && textWidth(kept.join('') + ELLIPSIS, size) > width) kept = kept.slice(0, -1);
  return kept.join('').trimEnd() + ELLIPSIS;
}

/** A text in lines that fit; more than are wanted are cut, and a word that is wider than a line as well. */
export function wrap(
  text: string,
  { width, size, most }: { width: number; size: number; most: number },
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || textWidth(longer, size) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  if (line !== '') lines.push(line);
  const shown = lines.slice(0, most).map((each) => cut(each, width, size));
  const last = shown.at(-1);
  return lines.length > most && last !== undefined
    ? [...shown.slice(0, -1), cut(`${last.replace(ELLIPSIS, '')} ${ELLIPSIS}`, width, size)]
    : shown;
}
