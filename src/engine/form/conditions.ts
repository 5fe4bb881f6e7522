import type { FormSchema } from '../compiled.ts';

type Node = FormSchema | boolean | undefined;

/** The schemas that stand directly inside one. */
function children(schema: FormSchema): FormSchema[] {
  const { allOf = [], anyOf = [], oneOf = [], then, else: otherwise, items, properties = {} } = schema;
  const found: (Node | Node[])[] = [allOf, anyOf, oneOf, then, otherwise, items, Object.values(properties)];
  return found.flat().filter((child): child is FormSchema => typeof child === 'object');
}

const known = new WeakMap<FormSchema, boolean>();

/** Whether an answer may reveal or hide fields somewhere in a schema. Worked out once for each. */
export function hasConditions(schema: FormSchema): boolean {
  const found = known.get(schema) ?? (schema.if !== undefined || children(schema).some(hasConditions));
  known.set(schema, found);
  return found;
}
