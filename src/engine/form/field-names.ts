import type { FormSchema } from '../compiled.ts';

/** The names of all fields that a form may ever ask for at its root, those that are revealed included. */
export function fieldNames(schema: FormSchema): string[] {
  const branches = [...(schema.allOf ?? []), schema.then, schema.else].filter(
    (branch) => typeof branch === 'object',
  );
  return [...new Set([...Object.keys(schema.properties ?? {}), ...branches.flatMap(fieldNames)])];
}
