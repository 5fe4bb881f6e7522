import { isObject, type JsonObject } from '../../content/json.ts';
import { formatList, formatValue } from './texts.ts';

/** Formats a value of a name, as `coverType` or as `visaType’s isSupported`. */
export type FormatValue = (name: string, value: unknown) => string;

interface Demand {
  name: string;
  is: string;
  isNot: string;
}

type Logic = { all: readonly Logic[] } | { any: readonly Logic[] } | Demand;

const LIMITS: Readonly<Record<string, readonly [is: string, isNot: string]>> = {
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

const objects = (value: unknown): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : []);
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

const isKnown = (name: string): Demand => ({ name, is: 'is known', isNot: 'is not known' });

function negate(logic: Logic): Logic {
  if ('all' in logic) return { any: logic.all.map(negate) };
  if ('any' in logic) return { all: logic.any.map(negate) };
  return { ...logic, is: logic.isNot, isNot: logic.is };
}

function flatten(logic: Logic): Logic {
  if ('is' in logic) return logic;
  const isAll = 'all' in logic;
  const parts = (isAll ? logic.all : logic.any).map(flatten).flatMap((part): readonly Logic[] => {
    if (isAll) return 'all' in part ? part.all : [part];
    return 'any' in part ? part.any : [part];
  });
  if (parts.length === 1 && parts[0]) return parts[0];
  return isAll ? { all: parts } : { any: parts };
}

function formatParts(parts: readonly Logic[], word: 'and' | 'or'): string[] {
  const groups = new Map<string, string[]>();
  for (const part of parts) {
    const [is, text] = 'is' in part ? [part.is, part.name] : ['', formatLogic(part, true)];
    groups.set(is, [...(groups.get(is) ?? []), text]);
  }
  return [...groups].flatMap(([is, names]) => {
    if (is === '') return names;
    const verb = word === 'and' && names.length > 1 ? is.replace(/^is\b/, 'are') : is;
    return [`${formatList([...new Set(names)], word)} ${verb}`];
  });
}

function formatLogic(logic: Logic, isInside: boolean): string {
  if ('is' in logic) return `${logic.name} ${logic.is}`;
  const [parts, word] = 'all' in logic ? [logic.all, 'and' as const] : [logic.any, 'or' as const];
  const formatted = formatParts(parts, word);
  const text = formatList(formatted, word);
  return isInside && formatted.length > 1 ? `(${text})` : text;
}

function combined(schema: JsonObject, logicOf: (part: JsonObject) => Logic): Logic[] {
  const choices = [schema.anyOf, schema.oneOf].map(objects).filter((list) => list.length > 0);
  return [
    ...objects(schema.allOf).map(logicOf),
    ...choices.map((list) => ({ any: list.map(logicOf) })),
    ...(isObject(schema.not) ? [negate(logicOf(schema.not))] : []),
  ];
}

function ofValue(name: string, schema: JsonObject, format: FormatValue): Logic[] {
  const choices = Array.isArray(schema.enum) ? schema.enum : 'const' in schema ? [schema.const] : [];
  const among = formatList(
    choices.map((value) => format(name, value)),
    'or',
  );
  const inside = [schema.items, schema.contains]
    .filter(isObject)
    .flatMap((item) => ofValue(name, item, format));
  // a list of which an item is asked something is not empty anyway
  const limits = Object.entries(LIMITS).filter(
    ([keyword]) => keyword in schema && (keyword !== 'minItems' || inside.length === 0),
  );
  return [
    ...(choices.length > 0 ? [{ name, is: `is ${among}`, isNot: `is not ${among}` }] : []),
    ...limits.map(([keyword, [is, isNot]]) => {
      const limit = formatValue(schema[keyword]);
      return { name, is: `${is} ${limit}`, isNot: `${isNot} ${limit}` };
    }),
    ...inside,
    ...ofObject(schema, format, (part) => `${name}’s ${part}`),
    ...combined(schema, (part) => ({ all: ofValue(name, part, format) })),
  ];
}

function ofObject(schema: JsonObject, format: FormatValue, nameOf: (name: string) => string): Logic[] {
  const required = texts(schema.required);
  const asked = Object.entries(isObject(schema.properties) ? schema.properties : {}).map(([name, part]) => ({
    name,
    all: isObject(part) ? ofValue(nameOf(name), part, format) : [],
  }));
  const spoken = asked.filter(({ all }) => all.length > 0);
  const silent = required.filter((name) => spoken.every((each) => each.name !== name));
  return [
    ...spoken.map(
      ({ name, all }): Logic =>
        required.includes(name) ? { all } : { any: [{ all }, negate(isKnown(nameOf(name)))] },
    ),
    ...silent.map((name) => isKnown(nameOf(name))),
  ];
}

/** Formats what a condition asks: coverType is D or F. */
export function formatCondition(
  schema: JsonObject,
  format: FormatValue = (_, value) => formatValue(value),
): string {
  const logicOf = (part: JsonObject): Logic => ({
    all: [...ofObject(part, format, (name) => name), ...combined(part, logicOf)],
  });
  return formatLogic(flatten(logicOf(schema)), false) || 'nothing';
}
