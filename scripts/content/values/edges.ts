import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { addYears } from 'date-fns/addYears';
import { isDay, localDate } from '../../../src/engine/days.ts';
import { type DateBound, isoDay, resolveBound } from '../../../src/engine/validators/date-range.ts';
import { FORMAT_LIMITS, hasComparisons, standingAlone, withAnswersOutside } from '../comparisons.ts';
import { isObject, type JsonObject, listOf, objectOf } from '../json.ts';
import { textMemo } from '../memo.ts';
import { valueIn } from '../resolve.ts';
import { patternTexts } from './pattern-texts.ts';
import { isValid } from './validators.ts';

/** The keywords of texts, numbers and lists. */
export const TEXT_KEYWORDS = ['pattern', 'minLength', 'maxLength'];
export const NUMBER_KEYWORDS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];
export const LIST_KEYWORDS = ['items', 'minItems', 'maxItems', 'contains', 'uniqueItems'];

const TYPED = 'Maria,maria@example.com,0412345678,2000,123456,AB123456,A, ,!,-,'.split(',');
/** A length that no real limit exceeds. */
export const LONGEST_TEXT = 100_000;
/** Creates only a few texts above this length, because each takes memory. */
const LONG_TEXT = 1000;
const LONGEST_LIST = 1000;
/** The maximum number of values that are compared with each other in a row. */
const MAX_ROUNDS = 5;

/** Returns each value once, in order. Compares objects and lists by their content. */
export function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

/** Returns a schema and all schemas inside it that describe the same value, at every depth. */
export function sameValueSchemas(schema: JsonObject): JsonObject[] {
  const { allOf, anyOf, oneOf, then, else: otherwise, if: condition, not } = schema;
  const lists = [allOf, anyOf, oneOf].flatMap(listOf);
  const inner = [...lists, then, otherwise, condition, not].filter(isObject);
  return [schema, ...inner.flatMap(sameValueSchemas)];
}

/** Returns the values that a schema names: its examples, default and choices. */
export function namedValues(schema: JsonObject): unknown[] {
  const single = ['default', 'const'].filter((keyword) => keyword in schema);
  return [...listOf(schema.examples), ...single.map((keyword) => schema[keyword]), ...listOf(schema.enum)];
}

/** Returns true if a schema describes values of a type: it names the type or uses one of its keywords. */
export function isAbout(schema: JsonObject, types: readonly string[], keywords: readonly string[]): boolean {
  const named = [schema.type].flat();
  return named.some((type) => types.includes(String(type))) || keywords.some((keyword) => keyword in schema);
}

const numbersAt = (schema: JsonObject, keywords: readonly string[]) =>
  keywords.map((keyword) => schema[keyword]).filter((value) => typeof value === 'number');

const lengthsAround = (schema: JsonObject, least: string, most: string) => [
  ...numbersAt(schema, [least]).flatMap((min) => [min, min - 1]),
  ...numbersAt(schema, [most]).flatMap((max) => [max, max + 1]),
];

/** Returns a calculated number with the digits that people write: 3 * 0.1 as 0.3. */
export const plainNumber = (value: number) => Number(value.toPrecision(12));

function numberEdges(schema: JsonObject): number[] {
  const limits = numbersAt(schema, NUMBER_KEYWORDS.slice(0, 4));
  const nearest = (step: number) =>
    limits.flatMap((limit) => [Math.floor(limit / step) * step, Math.ceil(limit / step) * step]);
  const around = limits.flatMap((limit) => [limit, limit - 1, limit + 1]);
  const stepped = numbersAt(schema, ['multipleOf']).flatMap((step) => {
    const multiples = [...nearest(step), step, 2 * step];
    // between two multiples, and also a whole number if there is one
    const between = [step / 2, 1].filter((part) => part < step);
    return [...multiples, ...between.flatMap((part) => [part, ...multiples.map((each) => each + part)])];
  });
  // a realistic age is first, if the limits allow it
  return [34, ...around, ...nearest(1), ...stepped.map(plainNumber), 1, 0, 1.5];
}

export const isDateBound = (bound: unknown): bound is DateBound =>
  isObject(bound) && (bound.from === 'today' || bound.from === 'startOfMonth');

