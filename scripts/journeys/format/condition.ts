import { isOtherAnswer } from '../../content/comparisons.ts';
import { isObject, type JsonObject, objectOf } from '../../content/json.ts';
import { groupsOf } from '../../groups-of.ts';
import { formatList, formatValue } from './texts.ts';

/** Formats a value of a name such as `coverType` or `visaType’s isSupported`. */
export type FormatValue = (name: string, value: unknown) => string;

type Logic =
  | { word: 'and' | 'or'; parts: readonly Logic[] }
  | { word?: undefined; name: string; is: string; isNot: string };

const LIMITS: Readonly<Record<string, readonly [is: string, isNot: string]>> = {
  formatMinimum: ['is at the earliest', 'is before'],
  formatMaximum: ['is at the latest', 'is after'],
  formatExclusiveMinimum: ['is after', 'is at the latest'],
  formatExclusiveMaximum: ['is before', 'is at the earliest'],
  minimum: ['is at least', 'is less than'],
  maximum: ['is at most', 'is more than'],
  exclusiveMinimum: ['is more than', 'is at most'],
  exclusiveMaximum: ['is less than', 'is at least'],
  minLength: ['has a length of at least', 'has a length below'],
  maxLength: ['has a length of at most', 'has a length above'],
  minItems: ['has a number of entries of at least', 'has a number of entries below'],
  maxItems: ['has a number of entries of at most', 'has a number of entries above'],
  pattern: ['is like', 'is not like'],
  format: ['is a', 'is not a'],
};

/** Returns the name of the other answer that a value stands for. */
const otherName = (value: unknown): string | undefined =>
  isOtherAnswer(value) ? value.$data.split('/').at(-1) : undefined;

const objects = (value: unknown): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : []);

const isKnown = (name: string): Logic => ({ name, is: 'is known', isNot: 'is not known' });

function join(word: 'and' | 'or', parts: readonly Logic[]): Logic {
  const flat = parts.flatMap((part) => (part.word === word ? part.parts : [part]));
  return flat.length === 1 && flat[0] ? flat[0] : { word, parts: flat };
}

function negate(logic: Logic): Logic {
  if (!logic.word) return { name: logic.name, is: logic.isNot, isNot: logic.is };
  return join(logic.word === 'and' ? 'or' : 'and', logic.parts.map(negate));
}

function formatLogic(logic: Logic, isInside = false): string {
  if (!logic.word) return `${logic.name} ${logic.is}`;
  const { word, parts } = logic;
  const textOf = (part: Logic) => (part.word ? formatLogic(part, true) : part.name);
  const byVerb = groupsOf(parts, (part) => (part.word ? '' : part.is));
  const formatted = [...byVerb].flatMap(([is, same]) => {
    const texts = same.map(textOf);
    const verb = word === 'and' && texts.length > 1 ? is.replace(/^is\b/, 'are') : is;
    return is === '' ? texts : [`${formatList([...new Set(texts)], word)} ${verb}`];
  });
  const text = formatList(formatted, word);
  return isInside && formatted.length > 1 ? `(${text})` : text;
}

function combined(schema: JsonObject, logicOf: (part: JsonObject) => Logic): Logic[] {
  const choices = [schema.anyOf, schema.oneOf].map(objects).filter((list) => list.length > 0);
  return [
    ...objects(schema.allOf).map(logicOf),
    ...choices.map((list) => join('or', list.map(logicOf))),
    ...(isObject(schema.not) ? [negate(logicOf(schema.not))] : []),
  ];
}

function ofValue(name: string, schema: JsonObject, format: FormatValue): Logic[] {
  const choices = Array.isArray(schema.enum) ? schema.enum : 'const' in schema ? [schema.const] : [];
  const formatted = choices.map((value) => otherName(value) ?? format(name, value));
  const among = formatList(formatted, 'or');
  const items = [schema.items, schema.contains].filter(isObject);
  const inside = items.flatMap((item) => ofValue(name, item, format));
  // omit `minItems` if there is a condition on an item, because the list is not empty then
  const limits = Object.entries(LIMITS).filter(
    ([keyword]) => keyword in schema && (keyword !== 'minItems' || inside.length === 0),
  );
  return [
    ...(choices.length > 0 ? [{ name, is: `is ${among}`, isNot: `is not ${among}` }] : []),
    ...limits.map(([keyword, [is, isNot]]) => {
      const limit = otherName(schema[keyword]) ?? formatValue(schema[keyword]);
      return { name, is: `${is} ${limit}`, isNot: `${isNot} ${limit}` };
    }),
    ...inside,
    ...ofObject(schema, format, (part) => `${name}’s ${part}`),
    ...combined(schema, (part) => join('and', ofValue(name, part, format))),
  ];
}

function ofObject(schema: JsonObject, format: FormatValue, nameOf: (name: string) => string): Logic[] {
  const required: unknown[] = Array.isArray(schema.required) ? schema.required : [];
  const asked = Object.entries(objectOf(schema.properties)).flatMap(([name, part]) => {
    const all = ofValue(nameOf(name), objectOf(part), format);
    return all.length > 0 ? [{ name, all: join('and', all) }] : [];
  });
  const others = required.filter((name) => asked.every((each) => each.name !== name));
  return [
    ...asked.map(({ name, all }) =>
      required.includes(name) ? all : join('or', [all, negate(isKnown(nameOf(name)))]),
    ),
    ...others.map((name) => isKnown(nameOf(String(name)))),
  ];
}

/**
 * Formats a condition as text: coverType is D or F.
 * @param nameOf returns what to call an answer or a fact. `format` gets this too
 */
export function formatCondition(
  schema: JsonObject,
  format: FormatValue = (_, value) => formatValue(value),
  nameOf: (name: string) => string = (name) => name,
): string {
  const logicOf = (part: JsonObject): Logic =>
    join('and', [...ofObject(part, format, nameOf), ...combined(part, logicOf)]);
  return formatLogic(logicOf(schema)) || 'nothing';
}
