import { weakMemo } from '../../memo.ts';
import type { ContentFile } from '../../read.ts';
import type { Origin } from '../../resolve.ts';
import { closest } from '../did-you-mean.ts';
import type { CheckContext } from '../rule.ts';
import { type LostName, lostNames } from './lost-names.ts';
import { placeholderNames } from './placeholder-names.ts';
import { siteNames } from './site-names.ts';
import type { Text } from './texts.ts';

/** A link in Markdown to a document of the insurer: its address is a name in braces. */
const TO_DOCUMENT = /(?<=\]\()\{(\w+)\}(?=\))/g;

const NAME = /\{(\w+)\}/g;

/** What a text names in braces. */
export interface Named {
  /** the text without its links' addresses that name documents */
  words: string;
  names: readonly string[];
  documents: readonly string[];
}

const found = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

export function namedIn({ kind, text }: Text): Named {
  const documents = kind === 'markdown' ? found(text, TO_DOCUMENT) : [];
  const words = documents.length > 0 ? text.replace(TO_DOCUMENT, '#') : text;
  return { words, names: found(words, NAME), documents };
}

interface TextOfFile {
  file: ContentFile;
  text: Text;
  origin: Origin;
}

/** Every text of content that has a brace. */
const textsWithNames = weakMemo(({ parsed, texts, origin }: CheckContext): readonly TextOfFile[] =>
  parsed.flatMap((file) =>
    texts(file)
      .filter(({ text }) => text.includes('{'))
      .map((text) => ({ file, text, origin: origin(file, text.pointer) })),
  ),
);

/** Returns the insurer's facts that texts name, and names that nothing fills, with the name that was probably meant. */
const lostFacts = weakMemo((context: CheckContext): readonly LostName[] => {
  const { facts } = siteNames(context);
  const uses = textsWithNames(context).flatMap(({ file, text, origin }) => {
    const known = placeholderNames(context, file, text);
    const names = namedIn(text).names.filter((name) => facts.has(name) || (known && !known.has(name)));
    return names.map((name) => ({ name, origin }));
  });
  return lostNames(uses, new Set(facts.keys()));
});

/** Facts of the insurer whose own name is misspelt, by the name that several texts agree on. */
export const misspeltFacts = weakMemo(
  (context: CheckContext): ReadonlyMap<string, LostName & { meant: string }> =>
    new Map(
      lostFacts(context).flatMap((lost) =>
        lost.isMisspeltThere && lost.meant !== undefined ? [[lost.name, { ...lost, meant: lost.meant }]] : [],
      ),
    ),
);

/** The facts and documents that texts name, and those that a misspelt name most likely meant. */
export function namedBySite(context: CheckContext): {
  facts: ReadonlySet<string>;
  documents: ReadonlySet<string>;
} {
  const named = textsWithNames(context).map(({ text }) => namedIn(text));
  const meant = lostFacts(context).flatMap((lost) => lost.meant ?? []);
  const documents = named.flatMap(({ documents: names }) => names);
  const known = siteNames(context).documents;
  const lost = documents.filter((name) => !known.has(name));
  return {
    facts: new Set([...named.flatMap(({ names }) => names), ...meant]),
    documents: new Set([...documents, ...lost.flatMap((name) => closest(name, known.keys()) ?? [])]),
  };
}
