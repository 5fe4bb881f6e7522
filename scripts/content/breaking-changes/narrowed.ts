import equal from 'fast-deep-equal';
import { type DateBound, resolveBound } from '../../../src/engine/validators/date-range.ts';
import { isMultipleOf } from '../../../src/engine/validators/multiple-of.ts';
import { stripKeywords } from '../../schemas/strip.ts';
import { isOtherAnswer } from '../comparisons.ts';
import { isObject, type JsonObject } from '../json.ts';
import { type Choice, type Condition, type Constraint, flattenSchema } from './constraints.ts';

/** A constraint that accepts less than before. */
export interface Narrowed {
  now: Constraint;
  before: Constraint | undefined;
}

/** Returns the choices that are not among others. */
export const withoutChoices = (choices: readonly Choice[], others: readonly Choice[]) =>
  choices.filter((one) => !others.some((other) => equal(one.const, other.const)));

type DateRange = Partial<Record<'min' | 'max', DateBound>>;

function dateRangeIncludes(before: DateRange, now: DateRange): boolean {
  const day = (bound: DateBound | undefined, open: string) => (bound ? resolveBound(bound) : open);
  return day(before.min, '') >= day(now.min, '') && day(before.max, '~') <= day(now.max, '~');
}

function typesInclude(before: string | string[], now: string | string[]): boolean {
  const types = [now, [now].flat().includes('number') ? 'integer' : []].flat();
  return [before].flat().every((type) => types.includes(type));
}

/** By keyword: returns true if the new value accepts everything that the old one accepts. Others need an equal value. */
const INCLUDES: readonly (readonly [RegExp, (before: never, now: never) => boolean])[] = [
  // days as yyyy-MM-dd compare as text
  [/^(exclusiveM|m|formatM|formatExclusiveM)ax/, (before: number, now: number) => before <= now],
  [/^(exclusiveM|m|formatM|formatExclusiveM)in/, (before: number, now: number) => before >= now],
  [/^multipleOf$/, isMultipleOf],
  [/^type$/, typesInclude],
  [/^choices$/, (before: Choice[], now: Choice[]) => withoutChoices(before, now).length === 0],
  [/^dateRange$/, dateRangeIncludes],
  [/^format$/, () => false],
  [/^not$/, (before: JsonObject, now: JsonObject) => findWidened(inside(before), inside(now)).length === 0],
];

function includesOf(keyword: string): ((before: unknown, now: unknown) => boolean) | undefined {
  return INCLUDES.find(([keywords]) => keywords.test(keyword))?.[1] as ReturnType<typeof includesOf>;
}

/** Returns true if a person has to check the changed value: it does not show whether it accepts less. */
export const isUncertain = ({ now, before }: Narrowed) =>
  before !== undefined &&
  (!includesOf(now.keyword) || [now, before].some(({ value }) => isOtherAnswer(value)));

const inside = (not: JsonObject, pointer = '') => flattenSchema(not, pointer).constraints;

/** Returns true if one condition can only hold when the other holds. */
export function impliesCondition(one: Condition, other: Condition): boolean {
  return one.holds === other.holds && findNarrowedCondition(one, other) === undefined;
}

/** Returns the first difference that makes a condition hold less often than before. */
export function findNarrowedCondition(before: Condition, now: Condition): Narrowed | undefined {
  const find = now.holds ? findNarrowed : findWidened;
  return find(before.constraints, now.constraints)[0];
}

function implies(before: Constraint, now: Constraint): boolean {
  const applies = before.conditions.every((one) =>
    now.conditions.some((other) => impliesCondition(other, one)),
  );
  if (!applies) return false;
  if (equal(stripKeywords(before.value), stripKeywords(now.value))) return true;
  return includesOf(now.keyword)?.(before.value, now.value) === true;
}

/** Replaces a narrowed `not` by what is wider inside it, if every part of it was there before. */
function insideNot(narrowed: Narrowed): Narrowed[] {
  const { now, before } = narrowed;
  if (now.keyword !== 'not' || !isObject(now.value) || !isObject(before?.value)) return [narrowed];
  const wider = findWidened(inside(before.value, before.pointer), inside(now.value, now.pointer));
  if (wider.length === 0 || wider.some((one) => !one.before)) return [narrowed];
  return wider.map((one) => ({ ...one, now: { ...one.now, path: now.path } }));
}

const isSameRule = (one: Constraint, other: Constraint) =>
  one.path === other.path &&
  one.keyword === other.keyword &&
  (one.keyword !== 'required' || one.value === other.value);

/** Finds the constraints that accept less than before. */
export function findNarrowed(before: readonly Constraint[], now: readonly Constraint[]): Narrowed[] {
  return now.flatMap((constraint) => {
    const { keyword } = constraint;
    const same = before.filter((other) => isSameRule(other, constraint));
    // a definition without a type has choices instead
    const isKnown = keyword === 'type' && same.length === 0;
    if (isKnown || same.some((other) => implies(other, constraint))) return [];
    return insideNot({ now: constraint, before: same[0] });
  });
}

/** Finds the constraints that accept more than before. */
function findWidened(before: readonly Constraint[], now: readonly Constraint[]): Narrowed[] {
  return findNarrowed(now, before).map((one) => ({
    now: one.before ?? one.now,
    before: one.before && one.now,
  }));
}