function dateEdges({ dateRange, ...schema }: JsonObject): string[] {
  const now = new Date();
  // the birthdays of an adult and a child, and future days: what most date fields ask for
  const likely = [addYears(now, -30), addYears(now, -5), addMonths(now, 1), addYears(now, 1), now];
  const { min, max } = objectOf(dateRange);
  const limits = FORMAT_LIMITS.map((keyword) => schema[keyword]);
  const edges = [
    ...[min, max].filter(isDateBound).map((bound) => resolveBound(bound, now)),
    ...limits.filter((limit) => typeof limit === 'string' && isDay(limit)).map(String),
  ];
  const around = edges.map(localDate).flatMap((edge) => [edge, addDays(edge, -1), addDays(edge, 1)]);
  return [...[...likely, ...around].map(isoDay), '2023-02-29', '31/12/2026'];
}

/** Creates texts of a length from a text that may be valid. Extends it at the end or at the start, or cuts it. */
function ofLength(text: string, length: number): string[] {
  const letters = [...(text || 'a')];
  const missing = length - letters.length;
  if (missing <= 0) return [letters.slice(0, length).join('')];
  const whole = letters.join('');
  return [whole + (letters.at(-1) ?? 'a').repeat(missing), (letters[0] ?? 'a').repeat(missing) + whole];
}

function textEdges(schema: JsonObject): string[] {
  const { pattern } = schema;
  const named = namedValues(schema).filter((sample) => typeof sample === 'string');
  const made = typeof pattern === 'string' ? patternTexts(pattern) : [];
  const texts = [...named, ...TYPED, ...made];
  const few = [named, made, TYPED].flatMap((each) => each.slice(0, 1));
  const sized = lengthsAround(schema, 'minLength', 'maxLength')
    .filter((length) => length >= 0 && length <= LONGEST_TEXT)
    .flatMap((length) => (length > LONG_TEXT ? few : texts).flatMap((text) => ofLength(text, length)));
  return [...texts, ...sized];
}

function listEdges(schema: JsonObject): unknown[][] {
  const item = [schema.items, schema.contains].find(isObject);
  if (!item) return [[]];
  const edges = edgeValues(item);
  const right = edges.filter((value) => isValid(item, value));
  const one = right.slice(0, 1);
  const isUnique = schema.uniqueItems === true;
  const sized = lengthsAround(schema, 'minItems', 'maxItems')
    .filter((length) => length > 0 && length <= LONGEST_LIST && one.length > 0)
    .map((length) => (isUnique ? right.slice(0, length) : Array.from({ length }, () => one[0])));
  return [one, ...sized, ...(isUnique ? [[...one, ...one]] : []), [], ...edges.map((edge) => [edge])];
}

function propertiesOf(schema: JsonObject): Map<string, JsonObject> {
  const found = new Map<string, JsonObject>();
  for (const { properties } of sameValueSchemas(schema))
    for (const [name, property] of Object.entries(objectOf(properties)))
      if (isObject(property)) found.set(name, { ...found.get(name), ...property });
  return found;
}

const plainestValue = (schema: JsonObject) => edgeValues(schema).find((value) => isValid(schema, value));

const defined = (entries: readonly (readonly [string, unknown])[]): JsonObject =>
  Object.fromEntries(entries.filter(([, value]) => value !== undefined));

/** Returns objects with other names than their properties: one entry, as many as the limits allow, and wrong ones. */
function entryEdges(schema: JsonObject): JsonObject[] {
  const { additionalProperties: rule, propertyNames } = schema;
  if (!isObject(rule)) return [];
  const ofName = { type: 'string', ...objectOf(propertyNames) };
  const names = edgeValues(ofName).filter((name) => typeof name === 'string');
  const [right = 'a', wrong] = [true, false].map((valid) =>
    names.find((name) => isValid(ofName, name) === valid),
  );
  const value = plainestValue(rule);
  const longer = (_: unknown, index: number) => [right + right.slice(-1).repeat(index), value] as const;
  const sized = lengthsAround(schema, 'minProperties', 'maxProperties')
    .filter((length) => length > 0 && length <= LONGEST_LIST)
    .map((length) => defined(Array.from({ length }, longer)));
  const others = edgeValues(rule).map((edge) => defined([[right, edge]]));
  return [
    defined([[right, value]]),
    ...sized,
    ...(wrong === undefined ? [] : [{ [wrong]: value }]),
    ...others,
  ];
}

