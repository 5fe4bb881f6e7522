import type { FormSchema } from '../compiled.ts';
import type { Rules } from '../rules/rules.ts';
import type { JsonObject } from './paths.ts';

/** The fields that a schema has for this data: its own, and those of each branch whose condition holds. */
export function revealedFields(
  schema: FormSchema,
  data: JsonObject,
  rules: Rules,
): Record<string, FormSchema> {
  const fields: Record<string, FormSchema> = {};
  const collect = (part: FormSchema): void => {
    for (const [name, property] of Object.entries(part.properties ?? {})) {
      if (typeof property === 'object') fields[name] = { ...fields[name], ...property };
    }
    for (const branch of part.allOf ?? []) if (typeof branch === 'object') collect(branch);
    if (typeof part.if !== 'object') return;
    const branch = rules.test(part.if, data) ? part.then : part.else;
    if (typeof branch === 'object') collect(branch);
  };
  collect(schema);
  return fields;
}
