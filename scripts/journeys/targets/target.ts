import type { Target, Visit } from '#types/data/journeys';
import type { FormSchema } from '../../../src/engine/compiled.ts';
import type { Json, JsonObject, Path } from '../../../src/engine/form/paths.ts';
import { revealedFields } from '../../../src/engine/form/revealed-fields.ts';
import type { Validators } from '../../../src/engine/validators/validators.ts';
import type { StepContext } from '../search/context.ts';

/** A target, and a visit that shows it if there is one. */
export interface Found {
  target: Target;
  pointer: string;
  visit?: Visit | undefined;
  reason?: string | undefined;
}

function schemaAt(
  schema: FormSchema,
  data: Json | undefined,
  validators: Validators,
  [part, ...rest]: Path,
): FormSchema | undefined {
  if (part === undefined) return schema;
  if (typeof part === 'number') {
    const item = Array.isArray(data) ? data[part] : undefined;
    const { items } = schema;
    const isThere = item !== undefined && typeof items === 'object' && !Array.isArray(items);
    return isThere ? schemaAt(items, item, validators, rest) : undefined;
  }
  const object: JsonObject = typeof data === 'object' && data !== null && !Array.isArray(data) ? data : {};
  const field = revealedFields(schema, object, validators)[part];
  return field && schemaAt(field, object[part], validators, rest);
}

/** Returns the schema of a form's field as it stands; undefined while the field is not in view. */
export function schemaInView({ form, step }: StepContext, path: Path): FormSchema | undefined {
  const { facts, visible } = form.getState();
  return schemaAt(step.entry.step.schema, { ...facts, ...visible }, step.journey.validators, path);
}
