import { setImmediate } from 'node:timers/promises';
import type { OutlineNode } from '../../src/studio/model.ts';
import { placeKey } from '../../src/studio/places.ts';
import { createContext } from '../content/check/context.ts';
import { blank, type Text, textWithoutMarkup } from '../content/check/model/texts.ts';
import { weakMemo } from '../content/memo.ts';
import { type ContentFiles, pointerParts } from '../content/read.ts';
import { type Origin, originKey } from '../content/resolve.ts';
import { createLabels } from './outline/labels.ts';
import { usesOf } from './properties/origins.ts';
import { siteNames, type View } from './site-content.ts';

/** The most results to show: an author who sees more types another letter. */
const MOST = 200;

export interface Wanted {
  text: string;
  wholeWords: boolean;
}

/** Returns a text with blanks for what no reader sees: names in braces, HTML tags and the addresses of links. */
function wordsIn(text: Text): string {
  return text.kind === 'link' ? blank(text.text) : textWithoutMarkup(text).replace(/\{\w+/g, blank);
}

/** Returns each text of the content that visitors read, and each address of a link, once: where it is written. */
export const textsIn = weakMemo((files: ContentFiles): (Origin & { text: string; words: string })[] => {
  const context = createContext(files, siteNames());
  const all = context.parsed.flatMap((file) => context.texts(file)).filter(({ kind }) => kind !== 'unread');
  const found = all.map((text) => {
    return [originKey(text.origin), { ...text.origin, text: text.text, words: wordsIn(text) }] as const;
  });
  return [...new Map(found).values()];
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

/** A text that visitors read, the name of a field, or the name of a file, with the searched text in it. */
export type Found = ReturnType<typeof findIn>['found'][number];

/** Finds the texts of each file, with a pause for other calls after each: the first search of large content takes seconds. */
export async function prepareTexts(files: ContentFiles): Promise<void> {
  const context = createContext(files, siteNames());
  for (const file of context.parsed) {
    context.texts(file);
    await setImmediate();
  }
}

/**
 * Finds texts that visitors read, names of fields and files, each with where visitors read it. Counts all.
 * `canReplace` is true if the wanted text is in the words of a text.
 */
export function findIn({ content, outline }: View, { text: wanted, wholeWords }: Wanted) {
  // the matches stay among the parts: every second one is a match
  const pattern = patternOf(wanted, wholeWords);
  const parting = new RegExp(`(${pattern.source})`, 'giu');
  const all = [
    ...textsIn(content.files).map(({ file, pointer, text, words }) => {
      const canReplace = words.search(pattern) >= 0;
      return { kind: 'text' as const, text, canReplace, written: { file: file.name, pointer } };
    }),
    ...fieldsIn(outline).map(({ pointer, written: { file, pointer: at } }) => {
      return {
        kind: 'name' as const,
        canReplace: false,
        text: pointerParts(pointer).at(-1) ?? '',
        written: { file, pointer: at },
      };
    }),
    ...[...content.files.values()].map(({ name }) => {
      return { kind: 'file' as const, text: name, canReplace: false, written: { file: name, pointer: '' } };
    }),
  ].flatMap((each) => {
    const parts = each.text.split(parting);
    return parts.length > 1 ? { ...each, parts } : [];
  });
  const found = [...new Map(all.map((each) => [each.kind + placeKey(each.written), each])).values()];
  const { labelAt } = createLabels(outline);
  return {
    count: found.length,
    found: found.slice(0, MOST).map((each) => ({ ...each, uses: usesOf(content, each.written, labelAt) })),
  };
}
