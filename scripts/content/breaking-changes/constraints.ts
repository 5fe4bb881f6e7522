import equal from 'fast-deep-equal';
import { type DateBound, resolveBound } from '../../../src/engine/validators/date-range.ts';
import { DESCRIPTIVE_KEYWORDS, stripKeywords } from '../../schemas/strip.ts';
import { escapePart, isObject, type JsonObject } from '../json.ts';

/** A keyword of a schema and its value. */
export interface Constraint {
  /** path of the value that it constrains, from the form's root: /dependants/items/school */
  path: string;
  keyword: string;
  /**
   * the keyword's value. For `required`: one name. For `choices` (`enum`, `const`, `oneOf` of `const`): a list of
   * choices
   */
  value: unknown;
  pointer: string;
  /** pointer of the definition that the keyword belongs to */
  home: string;
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

/** All constraints and definitions of a schema. */
export interface Constraints {
  constraints: readonly Constraint[];
  definitions: ReadonlyMap<string, readonly Definition[]>;
}

export interface Choice {
  const: unknown;
  title?: unknown;
}

/** A constraint that accepts less than before. */
export interface Narrowed {
  now: Constraint;
  before: Constraint | undefined;
}

export type Rename = (name: string) => string;

const asChoice = (value: unknown): Choice => ({ const: value });
const isChoice = (value: unknown): value is JsonObject & Choice => isObject(value) && 'const' in value;

function choicesOf(keyword: string, value: unknown): Choice[] | undefined {
  if (keyword === 'const') return [asChoice(value)];
  if (keyword === 'enum' && Array.isArray(value)) return value.map(asChoice);
  return keyword === 'oneOf' && Array.isArray(value) && value.every(isChoice) ? value : undefined;
}

const IGNORED = new Set([...DESCRIPTIVE_KEYWORDS, 'then', 'else', '$defs', 'definitions']);

/** Values of keywords that accept everything. This includes a `minLength` of 1, because an empty field has no answer. */
const ACCEPTS_ALL: Readonly<Record<string, readonly unknown[]>> = {
  minLength: [0, 1],
  minItems: [0],
  minProperties: [0],
  uniqueItems: [false],
  additionalProperties: [true],
};

type Place = Pick<Constraint, 'path' | 'pointer' | 'home' | 'conditions'>;

/**
 * Lists all constraints and definitions of a schema, including nested ones.
 * @param outer the conditions of the whole schema
 */
export function flattenSchema(
  root: JsonObject,
  start: string,
  rename: Rename = (name) => name,
  outer: readonly Condition[] = [],
): Constraints {
  const constraints: Constraint[] = [];
  const definitions = new Map<string, Definition[]>();

  const define = (schema: unknown, { path, pointer, conditions }: Omit<Place, 'home'>) => {
    if (!isObject(schema)) return;
    definitions.set(path, [...(definitions.get(path) ?? []), { schema, pointer, conditions }]);
    visit(schema, { path, pointer, home: pointer, conditions });
  };
  const visitPart = (part: unknown, place: Place) => isObject(part) && visit(part, place);
  const visit = (schema: JsonObject, place: Place) => {
    const { path, conditions } = place;
    for (const [keyword, value] of Object.entries(schema)) {
      if (IGNORED.has(keyword)) continue;
      const pointer = `${place.pointer}/${keyword}`;
      const add = (constraint: Pick<Constraint, 'keyword' | 'value'>, part = '') =>
        constraints.push({ ...place, ...constraint, pointer: pointer + part });
      const choices = choicesOf(keyword, value);
      if (choices) add({ keyword: 'choices', value: choices });
      else if (keyword === 'properties' && isObject(value)) {
        for (const [name, child] of Object.entries(value)) {
          const inner = { path: `${path}/${rename(name)}`, pointer: `${pointer}/${escapePart(name)}` };
          define(child, { ...inner, conditions });
        }
      } else if (keyword === 'items') define(value, { path: `${path}/items`, pointer, conditions });
      else if (keyword === 'allOf' && Array.isArray(value)) {
        for (const [index, part] of value.entries())
          visitPart(part, { ...place, pointer: `${pointer}/${index}` });
      } else if (keyword === 'required' && Array.isArray(value)) {
        for (const [index, name] of value.entries()) add({ keyword, value: rename(name) }, `/${index}`);
      } else if (keyword === 'if' && isObject(value)) {
        const asked = flattenSchema(value, pointer, rename).constraints;
        for (const branch of ['then', 'else']) {
          const condition = { pointer, constraints: asked, holds: branch === 'then' };
          const inner = { pointer: `${place.pointer}/${branch}`, conditions: [...conditions, condition] };
          visitPart(schema[branch], { ...place, ...inner });
        }
      } else if (!ACCEPTS_ALL[keyword]?.includes(value)) add({ keyword, value });
    }
  };
  define(root, { path: '', pointer: start, conditions: outer });
  return { constraints, definitions };
}

const hasChoice = (choices: readonly Choice[], { const: value }: Choice) =>
  choices.some((other) => equal(value, other.const));

type DateRange = Partial<Record<'min' | 'max', DateBound>>;

function dateRangeIncludes(before: DateRange, now: DateRange): boolean {
  const day = (bound: DateBound | undefined, open: string) => (bound ? resolveBound(bound) : open);
  return day(before.min, '') >= day(now.min, '') && day(before.max, '~') <= day(now.max, '~');
}

function typesInclude(before: string | string[], now: string | string[]): boolean {
  const types = [now, [now].flat().includes('number') ? 'integer' : []].flat();
  return [before].flat().every((type) => types.includes(type));
}

/**
 * By keyword: returns true if the new value accepts everything that the old one accepts. Other keywords need an
 * equal value.
 */
const INCLUDES: readonly (readonly [RegExp, (before: never, now: never) => boolean])[] = [
  [/^(exclusiveM|m)ax/, (before: number, now: number) => before <= now],
  [/^(exclusiveM|m)in/, (before: number, now: number) => before >= now],
  [/^multipleOf$/, (before: number, now: number) => before % now === 0],
  [/^type$/, typesInclude],
  [/^choices$/, (before: Choice[], now: Choice[]) => before.every((choice) => hasChoice(now, choice))],
  [/^dateRange$/, dateRangeIncludes],
  [/^format$/, () => false],
  [/^not$/, (before: JsonObject, now: JsonObject) => narrowedInside(now, before).length === 0],
];

function includes(keyword: string): ((before: unknown, now: unknown) => boolean) | undefined {
  return INCLUDES.find(([keywords]) => keywords.test(keyword))?.[1] as ReturnType<typeof includes>;
}

const narrowedInside = (before: JsonObject, now: JsonObject, pointerBefore = '', pointer = '') =>
  findNarrowed(flattenSchema(before, pointerBefore).constraints, flattenSchema(now, pointer).constraints);

/** Returns true if a person has to check a changed value: the keyword does not show whether it accepts less. */
export function isUncertain({ now, before }: Narrowed): boolean {
  return before !== undefined && !includes(now.keyword);
}

/** Returns true if one condition can only hold when the other holds. */
export function impliesCondition(one: Condition, other: Condition): boolean {
  return one.holds === other.holds && findNarrowedCondition(one, other) === undefined;
}

/** Returns the first difference that makes a condition hold less often than before. */
export function findNarrowedCondition(before: Condition, now: Condition): Narrowed | undefined {
  if (now.holds) return findNarrowed(before.constraints, now.constraints)[0];
  const [wider] = findNarrowed(now.constraints, before.constraints);
  return wider && { now: wider.before ?? wider.now, before: wider.before && wider.now };
}

/** Returns the removed choices. */
export function removedChoices({ before, now }: Narrowed): Choice[] {
  if (before?.keyword !== 'choices') return [];
  return (before.value as Choice[]).filter((choice) => !hasChoice(now.value as Choice[], choice));
}

function implies(before: Constraint, now: Constraint): boolean {
  const applies = before.conditions.every((one) =>
    now.conditions.some((other) => impliesCondition(other, one)),
  );
  if (!applies) return false;
  if (equal(stripKeywords(before.value), stripKeywords(now.value))) return true;
  return includes(now.keyword)?.(before.value, now.value) === true;
}

function insideNot({ now, before }: Narrowed): Narrowed[] {
  if (now.keyword !== 'not' || !isObject(now.value) || !isObject(before?.value)) return [];
  const { path, home } = now;
  return narrowedInside(now.value, before.value, now.pointer, before.pointer).map((inside) => ({
    now: { ...(inside.before ?? now), path, home },
    before: { ...inside.now, path, home: before.home },
  }));
}

const isSameRule = (one: Constraint, other: Constraint) =>
  one.path === other.path &&
  one.keyword === other.keyword &&
  (one.keyword !== 'required' || one.value === other.value);

/** Finds the constraints that accept less than before. */
export function findNarrowed(before: readonly Constraint[], now: readonly Constraint[]): Narrowed[] {
  return now.flatMap((constraint) => {
    const same = before.filter((other) => isSameRule(other, constraint));
    // a definition without a type has choices instead
    const isKnown = constraint.keyword === 'type' && same.length === 0;
    if (isKnown || same.some((other) => implies(other, constraint))) return [];
    const narrowed = { now: constraint, before: same[0] };
    const inside = insideNot(narrowed);
    return inside.length > 0 ? inside : [narrowed];
  });
}
