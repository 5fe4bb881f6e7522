import type { FormSchema } from '../../../src/engine/compiled.ts';
import type { Json, JsonObject, Path } from '../../../src/engine/form/paths.ts';
import { revealedFields } from '../../../src/engine/form/revealed-fields.ts';
import type { Validators } from '../../../src/engine/validators/validators.ts';
import type { StepScene } from '../walk/scene.ts';

function schemaAt(
  schema: FormSchema,
  data: Json | undefined,
  rules: Validators,
  [part, ...rest]: Path,
): FormSchema | undefined {
  if (part === undefined) return schema;
  if (typeof part === 'number') {
    const item = Array.isArray(data) ? data[part] : undefined;
    const { items } = schema;
    const isThere = item !== undefined && typeof items === 'object' && !Array.isArray(items);
    return isThere ? schemaAt(items, item, rules, rest) : undefined;
  }
  const object: JsonObject = typeof data === 'object' && data !== null && !Array.isArray(data) ? data : {};
  const field = revealedFields(schema, object, rules)[part];
  return field && schemaAt(field, object[part], rules, rest);
}

/** The schema of the field that a form has at a path as it stands; undefined where it has none in view. */
export function schemaInView({ form, step, journey }: StepScene, path: Path): FormSchema | undefined {
  const { facts, visible } = form.getState();
  return schemaAt(step.entry.step.schema, { ...facts, ...visible }, journey.rules, path);
}
