import type { FormSchema } from '../compiled.ts';

const LISTS = ['allOf', 'anyOf', 'oneOf'] as const;

function children(schema: FormSchema): FormSchema[] {
  const nested = LISTS.flatMap((keyword) => schema[keyword] ?? []);
  const single = [schema.then, schema.else, schema.items, schema.not];
  return [...nested, ...single, ...Object.values(schema.properties ?? {})].filter(
    (child): child is FormSchema => typeof child === 'object' && !Array.isArray(child),
  );
}

function namesIn(schema: FormSchema): string[] {
  return [...(schema.required ?? []), ...Object.keys(schema.properties ?? {}), ...children(schema).flatMap(namesIn)];
}

/**
 * The names that any `if` of a schema looks at. Only a change to one of these can reveal or hide a field,
 * so only then has the form to be drawn anew.
 */
export function namesReadByConditions(schema: FormSchema): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (node: FormSchema): void => {
    if (node.if) for (const name of namesIn(node.if)) found.add(name);
    for (const child of children(node)) visit(child);
  };
  visit(schema);
  return found;
}
