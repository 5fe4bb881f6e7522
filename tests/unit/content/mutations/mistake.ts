import type { Node } from 'jsonc-parser';
import type { Edit } from '../../../../scripts/content/check/diagnostic.ts';
import type { ContentFile, ContentFiles } from '../../../../scripts/content/read.ts';
import type { Place } from './places.ts';

/** Returns the next random number, from 0 up to, but not including, 1. */
export type Random = () => number;

export function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}

/** The lines of a useful finding, as offsets into the original text. */
export interface Spot {
  file: ContentFile;
  from: number;
  to: number;
  /** the offset inside the inserted text, if the edit inserts the line */
  into?: number;
}

/** A mistake that an author could make at one place of the real content. */
export interface Mistake {
  place: Place;
  edits: readonly Edit[];
  /** a finding on any of these lines counts as found */
  right: readonly Spot[];
}

/** The real content, with a random generator for each place. The same place always gets the same numbers. */
export interface Content {
  files: ContentFiles;
  places: readonly Place[];
  random(place: Place): Random;
}

/** A kind of mistake: returns all such mistakes that an author could make in the content. */
export type Kind = (content: Content) => readonly Mistake[];

/** Kinds of mistakes by name. Each file in kinds/ exports some. */
export type Kinds = Readonly<Record<string, Kind>>;

type Range = Pick<Node, 'offset' | 'length'>;

export const endOf = ({ offset, length }: Range) => offset + length;

/** Returns the line at an offset, such as the start of a node. */
export const lineAt = ({ file }: Place, offset: number): Spot => ({ file, from: offset, to: offset });
export const keyLine = (place: Place) => lineAt(place, (place.key ?? place.value).offset);
export const valueLine = (place: Place) => lineAt(place, place.value.offset);

/** Returns all lines of a property or an item. */
export const allLines = ({ file, node }: Place): Spot => ({ file, from: node.offset, to: endOf(node) });

export const insert = (offset: number, text: string): Edit => ({ offset, length: 0, text });
export const cut = (offset: number, length: number): Edit => ({ offset, length, text: '' });

/** Returns an edit that replaces a value with other JSON. */
export const replace = ({ offset, length }: Range, value: unknown): Edit => {
  return { offset, length, text: JSON.stringify(value) };
};

/** Returns an edit that removes a property or an item, with its comma. */
export function remove({ node, around }: Place): Edit {
  const siblings = around?.value.children ?? [];
  const index = siblings.indexOf(node);
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  if (after) return cut(node.offset, after.offset - node.offset);
  return before ? cut(endOf(before), endOf(node) - endOf(before)) : cut(node.offset, node.length);
}

/** Returns an edit that inserts a property or an item after another one, and the spot of the inserted text. */
export function insertAfter({ file, node }: Place, text: string) {
  const indent = file.text.slice(file.text.lastIndexOf('\n', node.offset) + 1, node.offset);
  const separator = indent.trim() === '' ? `,\n${indent}` : ', ';
  const end = endOf(node);
  return { edit: insert(end, separator + text), spot: { file, from: end, to: end, into: separator.length } };
}

/** Returns the source text of a node. */
export const written = ({ file }: Place, node: Range) => file.text.slice(node.offset, endOf(node));

export function mistake(place: Place, edits: Edit | readonly Edit[], ...right: Spot[]): Mistake {
  return { place, edits: [edits].flat(), right };
}

/** Creates mistakes that replace a value, none if the new one is undefined. Also right are findings on `others`. */
export function replaced(place: Place, value: unknown, ...others: Spot[]): Mistake[] {
  return value === undefined
    ? []
    : [mistake(place, replace(place.value, value), valueLine(place), ...others)];
}

/** Creates mistakes that rename a key, none if there is no key. Also right are findings on `others`. */
export function renamed(place: Place, name: string, ...others: Spot[]): Mistake[] {
  return place.key ? [mistake(place, replace(place.key, name), keyLine(place), ...others)] : [];
}

/** Creates a kind of mistake from a function that returns the mistakes at one place. */
export function anywhere(
  make: (place: Place, content: Content) => Mistake | readonly Mistake[] | false | undefined,
): Kind {
  return (content) => content.places.flatMap((place) => make(place, content) || []);
}
