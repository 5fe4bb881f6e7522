import type { FormSchema } from '../compiled.ts';
import type { Rules } from '../rules/rules.ts';
import { hasConditions } from './conditions.ts';
import type { Json, JsonObject } from './paths.ts';
import { revealedFields } from './revealed-fields.ts';

/**
 * Which fields there are for this data, as a text to compare: it differs exactly when one has come or gone.
 * A form that reveals nothing has one shape for ever.
 */
export function shapeOf(schema: FormSchema, data: Json | undefined, rules: Rules): string {
  if (!hasConditions(schema)) return '';
  const { items } = schema;
  if (Array.isArray(data) && typeof items === 'object' && !Array.isArray(items)) {
    return `[${data.map((item) => shapeOf(items, item, rules)).join()}]`;
  }
  const object = (data !== null && typeof data === 'object' ? data : {}) as JsonObject;
  const fields = Object.entries(revealedFields(schema, object, rules));
  return `{${fields.map(([name, field]) => name + shapeOf(field, object[name], rules)).join()}}`;
}
