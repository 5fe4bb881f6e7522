import { longDay } from '../../../../src/engine/days.ts';
import { type DateBound, isoDay, resolveBound } from '../../../../src/engine/validators/date-range.ts';
import { stripKeywords } from '../../../schemas/strip.ts';
import { isObject, type JsonObject, mapDeep } from '../../json.ts';
import { textMemo } from '../../memo.ts';
import { isValid } from '../../values/index.ts';
import { choicesIn, requiredNames, type SchemaPart } from './schema-parts.ts';

/** Two limits of which the first has to be the smaller, and whether they may meet. */
const PAIRS = [
  ['minimum', 'maximum', true],
  ['exclusiveMinimum', 'maximum', false],
  ['minimum', 'exclusiveMaximum', false],
  ['exclusiveMinimum', 'exclusiveMaximum', false],
  ['minLength', 'maxLength', true],
  ['minItems', 'maxItems', true],
  ['minProperties', 'maxProperties', true],
] as const;

/** The limits of a schema that leave nothing between them. */
export function crossedLimits(schema: JsonObject): (readonly [least: string, most: string])[] {
  return PAIRS.flatMap(([least, most, mayMeet]) => {
    const [low, high] = [schema[least], schema[most]];
    if (typeof low !== 'number' || typeof high !== 'number') return [];
    return low > high || (low === high && !mayMeet) ? [[least, most] as const] : [];
  });
}

const TEXT = ['pattern', 'minLength', 'maxLength', 'format', 'dateRange'];
const NUMBER = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];
const LIST = ['items', 'additionalItems', 'minItems', 'maxItems', 'uniqueItems', 'contains'];
const OBJECT = [
  'properties',
  'patternProperties',
  'additionalProperties',
  'propertyNames',
  'required',
  'minProperties',
  'maxProperties',
];

/** The keywords that say something of values of a type, and of no other. */
const KEYWORDS: Readonly<Record<string, readonly string[]>> = {
  string: TEXT,
  number: NUMBER,
  integer: NUMBER,
  array: LIST,
  object: OBJECT,
};

const ALL = new Set(Object.values(KEYWORDS).flat());

/** The keywords of a schema that its own type makes meaningless: choices of another type, limits of another kind. */
export function typeMisfits(part: SchemaPart): string[] {
  const { schema } = part;
  if (schema.type === undefined) return [];
  const types = [schema.type].flat().map(String);
  const fitting = new Set(types.flatMap((type) => KEYWORDS[type] ?? []));
  const keywords = Object.keys(schema).filter((name) => ALL.has(name) && !fitting.has(name));
  const choices = choicesIn(part);
  const noneFits = choices.length > 1 && choices.every(({ value }) => !isValid({ type: schema.type }, value));
  const choosing = noneFits ? ['enum', 'oneOf', 'anyOf'].filter((name) => name in schema) : [];
  return [...keywords, ...choosing];
}

/** When a date window has no day in it: always, or on a day such as this. */
type Emptiness = 'always' | { on: string } | undefined;

/** The days of four years, a leap year among them, on which months clamp differently; the others are like these. */
const DAYS = [2024, 2025, 2026, 2027].flatMap((year) =>
  Array.from({ length: 12 }, (_, month) => month).flatMap((month) =>
    [1, 2, 15, 27, 28, 29, 30, 31]
      .map((day) => new Date(year, month, day))
      .filter((date) => date.getMonth() === month),
  ),
);

function isBound(value: unknown): value is DateBound {
  return isObject(value) && (value.from === 'today' || value.from === 'startOfMonth');
}

function isEmptyOn(day: Date, min: DateBound, max: DateBound): boolean {
  return resolveBound(min, day) > resolveBound(max, day);
}

const emptiness = textMemo(({ min, max }: { min: unknown; max: unknown }): Emptiness => {
  if (!isBound(min) || !isBound(max)) return undefined;
  const empty = DAYS.filter((day) => isEmptyOn(day, min, max));
  const [first] = empty;
  if (!first) return undefined;
  return empty.length === DAYS.length ? 'always' : { on: longDay(isoDay(first)) };
});

/** Returns true if a `dateRange` leaves a day to choose on every day that someone may come. */
export function emptinessOf(dateRange: unknown): Emptiness {
  if (!isObject(dateRange)) return undefined;
  const { min, max } = dateRange;
  return emptiness({ min, max });
}

/** A schema's rules without windows of dates: what fits today need not fit when somebody comes. */
export function timeless(schema: JsonObject): JsonObject {
  const rule = mapDeep(stripKeywords(schema), (value) => {
    if (!isObject(value)) return value;
    const { dateRange: _, ...others } = value;
    return others;
  });
  return isObject(rule) ? rule : {};
}

/** Returns true if a schema asks for a property that it does not describe. */
function asksForNothing(part: SchemaPart): boolean {
  const { properties } = part.schema;
  return isObject(properties) && requiredNames([part]).some(({ name }) => !Object.hasOwn(properties, name));
}

const hasTwice = (values: readonly unknown[]) => new Set(values).size < values.length;

/** Returns true if two keywords of a schema do not go together, or one has no sense by itself: each has a rule that tells. */
export function areRulesWrong(part: SchemaPart): boolean {
  return (
    crossedLimits(part.schema).length > 0 ||
    emptinessOf(part.schema.dateRange) !== undefined ||
    typeMisfits(part).length > 0 ||
    asksForNothing(part) ||
    hasTwice(choicesIn(part).map(({ value }) => value))
  );
}
