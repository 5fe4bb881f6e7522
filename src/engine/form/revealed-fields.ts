import type { FormSchema } from '../compiled.ts';
import type { Validators } from '../validators/validators.ts';
import type { JsonObject } from './paths.ts';

/** A schema and those of its branches whose condition holds for this data, at every depth. */
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

/** The fields that a schema has for this data: its own, and those of each branch whose condition holds. */
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

/** Those of its fields that have to be answered. */
export function requiredFields(
  schema: FormSchema,
  data: JsonObject,
  validators: Validators,
): ReadonlySet<string> {
  return new Set(partsInForce(schema, data, validators).flatMap(({ required = [] }) => required));
}
