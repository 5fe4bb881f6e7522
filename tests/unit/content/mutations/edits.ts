import type { Node } from 'jsonc-parser';
import type { Edit } from '../../../../scripts/content/check/diagnostic.ts';
import type { Place } from './places.ts';

const endOf = ({ offset, length }: { offset: number; length: number }) => offset + length;

export function insert(offset: number, text: string): Edit {
  return { offset, length: 0, text };
}

export function cut(offset: number, length: number): Edit {
  return { offset, length, text: '' };
}

/** Returns an edit that replaces a value with other JSON. */
export function replace({ offset, length }: Node, value: unknown): Edit {
  return { offset, length, text: JSON.stringify(value) };
}

function separatorBefore({ node, file }: Place): string {
  const lineStart = file.text.lastIndexOf('\n', node.offset) + 1;
  const indent = file.text.slice(lineStart, node.offset);
  return indent.trim() === '' ? `,\n${indent}` : ', ';
}

/** Returns an edit that removes a property or an item, with its comma. */
export function remove({ node, around }: Place): Edit {
  const siblings = around?.value.children ?? [];
  const index = siblings.indexOf(node);
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  if (after) return cut(node.offset, after.offset - node.offset);
  return before ? cut(endOf(before), endOf(node) - endOf(before)) : cut(node.offset, node.length);
}

/** Returns an edit that inserts a property or an item after another one, and the spot of the inserted text. */
export function insertAfter(place: Place, text: string) {
  const separator = separatorBefore(place);
  const end = endOf(place.node);
  const spot = { file: place.file, from: end, to: end, into: separator.length };
  return { edit: insert(end, separator + text), spot };
}

/** Returns the source text of a node. */
export function written({ file }: Place, { offset, length }: Node): string {
  return file.text.slice(offset, offset + length);
}

/** Returns an offset after all edits. Inserted text starts at the offset of its edit. */
export function moved(offset: number, edits: readonly Edit[]): number {
  const before = edits.filter((edit) => edit.offset < offset && endOf(edit) <= offset);
  return before.reduce((at, { length, text }) => at + text.length - length, offset);
}
