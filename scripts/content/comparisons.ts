import { isDay } from '../../src/engine/days.ts';
import { escapePart, isObject, type JsonObject, mapDeep, objectOf } from './json.ts';
import { weakMemo } from './memo.ts';

export const FORMAT_LIMITS = [
  'formatMinimum',
  'formatMaximum',
  'formatExclusiveMinimum',
  'formatExclusiveMaximum',
] as const;

/**
 * The keywords that can compare an answer with another one: `{ "$data": "1/email" }`. Not `multipleOf`, because RJSF
 * never ends merging two of them if they are not numbers.
 */
export const COMPARING: readonly string[] = [
  'const',
  ...FORMAT_LIMITS,
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  ...['minLength', 'maxLength', 'minItems', 'maxItems'],
];

/** The value of a keyword that is another answer. */
export interface OtherAnswer {
  $data: string;
}

export function isOtherAnswer(value: unknown): value is OtherAnswer {
  return isObject(value) && typeof value.$data === 'string';
}

/** A relative JSON pointer: how many levels up, then a pointer. `1/email` is the email beside an answer. */
export interface RelativePointer {
  up: number;
  pointer: string;
}

/** Parses the pointer to another answer. Undefined if it is not relative, or leads to the answer itself. */
export function parseRelative(text: string): RelativePointer | undefined {
  const [, up, pointer] = /^([1-9]\d*)((?:\/[^/]+)+)$/.exec(text) ?? [];
  return pointer === undefined ? undefined : { up: Number(up), pointer };
}

/** Keywords with a schema or a list of schemas, and how much deeper in the data these are. */
const OF_SCHEMAS: Readonly<Record<string, number>> = {
  ...{ if: 0, then: 0, else: 0, not: 0, allOf: 0, anyOf: 0, oneOf: 0 },
  ...{ items: 1, additionalItems: 1, contains: 1, additionalProperties: 1 },
};
/** Keywords with schemas by name. */
const OF_NAMES: Readonly<Record<string, number>> = { properties: 1, patternProperties: 1, dependencies: 0 };

/** A keyword that compares an answer with another one. */
export interface Comparison {
  keyword: string;
  /** the pointer of the keyword */
  at: string;
  other: string;
  /** how much deeper in the data the compared answer is than the schema's own value */
  depth: number;
}

/** Returns the comparisons in a schema, at any depth. */
export function comparisonsIn(schema: unknown, at = '', depth = 0): Comparison[] {
  return Object.entries(objectOf(schema)).flatMap(([keyword, value]) => {
    if (isOtherAnswer(value) && COMPARING.includes(keyword))
      return [{ keyword, at: `${at}/${keyword}`, other: value.$data, depth }];
    const deeper = OF_SCHEMAS[keyword] ?? OF_NAMES[keyword];
    if (deeper === undefined) return [];
    const here = `${at}/${keyword}`;
    const inner = depth + deeper;
    if (keyword in OF_SCHEMAS && isObject(value)) return comparisonsIn(value, here, inner);
    return Object.entries(Object(value)).flatMap(([name, part]) =>
      comparisonsIn(part, `${here}/${escapePart(name)}`, inner),
    );
  });
}

/** Removes all comparisons from a schema. */
export function withoutComparisons(schema: JsonObject): JsonObject {
  if (!hasComparisons(schema)) return schema;
  const isComparison = ([keyword, value]: [string, unknown]) =>
    COMPARING.includes(keyword) && isOtherAnswer(value);
  const strip = (value: unknown) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).filter((entry) => !isComparison(entry)))
      : value;
  return mapDeep(schema, strip) as JsonObject;
}

/** Returns the value of an answer outside a schema's own value. The value itself is 0 levels up. */
export type AnswerOutside = (pointer: RelativePointer) => unknown;

/** Returns true if an answer can be the value of a keyword. Invalid answers are not compared. */
function fits(keyword: string, answer: unknown): boolean {
  if (keyword === 'const') return answer !== undefined;
  if (FORMAT_LIMITS.some((each) => each === keyword)) return typeof answer === 'string' && isDay(answer);
  const isCount = /Length$|Items$/.test(keyword);
  return typeof answer === 'number' && (!isCount || (Number.isInteger(answer) && answer >= 0));
}

/**
 * Replaces each comparison with an answer outside a schema's own value by that answer. Removes it if there is no answer
 * or an invalid one.
 */
export function withAnswersOutside(schema: JsonObject, answerAt: AnswerOutside): JsonObject {
  const convert = (value: unknown, depth: number): unknown => {
    if (Array.isArray(value)) return value.map((item) => convert(item, depth));
    if (!isObject(value)) return value;
    const entries = Object.entries(value).map(([keyword, inner]) => [keyword, inside(keyword, inner, depth)]);
    return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
  };
  const inside = (keyword: string, inner: unknown, depth: number): unknown => {
    const ofSchemas = OF_SCHEMAS[keyword];
    if (ofSchemas !== undefined) return convert(inner, depth + ofSchemas);
    const ofNames = OF_NAMES[keyword];
    if (ofNames !== undefined && isObject(inner)) {
      const parts = Object.entries(inner).map(([name, part]) => [name, convert(part, depth + ofNames)]);
      return Object.fromEntries(parts);
    }
    const pointer = isOtherAnswer(inner) ? parseRelative(inner.$data) : undefined;
    if (!pointer || pointer.up <= depth) return inner;
    const answer = answerAt({ ...pointer, up: pointer.up - depth });
    return fits(keyword, answer) ? answer : undefined;
  };
  return convert(schema, 0) as JsonObject;
}

/** Returns true if a schema compares answers, at any depth. */
export const hasComparisons = weakMemo((schema: object): boolean =>
  JSON.stringify(schema).includes('"$data"'),
);

/** Removes the comparisons with answers outside a schema's own value, so that it can be used alone. */
export const standingAlone = weakMemo(
  (schema: JsonObject): JsonObject =>
    hasComparisons(schema) ? withAnswersOutside(schema, () => undefined) : schema,
);
