import type { FormSchema } from '../compiled.ts';

type Node = FormSchema | boolean | undefined;

/** The schemas that stand directly inside one, `if` left out. */
function children(schema: FormSchema): FormSchema[] {
  const { allOf = [], anyOf = [], oneOf = [], then, else: otherwise, not, items, properties = {} } = schema;
  const found: (Node | Node[])[] = [
    allOf,
    anyOf,
    oneOf,
    then,
    otherwise,
    not,
    items,
    Object.values(properties),
  ];
  return found.flat().filter((child): child is FormSchema => typeof child === 'object');
}

function namesIn(schema: FormSchema): string[] {
  const own = [...(schema.required ?? []), ...Object.keys(schema.properties ?? {})];
  return [...own, ...children(schema).flatMap(namesIn)];
}

const known = new WeakMap<FormSchema, ReadonlySet<string>>();

/**
 * The names that any `if` of a schema looks at. Only a change to one of these can reveal or hide a field,
 * so only then has the form to be laid out anew. Worked out once for each schema.
 */
export function namesReadByConditions(schema: FormSchema): ReadonlySet<string> {
  const before = known.get(schema);
  if (before) return before;
  const found = new Set<string>();
  const visit = (node: FormSchema): void => {
    if (typeof node.if === 'object') for (const name of namesIn(node.if)) found.add(name);
    children(node).forEach(visit);
  };
  visit(schema);
  known.set(schema, found);
  return found;
}
