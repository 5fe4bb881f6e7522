import equal from 'fast-deep-equal';
import { type DateBound, resolveBound } from '../../../src/engine/validators/date-range.ts';
import { DESCRIPTIVE_KEYWORDS, stripKeywords } from '../../schemas/strip.ts';
import { escapePart, isObject, type JsonObject } from '../json.ts';
import type { Form } from './pages.ts';

/** One keyword of a schema, with the value that it constrains. */
export interface Constraint {
  /** of that value, from the form's root: /dependants/items/school */
  path: string;
  keyword: string;
  /** of the keyword; of `required` one name, of `choices` (`enum`, `const`, `oneOf` of `const`) a list of choices */
  value: unknown;
  pointer: string;
  conditions: readonly Condition[];
}

/** An `if`, or a step's `when`. */
export interface Condition {
  pointer: string;
  constraints: readonly Constraint[];
  holds: boolean;
}

/** A place that defines a field. */
export interface Definition {
  schema: JsonObject;
  pointer: string;
  conditions: readonly Condition[];
}

/** A schema as a flat list. */
export interface Constraints {
  constraints: readonly Constraint[];
  definitions: ReadonlyMap<string, readonly Definition[]>;
}

export interface Choice {
  const: unknown;
  title?: unknown;
}

const asChoice = (value: unknown): Choice => ({ const: value });
const isChoice = (value: unknown): value is JsonObject & Choice => isObject(value) && 'const' in value;

function choicesOf(keyword: string, value: unknown): Choice[] | undefined {
  if (keyword === 'const') return [asChoice(value)];
  if (keyword === 'enum' && Array.isArray(value)) return value.map(asChoice);
  return keyword === 'oneOf' && Array.isArray(value) && value.every(isChoice) ? value : undefined;
}

const IGNORED = new Set([...DESCRIPTIVE_KEYWORDS, 'then', 'else', '$defs', 'definitions']);

/** Values that accept everything. An emptied field has no answer, so a `minLength` of 1 does. */
const ACCEPTS_ALL: Readonly<Record<string, readonly unknown[]>> = {
  minLength: [0, 1],
  minItems: [0],
  minProperties: [0],
  uniqueItems: [false],
  additionalProperties: [true],
};

/**
 * Lists all constraints and definitions of a schema, also those inside.
 *
 * @param rename returns the name to use for a field
 */
function flattenSchema(
  schema: JsonObject,
  pointer: string,
  rename: (name: string) => string = (name) => name,
  outer: readonly Condition[] = [],
): Constraints {
  const constraints: Constraint[] = [];
  const definitions = new Map<string, Definition[]>();

  const define = (schema: unknown, pointer: string, path: string, conditions: readonly Condition[]) => {
    if (!isObject(schema)) return;
    definitions.set(path, [...(definitions.get(path) ?? []), { schema, pointer, conditions }]);
    visit(schema, pointer, path, conditions);
  };
  const visit = (schema: JsonObject, pointer: string, path: string, conditions: readonly Condition[]) => {
    for (const [keyword, value] of Object.entries(schema)) {
      const at = `${pointer}/${keyword}`;
      const choices = choicesOf(keyword, value);
      if (IGNORED.has(keyword)) continue;
      if (choices) {
        constraints.push({ path, keyword: 'choices', value: choices, pointer: at, conditions });
      } else if (keyword === 'properties' && isObject(value)) {
        for (const [name, child] of Object.entries(value))
          define(child, `${at}/${escapePart(name)}`, `${path}/${rename(name)}`, conditions);
      } else if (keyword === 'items') {
        define(value, at, `${path}/items`, conditions);
      } else if (keyword === 'allOf' && Array.isArray(value)) {
        for (const [index, part] of value.entries())
          if (isObject(part)) visit(part, `${at}/${index}`, path, conditions);
      } else if (keyword === 'required' && Array.isArray(value)) {
        for (const [index, name] of value.entries())
          constraints.push({ path, keyword, value: rename(name), pointer: `${at}/${index}`, conditions });
      } else if (keyword === 'if' && isObject(value)) {
        const condition = { pointer: at, constraints: flattenSchema(value, at, rename).constraints };
        for (const branch of ['then', 'else']) {
          const part = schema[branch];
          const inner = [...conditions, { ...condition, holds: branch === 'then' }];
          if (isObject(part)) visit(part, `${pointer}/${branch}`, path, inner);
        }
      } else if (!ACCEPTS_ALL[keyword]?.includes(value)) {
        constraints.push({ path, keyword, value, pointer: at, conditions });
      }
    }
  };
  define(schema, pointer, '', outer);
  return { constraints, definitions };
}

/** Lists all constraints and definitions of a form; they apply where its step is in the journey. */
export function flattenForm({ schema, pointer, step }: Form, rename?: (name: string) => string): Constraints {
  if (!step?.when) return flattenSchema(schema, `${pointer}/schema`, rename);
  const at = `${step.pointer}/when`;
  const when = { pointer: at, constraints: flattenSchema(step.when, at, rename).constraints, holds: true };
  return flattenSchema(schema, `${pointer}/schema`, rename, [when]);
}

