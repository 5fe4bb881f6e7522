import type { OutlineNode, Place, UsedBy } from '../../src/studio/model.ts';
import { createContext } from '../content/check/context.ts';
import { weakMemo } from '../content/memo.ts';
import { type ContentFiles, pointerParts } from '../content/read.ts';
import { type Origin, originKey } from '../content/resolve.ts';
import { createLabels } from './outline/label-at.ts';
import { usesOf } from './properties/origins.ts';
import { siteNames, type View } from './site-content.ts';

/** The most results to show: an author who sees more types another letter. */
const MOST = 200;

export interface Wanted {
  text: string;
  wholeWords: boolean;
}

/** A text that visitors read, the name of a field, or the name of a file, with the searched text in it. */
export interface Found {
  kind: 'text' | 'name' | 'file';
  text: string;
  /** The text in parts. Every second one is a match. */
  parts: readonly string[];
  written: Place;
  /** The places where visitors read it. */
  uses: readonly UsedBy[];
}

/** Returns each text of the content that visitors read, and each address of a link, once: where it is written. */
export const textsIn = weakMemo((files: ContentFiles): (Origin & { text: string })[] => {
  const context = createContext(files, siteNames());
  const all = context.parsed.flatMap((file) => context.texts(file)).filter(({ kind }) => kind !== 'unread');
  return [
    ...new Map(all.map(({ origin, text }) => [originKey(origin), { ...origin, text }] as const)).values(),
  ];
});

/** Returns the pattern of a text, in upper or lower case, with straight or curly quotation marks. */
export function patternOf(text: string, wholeWords: boolean): RegExp {
  const escaped = text
    .replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replaceAll(/['‘’]/g, "['‘’]")
    .replaceAll(/["“”]/g, '["“”]');
  return new RegExp(wholeWords ? `(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])` : escaped, 'giu');
}

const fieldsIn = (nodes: readonly OutlineNode[]): OutlineNode[] =>
  nodes.flatMap((node) => [...(node.kind === 'field' ? [node] : []), ...fieldsIn(node.children)]);

/** Finds texts that visitors read, names of fields and files, each with where visitors read it. Counts all. */
export function findIn({ content, outline }: View, { text: wanted, wholeWords }: Wanted) {
  // the matches stay among the parts
  const parting = new RegExp(`(${patternOf(wanted, wholeWords).source})`, 'giu');
  const found = new Map<string, Omit<Found, 'uses'>>();
  const add = (kind: Found['kind'], text: string, file: string, pointer: string) => {
    const parts = text.split(parting);
    if (parts.length > 1)
      found.set(`${kind} ${file}#${pointer}`, { kind, text, parts, written: { file, pointer } });
  };
  for (const { file, pointer, text } of textsIn(content.files)) add('text', text, file.name, pointer);
  for (const { pointer, written } of fieldsIn(outline))
    add('name', pointerParts(pointer).at(-1) ?? '', written.file, written.pointer);
  for (const { name } of content.files.values()) add('file', name, name, '');
  const { labelAt } = createLabels(outline);
  const shown = [...found.values()].slice(0, MOST);
  return {
    count: found.size,
    found: shown.map((each): Found => ({ ...each, uses: usesOf(content, each.written, labelAt) })),
  };
}
