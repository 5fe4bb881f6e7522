import type { ConditionTerm, NodeCondition, Place } from '../../../src/studio/model.ts';
import type { Example } from '../../../src/studio/protocol.ts';
import { askedNames, type Form, type FormNode, formAt } from '../../content/check/model/forms.ts';
import { answersBefore, earlierAnswers, factsOn, readableNames } from '../../content/check/model/reads.ts';
import type { SchemaPart } from '../../content/check/model/schema-parts.ts';
import { parentOf, withAncestors } from '../../content/check/pointers.ts';
import { isObject, objectOf } from '../../content/json.ts';
import { originKey, valueAt } from '../../content/resolve.ts';
import type { FoundExample } from '../../vite/dev-content/find-example.ts';
import { contentOf, lastPart, valueAtPlace } from '../build/parts.ts';
import { rebasedData, refTo } from '../build/refs.ts';
import { conditionWords, knownNames, nameWords, unknownName, valueWords } from '../outline/conditions.ts';
import { wordsOf } from '../outline/labels.ts';
import { type LabelAt, originOf } from '../properties/origins.ts';
import type { SiteContent } from '../site-content.ts';
import { conditionPointer, isRule } from './reveals.ts';

/**
 * Returns the condition of a node.
 * @param place the place of the condition, or of a field's rule
 */
export function nodeCondition(content: SiteContent, place: Place, labelAt: LabelAt): NodeCondition {
  const at = { ...place, pointer: conditionPointer(place.pointer) ?? '' };
  const condition = valueAtPlace(content, at);
  if (at.pointer === '' || !isObject(condition)) return { place, words: '', written: place, alsoReveals: [] };
  const { file, pointer } = content.writtenAt(at);
  const origin = originOf(content, at, labelAt);
  const revealed = isRule(place.pointer)
    ? valueAtPlace(content, { ...place, pointer: parentOf(place.pointer) })
    : {};
  return {
    place,
    schema: rebasedData(valueAt(file, pointer), file.name, '') as NonNullable<NodeCondition['schema']>,
    words: conditionWords(content)(condition),
    written: { file: file.name, pointer },
    ...(origin && { origin }),
    alsoReveals: Object.keys(objectOf(revealed))
      .filter((name) => name !== lastPart(place.pointer))
      .map((name) => nameWords(content, name)),
  };
}

/** Returns the named conditions of the site, without the one at a place. */
function namedConditions(content: SiteContent, place: Place): ConditionTerm[] {
  const words = conditionWords(content);
  return [...content.files.values()].flatMap(({ kind, name: file }) => {
    const { conditions } = kind === 'fields' ? objectOf(contentOf(content, file)) : {};
    return Object.entries(objectOf(conditions)).flatMap(([name, condition]): ConditionTerm[] => {
      const pointer = `/conditions/${name}`;
      if (!isObject(condition) || (file === place.file && pointer === place.pointer)) return [];
      return [
        {
          name: refTo('', file, pointer),
          label: wordsOf(name),
          group: 'Named conditions',
          kind: 'named',
          choices: [],
          shared: { file, pointer, words: words(condition) },
        },
      ];
    });
  });
}

/**
 * Returns the form around a place: of a step, or of a page. For a field inside another one also the group or list
 * entry, which is all that its condition can read.
 */
export function readerAt(content: SiteContent, place: Place): { form?: Form; group?: FormNode } {
  const context = content.context();
  const file = content.fileOf(place.file);
  const written = originKey(content.writtenAt(place));
  const form = [...withAncestors(place.pointer), '']
    .map((at) => formAt(context, file, `${at}/schema`))
    .find((found) => found !== undefined);
  if (!form) return {};
  const isIt = ({ pointer }: SchemaPart) => originKey(context.origin(form.file, pointer)) === written;
  const node = form.nodes.find(({ fields }) => fields.get(lastPart(place.pointer))?.some(isIt));
  return node && node !== form.root ? { form, group: node } : { form };
}

/** The parts of a step that are drawn without its own answers: its summary, and the text at its end. */
const OF_FACTS = /\/(?:summary|submit)\//;

/** Returns the names that the condition at a place can read, by where they come from. A name may come from several. */
function readableAt(content: SiteContent, place: Place): [group: string, names: Iterable<string>][] {
  const context = content.context();
  const file = content.fileOf(place.file);
  const { form, group } = readerAt(content, place);
  if (group) return [['Beside it', group.fields.keys()]];
  const entry = content.writtenAt({ ...place, pointer: parentOf(place.pointer) });
  const earlier = form ? earlierAnswers(context, form) : answersBefore(context, entry.file, entry.pointer);
  return [
    ['This form', form && !OF_FACTS.test(place.pointer) ? form.root.fields.keys() : []],
    ['Earlier answers', earlier.keys()],
    ['Answers', file.kind === 'fields' ? askedNames(context) : []],
    ['Facts', form ? readableNames(context, form) : factsOn(context, file)],
  ];
}

/** Returns what the condition at a place can be about. For a field, it is the place of its rule. */
export function conditionTerms(content: SiteContent, place: Place): ConditionTerm[] {
  const known = knownNames(content);
  const found = new Map<string, ConditionTerm>();
  for (const [group, names] of readableAt(content, place))
    for (const name of names)
      if (!found.has(name)) found.set(name, { name, group, ...(known.get(name) ?? unknownName(name)) });
  if (isRule(place.pointer)) found.delete(lastPart(place.pointer));
  // a named condition reads answers and facts
  const isInside = readerAt(content, place).group !== undefined;
  const terms = [...found.values()].map((term): ConditionTerm => {
    const { step } = known.get(term.name) ?? {};
    const isAlone = [...found.values()].filter(({ label }) => label === term.label).length === 1;
    return isAlone || !step ? term : { ...term, label: `${term.label} (${step})` };
  });
  return [...terms, ...(isInside ? [] : namedConditions(content, place))];
}

/** Finds a visitor who sees a part of a page. */
export type FindExample = (page: string, pointer: string) => Promise<FoundExample | undefined>;

/**
 * Returns a visitor who sees what a condition decides about, in words. For a shared one: who sees its first use.
 * @param place the place of the condition, or of a field's rule
 */
export async function exampleAt(content: SiteContent, place: Place, find: FindExample): Promise<Example> {
  const isOnPage = content.pages.some(({ name }) => name === place.file);
  const at = isOnPage ? place : content.usesOf(content.writtenAt(place))[0];
  const found = at && (await find(at.file, at.pointer));
  if (!found) return { unknown: true };
  if ('nobody' in found) return found;
  const known = knownNames(content);
  const words = Object.entries(found.answers).map(([name, value]) => {
    const each = known.get(name);
    const texts = [value].flat().map((item) => valueWords(each, isObject(item) ? (item.name ?? item) : item));
    return `${nameWords(content, name)}: ${texts.join(', ')}`;
  });
  return { answers: words };
}
