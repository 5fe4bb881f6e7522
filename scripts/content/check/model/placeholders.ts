import { PLACEHOLDER } from '../../../../src/engine/fill.ts';
import { isOtherAnswer } from '../../comparisons.ts';
import { isObject, objectOf } from '../../json.ts';
import { weakMemo } from '../../memo.ts';
import { pointerParts } from '../../read.ts';
import { valueIn } from '../../resolve.ts';
import { closest } from '../did-you-mean.ts';
import { isInside, withAncestors } from '../pointers.ts';
import type { CheckContext } from '../rule.ts';
import { failingKeywords } from './failing-keywords.ts';
import { answerNames, type FormNode } from './forms.ts';
import { namesReadBy } from './reads.ts';
import { fieldsOf } from './schema-parts.ts';
import { globalPlaceholders, siteNames } from './site.ts';
import type { Placeholders, Text } from './texts.ts';
import { unclearNames } from './unclear-names.ts';
import { findUnknownNames, type UnknownName } from './unknown-names.ts';

/** A Markdown link to one of the insurer's documents. Its address is a name in braces. */
const TO_DOCUMENT = /(?<=\]\()\{(\w+)\}(?=\))/g;

const matches = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

/** Returns the placeholders and documents that a text names, and the text without the addresses of documents. */
export function namedIn({ kind, text }: Text): { words: string; names: string[]; documents: string[] } {
  const documents = kind === 'markdown' ? matches(text, TO_DOCUMENT) : [];
  const words = documents.length > 0 ? text.replace(TO_DOCUMENT, '#') : text;
  return { words, names: matches(words, PLACEHOLDER), documents };
}

/** Returns the placeholders of a text, each with its text for a missing value. */
export function placeholdersIn(text: Text): { name: string; otherwise: string | undefined }[] {
  return [...namedIn(text).words.matchAll(PLACEHOLDER)].map(([, name = '', otherwise]) => ({
    name,
    otherwise,
  }));
}

const textsWithNames = weakMemo(({ parsed, texts }: CheckContext): readonly Text[] =>
  parsed.flatMap((file) => texts(file).filter(({ text }) => text.includes('{'))),
);

/** Returns the placeholders in texts that are neither a fact of the insurer nor any other known name. */
export const unknownFacts = weakMemo((context: CheckContext): readonly UnknownName[] => {
  const { facts } = siteNames(context);
  const uses = textsWithNames(context).flatMap((text) => {
    const known = placeholderNames(context, text);
    const names = namedIn(text).names.filter((name) => facts.has(name) || (known && !known.has(name)));
    return names.map((name) => ({ name, origin: text.origin }));
  });
  return findUnknownNames(uses, new Set(facts.keys()));
});

/** Returns the facts and documents that texts name, and the ones that misspelt names most likely mean. */
export function namedBySite(context: CheckContext): Record<'facts' | 'documents', ReadonlySet<string>> {
  const named = textsWithNames(context).map(namedIn);
  const meant = unknownFacts(context).flatMap((unknown) => unknown.meant ?? []);
  const documents = named.flatMap(({ documents: names }) => names);
  const known = siteNames(context).documents;
  const misspelt = documents.filter((name) => !known.has(name));
  return {
    facts: new Set([...named.flatMap(({ names }) => names), ...meant]),
    documents: new Set([...documents, ...misspelt.flatMap((name) => closest(name, known.keys()) ?? [])]),
  };
}

const WITH_LIMIT =
  /^(?:m(?:in|ax)(?:Length|Items|Properties|imum)|(?:exclusive|format|formatExclusive)M(?:in|ax)imum|multipleOf)$/;

/** Returns the innermost of the items around a place. */
export function innermost<Item extends { pointer: string }>(items: readonly Item[], pointer: string) {
  const around = items.filter((item) => isInside(pointer, item.pointer));
  return around.toSorted((a, b) => b.pointer.length - a.pointer.length)[0];
}

function valuesOf(keyword: string, { schemas }: FormNode): string[] {
  if (keyword === 'dateRange') {
    const ranges = schemas.flatMap(({ schema }) => (isObject(schema.dateRange) ? [schema.dateRange] : []));
    return ['min', 'max'].filter((bound) => ranges.every((range) => range[bound] !== undefined));
  }
  const isCompared = schemas.some(({ schema }) => isOtherAnswer(schema[keyword]));
  return isCompared || WITH_LIMIT.test(keyword) ? ['limit'] : [];
}

/** Returns the placeholders that a message can use, or undefined if it never shows. message-keyword reports that. */
function inMessage(node: FormNode, pointer: string): string[] | undefined {
  const [keyword] = pointerParts(pointer.slice(`${node.pointer}/ui:messages`.length));
  const failing = failingKeywords(node);
  if (keyword !== undefined) return failing.has(keyword) ? valuesOf(keyword, node) : undefined;
  // one text for all keywords can use only the values that all of them have
  const [first = [], ...others] = [...failing].map((each) => valuesOf(each, node));
  return first.filter((name) => others.every((names) => names.includes(name)));
}

/** Returns the names that one kind of placeholder allows, or undefined if they are not known. */
function namesFrom(placeholders: Placeholders, context: CheckContext, text: Text) {
  const { file, pointer } = text;
  if (typeof placeholders !== 'string') return placeholders;
  const form = innermost(context.forms(file), pointer);
  if (placeholders === 'facts') {
    if (form) return namesReadBy(context, form);
    const { value } = context.resolved(file);
    const isInInvalidForm = ['', ...withAncestors(pointer)].some(
      (at) => 'uiSchema' in objectOf(valueIn(value, at)),
    );
    // it is not known which answers a step that is not valid can read
    if (isInInvalidForm)
      return [...answerNames(context), ...namedIn(text).names.filter(unclearNames(context))];
    // a shared text can use any fact; a page has no facts outside its forms
    return file.kind?.endsWith('-page') ? [] : [...context.names.facts];
  }
  const node = form && innermost(form.nodes, pointer);
  if (!node) return undefined;
  if (placeholders === 'rule') return inMessage(node, pointer);
  const items = node.fields.get('items');
  return items && [...fieldsOf(items).keys()];
}

/** Returns the placeholders that a text can use, or undefined if they are not known. */
export function placeholderNames(context: CheckContext, text: Text): ReadonlySet<string> | undefined {
  const names = text.placeholders.map((each) => namesFrom(each, context, text));
  if (names.includes(undefined)) return undefined;
  return new Set([...globalPlaceholders(context), ...names.flatMap((each) => each ?? [])]);
}
