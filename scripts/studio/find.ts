import type { OutlineNode } from '../../src/studio/model.ts';
import type { Calls, Found } from '../../src/studio/protocol.ts';
import { createContext } from '../content/check/context.ts';
import { weakMemo } from '../content/memo.ts';
import { type ContentFiles, pointerParts } from '../content/read.ts';
import { type Origin, originKey } from '../content/resolve.ts';
import { createLabels } from './outline/label-at.ts';
import { usesOf } from './properties/origins.ts';
import { siteNames, type View } from './site-content.ts';

/** The most results to show: an author who sees more types another letter. */
const MOST = 200;

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

/** Finds texts that visitors read, names of fields and files, each with where visitors read it. */
export function findIn(
  { content, outline }: View,
  { text: wanted, wholeWords }: Calls['find']['request'],
): Calls['find']['response'] {
  const { source, flags } = patternOf(wanted, wholeWords);
  // the matches stay among the parts
  const parting = new RegExp(`(${source})`, flags);
  const found = new Map<string, Found>();
  const add = (kind: Found['kind'], text: string, { file, pointer }: OutlineNode['written']) => {
    const parts = text.split(parting);
    const written = { file, pointer };
    if (parts.length > 1) found.set(`${kind} ${file}#${pointer}`, { kind, text, parts, written, uses: [] });
  };
  for (const { file, pointer, text } of textsIn(content.files))
    add('text', text, { file: file.name, pointer });
  const visit = ({ kind, pointer, written, children }: OutlineNode) => {
    if (kind === 'field') add('name', pointerParts(pointer).at(-1) ?? '', written);
    children.forEach(visit);
  };
  outline.forEach(visit);
  for (const { name } of content.files.values()) add('file', name, { file: name, pointer: '' });
  const { labelAt } = createLabels(outline);
  const shown = [...found.values()].slice(0, MOST);
  return {
    count: found.size,
    found: shown.map((each) => ({ ...each, uses: usesOf(content, each.written, labelAt) })),
  };
}