function conditionsMet(schema: JsonObject, properties: ReadonlyMap<string, JsonObject>): JsonObject[] {
  const conditions = sameValueSchemas(schema).flatMap((part) => (isObject(part.if) ? [part.if] : []));
  const met = conditions.map((condition) =>
    defined(
      [...propertiesOf(condition)].map(([name, asked]) => [
        name,
        plainestValue({ ...properties.get(name), ...asked }) ?? plainestValue(asked),
      ]),
    ),
  );
  return met.length > 1 ? [...met, Object.assign({}, ...met)] : met;
}

/** Returns a property's schema with the answers beside it in place of comparisons with them. */
const beside = (property: JsonObject, values: JsonObject) =>
  withAnswersOutside(property, ({ up, pointer }) => (up === 1 ? valueIn(values, pointer) : undefined));

/** Changes the values that are compared with others beside them, so that they match. Keeps those that cannot match. */
function matching(properties: ReadonlyMap<string, JsonObject>, values: JsonObject): JsonObject {
  let matched = values;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const wrong = [...properties].flatMap(([name, property]) => {
      const compared = hasComparisons(property) && matched[name] !== undefined && beside(property, matched);
      const value = compared && !isValid(compared, matched[name]) ? plainestValue(compared) : undefined;
      return value === undefined ? [] : [[name, value] as const];
    });
    if (wrong.length === 0) break;
    matched = { ...matched, ...Object.fromEntries(wrong) };
  }
  return matched;
}

function objectEdges(schema: JsonObject): JsonObject[] {
  const properties = propertiesOf(schema);
  const isCompared = [...properties.values()].some(hasComparisons);
  const match = (values: JsonObject) => (isCompared ? matching(properties, values) : values);
  const required = new Set<unknown>(sameValueSchemas(schema).flatMap((part) => part.required));
  const whole = match(defined([...properties].map(([name, property]) => [name, plainestValue(property)])));
  const needed = match(defined(Object.entries(whole).filter(([name]) => required.has(name))));
  const met = conditionsMet(schema, properties);
  return [
    ...[needed, whole],
    ...entryEdges(schema).map((entries) => ({ ...whole, ...entries })),
    ...met.flatMap((values) => [match({ ...whole, ...values }), match({ ...needed, ...values })]),
    ...[...properties.keys()].map((name) => defined(Object.entries({ ...whole, [name]: undefined }))),
    ...[...properties].flatMap(([name, property]) =>
      edgeValues(beside(property, whole)).flatMap((edge) => {
        const changed = { ...whole, [name]: edge };
        return isCompared ? [changed, match(changed)] : [changed];
      }),
    ),
    {},
  ];
}

function edgesOfOne(schema: JsonObject): unknown[] {
  const edges = namedValues(schema);
  if (schema.format === 'date' || 'dateRange' in schema) edges.push(...dateEdges(schema));
  else if (isAbout(schema, ['string'], TEXT_KEYWORDS)) edges.push(...textEdges(schema));
  if (schema.format === 'uri') edges.push('https://example.com');
  if (isAbout(schema, ['number', 'integer'], NUMBER_KEYWORDS)) edges.push(...numberEdges(schema));
  if (isAbout(schema, ['boolean'], []) || typeof schema.const === 'boolean') edges.push(true, false);
  if (isAbout(schema, ['array'], LIST_KEYWORDS)) edges.push(...listEdges(schema));
  if (isAbout(schema, ['object'], ['properties'])) edges.push(...objectEdges(schema));
  // if a list, number or object is expected, an invalid entry stays a text
  if (schema.type !== undefined && !isAbout(schema, ['string', 'boolean'], [])) edges.push('Maria');
  return edges;
}

/** Returns values on both sides of every edge of a schema, each once. The values that the schema names are first. */
export function edgeValues(schema: JsonObject): readonly unknown[] {
  return distinct(sameValueSchemas(standingAlone(schema)).flatMap(edgesOfOne));
}

const validOn = textMemo(({ schema }: { day: string; schema: JsonObject }): readonly unknown[] =>
  edgeValues(schema).filter((value) => isValid(schema, value)),
);

/** Returns values that are valid against a field's schema, the simplest first. */
export function validValues(schema: JsonObject): readonly unknown[] {
  // date ranges depend on the current day
  return validOn({ day: isoDay(new Date()), schema });
}
