import { retrieveSchema } from '@rjsf/utils';
import type { FormSchema } from '../compiled.ts';
import type { Rules } from '../rules/rules.ts';
import { namesReadByConditions } from './conditions.ts';
import { createLayoutValidator } from './layout/validator.ts';
import type { Json, JsonObject } from './paths.ts';

const isObject = (value: Json | undefined): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/**
 * The answers that the visitor can see right now. What a changed answer has hidden is left out, at every level;
 * the form itself keeps it, and brings it back when it is revealed again.
 *
 * @param data the answers with the facts that the schema's conditions read
 */
export function visibleAnswers(
  schema: FormSchema,
  rules: Rules,
  data: JsonObject,
  answers: JsonObject,
): JsonObject {
  const validator = createLayoutValidator(rules);

  const prune = (part: FormSchema, value: Json | undefined, context: Json | undefined): Json | undefined => {
    if (namesReadByConditions(part).size === 0) return value;
    const { items } = part;
    if (Array.isArray(value) && typeof items === 'object' && !Array.isArray(items)) {
      return value.map((item) => prune(items, item, item) ?? null);
    }
    if (!isObject(value) || !isObject(context)) return value;
    const { properties = {} } = retrieveSchema<unknown, FormSchema>(validator, part, schema, context);
    const kept = Object.entries(value).flatMap(([name, item]) => {
      const property = properties[name];
      return typeof property === 'object' ? [[name, prune(property, item, item)]] : [];
    });
    return Object.fromEntries(kept);
  };
  return prune(schema, answers, { ...data, ...answers }) as JsonObject;
}
