import { escapeHtml } from '../../site/html.ts';

/** An SVG fragment. */
export type Svg = string;

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Creates an SVG element. Its children must be SVG. */
export function el(name: string, attributes: Attributes, ...children: readonly Svg[]): Svg {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeHtml(String(value))}"`],
  );
  const start = `<${name}${given.join('')}`;
  return children.length === 0 ? `${start}/>` : `${start}>${children.join('')}</${name}>`;
}

interface TextStyle {
  x: number;
  y: number;
  fill: string;
  size: number;
  weight?: number;
  anchor?: 'middle' | 'end';
}

/** Creates a line of text with the baseline at `y`. */
export function text(content: string, { size, weight, anchor, ...place }: TextStyle): Svg {
  const style = { 'font-size': size, 'font-weight': weight, 'text-anchor': anchor };
  return el('text', { ...place, ...style }, escapeHtml(content));
}

/** The widths of Figtree's letters at size 1, rounded up so that every text fits its box. */
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

/** Estimates the width of a text, rounded up. */
export function textWidth(text: string, size: number): number {
  return [...text].reduce((sum, letter) => sum + (byLetter.get(letter) ?? OTHERS), 0) * size;
}

/** Shortens a text that is wider than `width`. */
export function cut(text: string, width: number, size: number): string {
  if (textWidth(text, size) <= width) return text;
  const letters = [...text];
  while (letters.length > 0 && textWidth(letters.join('') + ELLIPSIS, size) > width) letters.pop();
  return letters.join('').trimEnd() + ELLIPSIS;
}

/** Breaks a text into lines. Shortens words that are wider than a line, and texts with more lines than `most`. */
export function wrap(
  text: string,
  { width, size, most }: { width: number; size: number; most: number },
): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && textWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.slice(0, most).map((line, index) => {
    const shown = cut(line, width, size);
    const isCut = index === most - 1 && lines.length > most;
    return isCut ? cut(`${shown.replace(ELLIPSIS, '')} ${ELLIPSIS}`, width, size) : shown;
  });
}