/** Returns the names of a form's own fields. */
export function fieldNames({ schema }: Form): string[] {
  const paths = [...flattenSchema(schema, '').definitions.keys()];
  return paths.filter((path) => path.lastIndexOf('/') === 0).map((path) => path.slice(1));
}

type Implies = (before: never, now: never) => boolean;
const atMost = (before: unknown, now: unknown) => Number(before) <= Number(now);
const atLeast = (before: unknown, now: unknown) => Number(before) >= Number(now);
const ofKeywords = (keywords: readonly string[], implies: Implies) =>
  Object.fromEntries(keywords.map((keyword) => [keyword, implies]));

function typesInclude(before: string | string[], now: string | string[]): boolean {
  const types = [now].flat();
  return [before]
    .flat()
    .every((type) => types.includes(type) || (type === 'integer' && types.includes('number')));
}

function choicesInclude(before: readonly Choice[], now: readonly Choice[]): boolean {
  return before.every((choice) => now.some((other) => equal(choice.const, other.const)));
}

type DateRange = Partial<Record<'min' | 'max', DateBound>>;

function dateRangeIncludes(before: DateRange, now: DateRange): boolean {
  const day = (bound: DateBound | undefined, open: string) => (bound ? resolveBound(bound) : open);
  const from = day(before.min, '') >= day(now.min, '');
  return from && day(before.max, '~') <= day(now.max, '~');
}

/** By keyword: whether whatever fits the one value fits the other. Of other keywords, only the same value does. */
const IMPLIES: Readonly<Record<string, Implies>> = {
  ...ofKeywords(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'], atMost),
  ...ofKeywords(['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'], atLeast),
  multipleOf: (before: number, now: number) => before % now === 0,
  type: typesInclude,
  choices: choicesInclude,
  dateRange: dateRangeIncludes,
  not: (before: JsonObject, now: JsonObject) =>
    findNarrowed(flattenSchema(now, '').constraints, flattenSchema(before, '').constraints).length === 0,
};

/** Returns whether a person has to check a changed value: keywords alone do not show whether it accepts less. */
export function isUncertain({ now, before }: Narrowed): boolean {
  return before !== undefined && !Object.hasOwn(IMPLIES, now.keyword) && now.keyword !== 'format';
}

/** A constraint that accepts less than before. */
export interface Narrowed {
  now: Constraint;
  before: Constraint | undefined;
}

const isSameRule = (one: Constraint, other: Constraint) =>
  one.path === other.path &&
  one.keyword === other.keyword &&
  (one.keyword !== 'required' || one.value === other.value);

/** Returns whether one condition can only hold where the other does. */
export function impliesCondition(one: Condition, other: Condition): boolean {
  if (one.holds !== other.holds) return false;
  const [narrow, wide] = one.holds ? [one, other] : [other, one];
  return findNarrowed(narrow.constraints, wide.constraints).length === 0;
}

/** Returns the first difference by which a condition holds less often than before. */
export function findNarrowedCondition(before: Condition, now: Condition): Narrowed | undefined {
  if (now.holds) return findNarrowed(before.constraints, now.constraints)[0];
  const [wider] = findNarrowed(now.constraints, before.constraints);
  return wider && { now: wider.before ?? wider.now, before: wider.before && wider.now };
}

/** Returns the choices that are gone. */
export function removedChoices({ before, now }: Narrowed): Choice[] {
  if (before?.keyword !== 'choices') return [];
  const choices = now.value as Choice[];
  return (before.value as Choice[]).filter((choice) => !choicesInclude([choice], choices));
}

function implies(before: Constraint, now: Constraint): boolean {
  const compare = IMPLIES[now.keyword] as ((before: unknown, now: unknown) => boolean) | undefined;
  const isSame = equal(stripKeywords(before.value), stripKeywords(now.value));
  const applies = before.conditions.every((one) =>
    now.conditions.some((other) => impliesCondition(other, one)),
  );
  return applies && (isSame || compare?.(before.value, now.value) === true);
}

function insideNot({ now, before }: Narrowed): Narrowed[] {
  if (now.keyword !== 'not' || !isObject(now.value) || !isObject(before?.value)) return [];
  const refused = flattenSchema(now.value, now.pointer).constraints;
  const refusedBefore = flattenSchema(before.value, before.pointer).constraints;
  return findNarrowed(refused, refusedBefore).map(({ now: old, before: wider }) => ({
    now: { ...(wider ?? now), path: now.path },
    before: { ...old, path: now.path },
  }));
}

/** Finds the constraints that accept less than those of before. */
export function findNarrowed(before: readonly Constraint[], now: readonly Constraint[]): Narrowed[] {
  return now.flatMap((constraint) => {
    const same = before.filter((other) => isSameRule(other, constraint));
    // what has no type has its choices
    const isKnown = constraint.keyword === 'type' && same.length === 0;
    if (isKnown || same.some((other) => implies(other, constraint))) return [];
    const narrowed = { now: constraint, before: same[0] };
    const inside = insideNot(narrowed);
    return inside.length > 0 ? inside : [narrowed];
  });
}
