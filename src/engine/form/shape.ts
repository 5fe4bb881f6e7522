import type { FormSchema } from '../compiled.ts';
import type { Validators } from '../validators/validators.ts';
import { hasConditions } from './conditions.ts';
import type { Json, JsonObject } from './paths.ts';
import { revealedFields } from './revealed-fields.ts';

/** How each condition of a schema turns out for this data, those of the branches taken included. */
function outcomes(schema: FormSchema, data: JsonObject, validators: Validators): string {
  const inside = (schema.allOf ?? []).map((part) =>
    typeof part === 'object' ? outcomes(part, data, validators) : '',
  );
  if (typeof schema.if !== 'object') return inside.join('');
  const holds = validators.test(schema.if, data);
  const branch = holds ? schema.then : schema.else;
  return (
    inside.join('') +
    (holds ? '1' : '0') +
    (typeof branch === 'object' ? outcomes(branch, data, validators) : '')
  );
}

/**
 * The form that a schema takes for this data, as a text to compare: it differs when a field has come or gone, or
 * when something else holds for one that stays. A form without conditions has one shape for ever.
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
