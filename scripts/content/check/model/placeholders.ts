import { isObject } from '../../json.ts';
import { weakMemo } from '../../memo.ts';
import { type ContentFile, pointerParts } from '../../read.ts';
import type { Origin } from '../../resolve.ts';
import { closest } from '../did-you-mean.ts';
import type { CheckContext } from '../rule.ts';
import { failingKeywords } from './failing-keywords.ts';
import { type Form, type FormNode, factsReadBy } from './forms.ts';
import { fieldsOf } from './schema-parts.ts';
import { namesEverywhere, siteNames } from './site.ts';
import type { Placeholders, Text } from './texts.ts';
import { findUnknownNames, type UnknownName } from './unknown-names.ts';

/** A link in Markdown to a document of the insurer: its address is a name in braces. */
const TO_DOCUMENT = /(?<=\]\()\{(\w+)\}(?=\))/g;

const NAME = /\{(\w+)\}/g;

/** The names that a text has in braces. */
interface Named {
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
const lostFacts = weakMemo((context: CheckContext): readonly UnknownName[] => {
  const { facts } = siteNames(context);
  const uses = textsWithNames(context).flatMap(({ file, text, origin }) => {
    const known = placeholderNames(context, file, text);
    const names = namedIn(text).names.filter((name) => facts.has(name) || (known && !known.has(name)));
    return names.map((name) => ({ name, origin }));
  });
  return findUnknownNames(uses, new Set(facts.keys()));
});

/** Facts of the insurer whose own name is misspelt, by the name that several texts agree on. */
export const misspeltFacts = weakMemo(
  (context: CheckContext): ReadonlyMap<string, UnknownName & { meant: string }> =>
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

/** The keywords whose error says what their limit is. */
const WITH_LIMIT = /^(?:m(?:in|ax)(?:Length|Items|Properties|imum)|exclusiveM(?:in|ax)imum)$/;

const isWithin = (pointer: string, outer: string) => pointer.startsWith(`${outer}/`);

/** The form and the field that a place belongs to, or whether it belongs to one that cannot be understood. */
interface Location {
  form: Form | undefined;
  node: FormNode | undefined;
  isUnclear: boolean;
}

function innermost<Item extends { pointer: string }>(
  items: readonly Item[],
  pointer: string,
): Item | undefined {
  const around = items.filter((item) => isWithin(pointer, item.pointer));
  return around.toSorted((a, b) => b.pointer.length - a.pointer.length)[0];
}

function locationOf(context: CheckContext, file: ContentFile, pointer: string): Location {
  const form = innermost(context.forms(file), pointer);
  const node = form && innermost(form.nodes, pointer);
  const schemas = context.marked(file, 'FormSchema').map((schema) => schema.pointer);
  const isInForm = schemas.some(
    (at) => at.endsWith('/schema') && isWithin(pointer, at.replace(/\/schema$/, '')),
  );
  return { form, node, isUnclear: !form && isInForm };
}

/** Returns the values that an error of a keyword comes with. */
function reportedBy(keyword: string, { schemas }: FormNode): string[] {
  if (keyword === 'dateRange') {
    const ranges = schemas.flatMap(({ schema }) => (isObject(schema.dateRange) ? [schema.dateRange] : []));
    return ['min', 'max'].filter((bound) => ranges.every((range) => range[bound] !== undefined));
  }
  return WITH_LIMIT.test(keyword) ? ['limit'] : [];
}

/** Returns the names that a message may use; undefined for one that never shows, which another rule reports. */
function inMessage(node: FormNode, pointer: string): string[] | undefined {
  const [keyword] = pointerParts(pointer.slice(`${node.pointer}/ui:messages`.length));
  const failing = failingKeywords(node);
  if (keyword !== undefined) return failing.has(keyword) ? reportedBy(keyword, node) : undefined;
  const [first = [], ...others] = [...failing].map((each) => reportedBy(each, node));
  // one text for all rules may name what each of them tells
  return first.filter((name) => others.every((names) => names.includes(name)));
}

function namesFrom(
  placeholders: Placeholders,
  context: CheckContext,
  { file, pointer }: { file: ContentFile; pointer: string },
): readonly string[] | undefined {
  if (typeof placeholders !== 'string') return placeholders;
  const { form, node, isUnclear } = locationOf(context, file, pointer);
  if (placeholders === 'facts') {
    if (form) return factsReadBy(context, form);
    // what is defined for others may name any; beside a page's forms no facts are told
    return isUnclear || !file.kind?.endsWith('-page') ? [...context.names.facts] : [];
  }
  if (!node) return undefined;
  if (placeholders === 'rule') return inMessage(node, pointer);
  const items = node.fields.get('items');
  return items && [...fieldsOf(items).keys()];
}

/** The names that a text may have in braces; undefined where that cannot be told. */
export function placeholderNames(
  context: CheckContext,
  file: ContentFile,
  { placeholders, pointer }: Text,
): ReadonlySet<string> | undefined {
  const names = placeholders.map((each) => namesFrom(each, context, { file, pointer }));
  if (names.includes(undefined)) return undefined;
  return new Set([...namesEverywhere(context), ...names.flatMap((each) => each ?? [])]);
}
