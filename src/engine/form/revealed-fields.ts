import equal from 'fast-deep-equal';
import type { FormSchema } from '../compiled.ts';
import type { Validators } from '../validators/validators.ts';
import { ofItsKind } from './kinds.ts';
import { isObject, type Json, type JsonObject } from './paths.ts';
import { hasConditions } from './schema.ts';

/** Returns a schema and its branches whose condition holds for this data, at every depth. */
function partsInForce(schema: FormSchema, data: JsonObject, validators: Validators): FormSchema[] {
  const all = (schema.allOf ?? []).filter((part) => typeof part === 'object');
  const branch =
    typeof schema.if === 'object'
      ? validators.test(schema.if, data)
        ? schema.then
        : schema.else
      : undefined;
  const inside = typeof branch === 'object' ? [...all, branch] : all;
  return [schema, ...inside.flatMap((part) => partsInForce(part, data, validators))];
}

/** Returns the fields that a schema has for this data: its own, and those of each branch that applies. */
export function revealedFields(
  schema: FormSchema,
  data: JsonObject,
  validators: Validators,
): Record<string, FormSchema> {
  const fields: Record<string, FormSchema> = {};
  for (const { properties = {} } of partsInForce(schema, data, validators)) {
    for (const [name, property] of Object.entries(properties)) {
      if (typeof property === 'object') fields[name] = { ...fields[name], ...property };
    }
  }
  return fields;
}

/** Returns the names of the required fields for this data. */
export function requiredFields(
  schema: FormSchema,
  data: JsonObject,
  validators: Validators,
): ReadonlySet<string> {
  return new Set(partsInForce(schema, data, validators).flatMap(({ required = [] }) => required));
}

/** Returns the result of each condition for this data, including conditions inside the branches that apply. */
function outcomes(schema: FormSchema, data: JsonObject, validators: Validators): string {
  const conditions = partsInForce(schema, data, validators).map((part) => part.if);
  return conditions
    .filter((condition) => typeof condition === 'object')
    .map((condition) => (validators.test(condition, data) ? '1' : '0'))
    .join('');
}

/**
 * Returns a key for the fields that a schema has for this data. It changes when a field appears or disappears, or
 * when another branch applies to a field that stays. A form without conditions always has the same key.
 */
export function shapeOf(schema: FormSchema, data: Json | undefined, validators: Validators): string {
  if (!hasConditions(schema)) return '';
  const { items } = schema;
  if (Array.isArray(data) && typeof items === 'object' && !Array.isArray(items)) {
    return `[${data.map((item) => shapeOf(items, item, validators)).join()}]`;
  }
  const object = (data !== null && typeof data === 'object' ? data : {}) as JsonObject;
  const fields = Object.entries(revealedFields(schema, object, validators));
  const nested = fields.map(([name, field]) => shapeOf(field, object[name], validators)).filter(Boolean);
  return `{${outcomes(schema, object, validators)}${nested.join()}}`;
}

/** The maximum depth of reveals that depend on each other. It ends the loop if two fields hide each other. */
const DEPTH = 20;

function visibleValue(whole: FormSchema, validators: Validators, value: Json | undefined): Json | undefined {
  const schema = ofItsKind(whole, value);
  if (!hasConditions(schema)) return value;
  const { items } = schema;
  if (Array.isArray(value) && typeof items === 'object' && !Array.isArray(items)) {
    return value.map((item) => visibleValue(items, validators, item) ?? null);
  }
  return isObject(value) ? visibleAnswers(schema, validators, {}, value) : value;
}

/**
 * Returns the answers that the visitor can see. Hidden answers are left out at every level and reveal nothing. The
 * form keeps them, and restores them when they are revealed again.
 * @param facts what conditions can read besides the answers
 */
export function visibleAnswers(
  schema: FormSchema,
  validators: Validators,
  facts: JsonObject,
  answers: JsonObject,
): JsonObject {
  if (!hasConditions(schema)) return answers;
  const entry = isObject(schema.additionalProperties) ? schema.additionalProperties : undefined;
  let visible = answers;
  for (let round = 0; round < DEPTH; round += 1) {
    const fields = revealedFields(schema, { ...facts, ...visible }, validators);
    const shown = Object.entries(answers).flatMap(([name, value]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : entry;
      return field ? [[name, visibleValue(field as FormSchema, validators, value)]] : [];
    });
    const next: JsonObject = Object.fromEntries(shown);
    if (equal(next, visible)) break;
    visible = next;
  }
  return visible;
}
