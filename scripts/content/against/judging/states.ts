import { conditionsOf, reach, type SchemaPart } from '../../check/model/schema-parts.ts';
import { isObject, type JsonObject } from '../../json.ts';
import { accepted, conditionEdges, edgesOf } from '../../values/index.ts';
import { factSchema } from '../versions/kept.ts';
import type { Asked } from '../versions/pages.ts';

/** More combinations than this show nothing new, and take long. */
const MOST_STATES = 4096;
/** A choice has rarely more; of numbers, the first are the plainest. */
const MOST_VALUES = 12;

/** The conditions that decide what is asked: those of the form and that of its step. */
export function conditionsFor({ form, step }: Asked): SchemaPart[] {
  const own = conditionsOf(form.root.schemas);
  return step?.when ? [...own, { schema: step.when, pointer: `${step.pointer}/when` }] : own;
}

/** By the names that conditions look at, what they ask of each. */
function asksOf(conditions: readonly SchemaPart[]): Map<string, JsonObject[]> {
  const asks = new Map<string, JsonObject[]>();
  const add = (name: string, schemas: JsonObject[]) =>
    asks.set(name, [...(asks.get(name) ?? []), ...schemas]);
  for (const { schema } of conditions.flatMap(reach)) {
    const { properties, required } = schema;
    for (const [name, ask] of Object.entries(isObject(properties) ? properties : {}))
      add(name, isObject(ask) ? [ask] : []);
    for (const name of Array.isArray(required) ? required : []) if (typeof name === 'string') add(name, []);
  }
  return asks;
}

/** The schema of a field or fact that conditions look at, as it was before. */
function schemaOf({ form }: Asked, name: string): JsonObject | undefined {
  const [field] = form.root.fields.get(name) ?? [];
  return field?.schema ?? factSchema(name);
}

function valuesOf(schema: JsonObject | undefined, asks: readonly JsonObject[]): unknown[] {
  // the plainest first: they explain best
  const values = schema
    ? [...accepted(schema).slice(0, MOST_VALUES), ...asks.flatMap((ask) => conditionEdges(schema, ask))]
    : asks.flatMap((ask) => edgesOf(ask));
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

/**
 * What may have been answered and known as people were asked: every combination of the answers and facts that the
 * conditions of before or now tell apart, an answer that is not given included.
 */
export function statesOf(before: Asked, now: Asked): JsonObject[] {
  let states: JsonObject[] = [{}];
  for (const [name, asks] of asksOf([...conditionsFor(before), ...conditionsFor(now)])) {
    const values = valuesOf(schemaOf(before, name), asks);
    const next = states.flatMap((state) => [state, ...values.map((value) => ({ ...state, [name]: value }))]);
    if (next.length > MOST_STATES) break;
    states = next;
  }
  return states;
}
