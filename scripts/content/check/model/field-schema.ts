import { escapePart, type JsonObject } from '../../json.ts';
import type { FormNode } from './forms.ts';

/** What stands between a schema and a field that only some answers bring. */
const BRANCH = /\/(?:then|else|anyOf|oneOf|dependencies)\//;

function joined(keyword: 'allOf' | 'anyOf', schemas: readonly JsonObject[]): JsonObject | undefined {
  return schemas.length > 1 ? { [keyword]: schemas } : schemas[0];
}

/**
 * What a field may hold: all that is always said of it, else any of what branches say.
 *
 * @param name of a field of the node; undefined where it has none of that name
 */
export function fieldSchema({ fields, schemas }: FormNode, name: string): JsonObject | undefined {
  const start = schemas[0]?.pointer.length ?? 0;
  const end = name === 'items' ? '/items' : `/properties/${escapePart(name)}`;
  const definitions = (fields.get(name) ?? []).filter(({ pointer }) => pointer.endsWith(end));
  const always = definitions.filter(({ pointer }) => !BRANCH.test(`${pointer.slice(start, -end.length)}/`));
  return (
    joined(
      'allOf',
      always.map(({ schema }) => schema),
    ) ??
    joined(
      'anyOf',
      definitions.map(({ schema }) => schema),
    )
  );
}
