import equal from 'fast-deep-equal';
import type { FormSchema } from '../compiled.ts';
import type { Validators } from '../validators/validators.ts';
import { hasConditions } from './conditions.ts';
import type { Json, JsonObject } from './paths.ts';
import { revealedFields } from './revealed-fields.ts';

/** Reveals may wait on each other this deep; two that hide each other end here instead of never. */
const DEPTH = 20;

const isObject = (value: Json | undefined): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

function visibleValue(schema: FormSchema, validators: Validators, value: Json | undefined): Json | undefined {
  if (!hasConditions(schema)) return value;
  const { items } = schema;
  if (Array.isArray(value) && typeof items === 'object' && !Array.isArray(items)) {
    return value.map((item) => visibleValue(items, validators, item) ?? null);
  }
  return isObject(value) ? visibleAnswers(schema, validators, {}, value) : value;
}

/**
 * The answers that the visitor can see right now. What a changed answer has hidden is left out, at every level,
 * and reveals nothing in its turn; the form itself keeps it, and brings it back when it is revealed again.
 *
 * @param facts what the schema's conditions may read beside the answers
 */
export function visibleAnswers(
  schema: FormSchema,
  validators: Validators,
  facts: JsonObject,
  answers: JsonObject,
): JsonObject {
  if (!hasConditions(schema)) return answers;
  let visible = answers;
  for (let round = 0; round < DEPTH; round += 1) {
    const fields = revealedFields(schema, { ...facts, ...visible }, validators);
    const next: JsonObject = {};
    for (const [name, value] of Object.entries(answers)) {
      const field = fields[name];
      if (field) next[name] = visibleValue(field, validators, value);
    }
    if (equal(next, visible)) break;
    visible = next;
  }
  return visible;
}
