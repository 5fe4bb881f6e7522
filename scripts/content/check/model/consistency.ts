import { longDay } from '../../../../src/engine/days.ts';
import { isoDay, resolveBound } from '../../../../src/engine/validators/date-range.ts';
import { DESCRIPTIVE_KEYWORDS, stripKeywords } from '../../../schemas/strip.ts';
import { FORMAT_LIMITS, isOtherAnswer } from '../../comparisons.ts';
import { isObject, type JsonObject, objectOf } from '../../json.ts';
import { textMemo } from '../../memo.ts';
import { isDateBound, isValid } from '../../values/index.ts';
import { choicesIn, requiredNames, type SchemaPart } from './schema-parts.ts';

/** Pairs of limits. The first must not be larger than the second. The flag is true if they may be equal. */
const PAIRS = [
  ['minimum', 'maximum', true],
  ['exclusiveMinimum', 'maximum', false],
  ['minimum', 'exclusiveMaximum', false],
  ['exclusiveMinimum', 'exclusiveMaximum', false],
  ['minLength', 'maxLength', true],
  ['minItems', 'maxItems', true],
  ['minProperties', 'maxProperties', true],
  ['formatMinimum', 'formatMaximum', true],
  ['formatExclusiveMinimum', 'formatMaximum', false],
  ['formatMinimum', 'formatExclusiveMaximum', false],
  ['formatExclusiveMinimum', 'formatExclusiveMaximum', false],
] as const;

/** Returns the pairs of limits in a schema that no value can satisfy. */
export function crossedLimits(schema: JsonObject): (readonly [least: string, most: string])[] {
  return PAIRS.flatMap(([least, most, mayMeet]) => {
    const [low, high] = [schema[least], schema[most]];
    const areSame = isOtherAnswer(low) && isOtherAnswer(high) && low.$data === high.$data;
    if (areSame && !mayMeet) return [[least, most] as const];
    const areNumbers = typeof low === 'number' && typeof high === 'number';
    // days as yyyy-MM-dd compare as text
    if (!areNumbers && (typeof low !== 'string' || typeof high !== 'string')) return [];
    return low > high || (low === high && !mayMeet) ? [[least, most] as const] : [];
  });
}

/** Returns the limits of a schema that allow nothing but an empty answer. */
export function zeroLimits(schema: JsonObject): string[] {
  const zero = ['maxLength', 'maxItems', 'maxProperties'].filter((name) => schema[name] === 0);
  if (zero.length === 0) return [];
  const crossed = crossedLimits(schema).flat();
  return zero.filter((name) => !crossed.some((each) => each === name));
}

const TEXT = ['pattern', 'minLength', 'maxLength', 'format', 'dateRange', ...FORMAT_LIMITS];
const NUMBER = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];
const LIST = ['items', 'additionalItems', 'minItems', 'maxItems', 'uniqueItems', 'contains'];
const OBJECT = [
  ...['properties', 'patternProperties', 'additionalProperties', 'propertyNames'],
  ...['required', 'minProperties', 'maxProperties'],
];

const KEYWORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  string: new Set(TEXT),
  number: new Set(NUMBER),
  integer: new Set(NUMBER),
  array: new Set(LIST),
  object: new Set(OBJECT),
};

const ALL = new Set([...TEXT, ...NUMBER, ...LIST, ...OBJECT]);

/** Returns the keywords of a schema that do not apply to its type. */
export function inapplicableKeywords(part: SchemaPart): string[] {
  const { schema } = part;
  if (schema.type === undefined) return [];
  const types = [schema.type].flat().map(String);
  const keywords = Object.keys(schema).filter(
    (name) => ALL.has(name) && !types.some((type) => KEYWORDS[type]?.has(name)),
  );
  const choices = choicesIn(part);
  const noneFits = choices.length > 1 && choices.every(({ value }) => !isValid({ type: schema.type }, value));
  const choosing = noneFits ? ['enum', 'oneOf', 'anyOf'].filter((name) => name in schema) : [];
  return [...keywords, ...choosing];
}

/** Sample days in four years, one a leap year, because months differ in length. Other days give the same results. */
const DAYS = [2024, 2025, 2026, 2027].flatMap((year) =>
  Array.from({ length: 12 }, (_, month) => month).flatMap((month) =>
    [1, 2, 15, 27, 28, 29, 30, 31]
      .map((day) => new Date(year, month, day))
      .filter((date) => date.getMonth() === month),
  ),
);

/** Returns `always` or an example of a day on which a `dateRange` is empty, or undefined if it is never empty. */
export const emptinessOf = textMemo((dateRange: unknown): 'always' | { on: string } | undefined => {
  const { min, max } = objectOf(dateRange);
  if (!isDateBound(min) || !isDateBound(max)) return undefined;
  const empty = DAYS.filter((day) => resolveBound(min, day) > resolveBound(max, day));
  const [first] = empty;
  if (!first) return undefined;
  return empty.length === DAYS.length ? 'always' : { on: longDay(isoDay(first)) };
});

const NOT_FOR_EVERY_DAY = new Set([...DESCRIPTIVE_KEYWORDS, 'dateRange']);

/** Returns a schema without `dateRange`: a day that is valid today may be invalid later. */
export function withoutDateRange(schema: JsonObject): JsonObject {
  return stripKeywords(schema, NOT_FOR_EVERY_DAY);
}

function requiresUndefined(part: SchemaPart): boolean {
  const { properties } = part.schema;
  return isObject(properties) && requiredNames([part]).some(({ name }) => !Object.hasOwn(properties, name));
}

function hasChoiceTwice({ schema, pointer }: SchemaPart): boolean {
  const choices = ['oneOf', 'enum'].map((each) => choicesIn({ schema: { [each]: schema[each] }, pointer }));
  return choices.some((all) => new Set(all.map(({ value }) => value)).size < all.length);
}

/** Returns true if keywords of a schema contradict each other or have no effect. Other rules report these. */
export function hasInvalidKeywords(part: SchemaPart): boolean {
  return (
    crossedLimits(part.schema).length + zeroLimits(part.schema).length > 0 ||
    emptinessOf(part.schema.dateRange) !== undefined ||
    inapplicableKeywords(part).length > 0 ||
    requiresUndefined(part) ||
    hasChoiceTwice(part)
  );
}
