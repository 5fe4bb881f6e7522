import { conditionsOf, type SchemaPart } from '../../check/model/schema-parts.ts';
import { namesRead, requiredNames } from '../../check/model/used-names.ts';
import { isObject } from '../../json.ts';
import type { Asked } from '../versions/pages.ts';

/** By what is decided, the names of the answers and facts that decide it. */
type Deciders = Map<string, Set<string>>;

function add(deciders: Deciders, decided: string, names: Iterable<string>): void {
  deciders.set(decided, new Set([...(deciders.get(decided) ?? []), ...names]));
}

const readBy = (conditions: readonly SchemaPart[]) => conditions.flatMap(namesRead).map(({ name }) => name);

/** What a condition that holds, or does not, brings in. */
const branchesOf = ({ pointer }: SchemaPart) => {
  const owner = pointer.slice(0, -'/if'.length);
  return pointer.endsWith('/if') ? [`${owner}/then/`, `${owner}/else/`] : [];
};

function around(conditions: readonly SchemaPart[], { pointer }: SchemaPart): SchemaPart[] {
  return conditions.filter((condition) =>
    branchesOf(condition).some((branch) => `${pointer}/`.startsWith(branch)),
  );
}

/** The fields that a part of a form's schema asks for, or says something of. */
function namesIn(part: SchemaPart): string[] {
  const { properties } = part.schema;
  const fields = isObject(properties) ? Object.keys(properties) : [];
  return [...fields, ...requiredNames([part]).map(({ name }) => name)];
}

function addForm(deciders: Deciders, { form, pointer }: Asked): void {
  const parts = form.root.schemas;
  const conditions = conditionsOf(parts);
  for (const part of parts) {
    for (const name of namesIn(part)) add(deciders, name, readBy(around(conditions, part)));
  }
  // a condition may decide on no field, but on what fits together; it is known by its place
  for (const condition of conditions) {
    const own = condition.pointer.slice(pointer.length);
    add(deciders, own, readBy([condition, ...around(conditions, condition)]));
  }
}

/** All that decides on some names, on whether they are asked themselves, and so on. */
function closure(deciders: Deciders, names: Iterable<string>): Set<string> {
  const all = new Set(names);
  // what is added on the way is looked at, too
  for (const name of all) for (const other of deciders.get(name) ?? []) all.add(other);
  return all;
}

/**
 * The names that have to be looked at together to tell two forms apart: those that decide on the same field, or on
 * the same place, in either. What one set holds is no other.
 */
export function readTogether(before: Asked, now: Asked): string[][] {
  const deciders: Deciders = new Map();
  for (const asked of [before, now]) addForm(deciders, asked);
  const ofSteps = [before, now].flatMap(({ step }) =>
    step?.when ? readBy([{ schema: step.when, pointer: `${step.pointer}/when` }]) : [],
  );
  const sets = [...deciders.values()].map((names) => closure(deciders, [...ofSteps, ...names]));
  const largest = [closure(deciders, ofSteps), ...sets].sort((one, other) => other.size - one.size);
  const kept: Set<string>[] = [];
  for (const set of largest) {
    if (!kept.some((other) => [...set].every((name) => other.has(name)))) kept.push(set);
  }
  return kept.map((set) => [...set]);
}
