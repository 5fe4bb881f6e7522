import { nodeAt } from '../read.ts';
import type { Origin } from '../resolve.ts';
import type { Edit, Location } from './diagnostic.ts';

/** A replacement in a text. */
export interface Change {
  /** both count characters of the text, not of its JSON source */
  start: number;
  end: number;
  text: string;
}

/** Returns the changes that replace all matches of a pattern by a text, or by what a function returns for each. */
export function replacements(
  text: string,
  pattern: RegExp,
  becomes: string | ((found: string) => string),
): Change[] {
  const textFor = typeof becomes === 'string' ? () => becomes : becomes;
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => {
    return { start: index, end: index + found.length, text: textFor(found) };
  });
}

const CHARACTER = /\\u[\da-fA-F]{4}|\\.|[^\\]/gs;

/** Converts changes in a text to edits of its file. */
export function editsOf({ file, pointer }: Origin, changes: readonly Change[]): Edit[] {
  const node = nodeAt(file, pointer);
  if (node?.type !== 'string') return [];
  const raw = file.text.slice(node.offset + 1, node.offset + node.length - 1);
  const starts = [...raw.matchAll(CHARACTER)].map(({ index }) => index);
  const at = (position: number) => starts[position] ?? raw.length;
  return changes.map(({ start, end, text }) => ({
    offset: node.offset + 1 + at(start),
    length: at(end) - at(start),
    text: JSON.stringify(text).slice(1, -1),
  }));
}

/** Returns the location of a part of a text in its file. */
export function locationInText(origin: Origin, start: number, end: number): Location {
  const [part] = editsOf(origin, [{ start, end, text: '' }]);
  return part ? { file: origin.file, offset: part.offset, length: part.length } : origin;
}
