import { conditionsOf, reach, type SchemaPart } from '../../check/model/schema-parts.ts';
import { isObject, type JsonObject } from '../../json.ts';
import {
  byName,
  combinations,
  conditionEdges,
  countCombinations,
  distinct,
  edgeValues,
  isValid,
  onePerKind,
  validValues,
} from '../../values/index.ts';
import { factSchema } from '../versions/kept.ts';
import type { Asked } from '../versions/pages.ts';
import { readTogether } from './read-together.ts';

/** Seven questions of yes or no. More combinations take too long; those that give the fewest names are tried. */
const MOST_STATES = 3 ** 7;

/** The conditions that decide what is asked: those of the form and that of its step. */
function conditionsFor({ form, step }: Asked): SchemaPart[] {
  const own = conditionsOf(form.root.schemas);
  return step?.when ? [...own, { schema: step.when, pointer: `${step.pointer}/when` }] : own;
}

/** By the names that conditions look at, what they ask of each. */
function asksOf(conditions: readonly SchemaPart[]): Map<string, JsonObject[]> {
  const asks = new Map<string, JsonObject[]>();
  for (const { schema } of conditions.flatMap(reach)) {
    for (const [name, ask] of Object.entries(isObject(schema.properties) ? schema.properties : {})) {
      if (isObject(ask)) asks.set(name, [...(asks.get(name) ?? []), ask]);
    }
  }
  return asks;
}

/** What may have been answered and known as people were asked. */
export interface States {
  states: readonly JsonObject[];
  /** the names of which not every combination is there: they are too many */
  unseen: readonly string[];
}

/** The schema of a field or fact that conditions look at, as it was before. */
function schemaOf({ form }: Asked, name: string): JsonObject | undefined {
  const [field] = form.root.fields.get(name) ?? [];
  return field?.schema ?? factSchema(name);
}

function valuesOf(before: Asked, now: Asked, name: string, asks: readonly JsonObject[]): unknown[] {
  const definitions = [before, now].flatMap(({ form }) => form.root.fields.get(name) ?? []);
  const schema = schemaOf(before, name);
  // the plainest first: they explain best
  const values = schema
    ? [...validValues(schema), ...asks.flatMap((ask) => conditionEdges(schema, ask))]
    : asks.flatMap((ask) => edgeValues(ask));
  return onePerKind(distinct(values), [...asks, ...definitions.map(({ schema }) => schema)]);
}

/** Answers as whole conditions ask for them, and with one thing other than they ask. */
function statesAsked(
  before: Asked,
  conditions: readonly SchemaPart[],
  names: readonly string[],
): JsonObject[] {
  const isAnswered = (state: JsonObject) =>
    Object.entries(state).every(([name, value]) => {
      return names.includes(name) && isValid(schemaOf(before, name) ?? {}, value);
    });
  return conditions
    .flatMap(({ schema }) => edgeValues(schema))
    .filter(isObject)
    .filter(isAnswered);
}

function* first<Item>(states: Iterable<Item>, most: number): Generator<Item> {
  let left = most;
  for (const state of states) {
    if (left === 0) return;
    left -= 1;
    yield state;
  }
}

/**
 * The states that conditions of before or now tell apart: every combination of the answers and facts that decide
 * together on something, an answer that is not given included.
 */
export function statesOf(before: Asked, now: Asked): States {
  const conditions = [...conditionsFor(before), ...conditionsFor(now)];
  const asks = asksOf(conditions);
  const states: JsonObject[] = [];
  const unseen = new Set<string>();
  for (const names of readTogether(before, now)) {
    const choices = names.map((name) => ({
      name,
      values: valuesOf(before, now, name, asks.get(name) ?? []),
    }));
    for (const given of first(combinations(choices), MOST_STATES)) states.push(byName(given));
    if (countCombinations(choices) <= MOST_STATES) continue;
    states.push(...statesAsked(before, conditions, names));
    for (const name of names) unseen.add(name);
  }
  return { states: distinct(states).filter(isObject), unseen: [...unseen] };
}
