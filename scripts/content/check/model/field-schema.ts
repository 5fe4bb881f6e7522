import { escapePart, type JsonObject } from '../../json.ts';
import type { FormNode } from './forms.ts';
import type { SchemaPart } from './schema-parts.ts';

/** What stands between a schema and a field that only some answers bring. */
const BRANCH = /\/(?:then|else|anyOf|oneOf|dependencies)\//;

function joined(keyword: 'allOf' | 'anyOf', schemas: readonly JsonObject[]): JsonObject | undefined {
  return schemas.length > 1 ? { [keyword]: schemas } : schemas[0];
}

/** Whether only some answers bring what stands at a place of a node's schemas. */
export function isInBranch({ schemas }: FormNode, pointer: string): boolean {
  return BRANCH.test(`${pointer.slice(schemas[0]?.pointer.length ?? 0)}/`);
}

/** Every definition of a field, and whether it counts whatever else is answered. */
function definitionsOf(node: FormNode, name: string): (SchemaPart & { isAlways: boolean })[] {
  const end = name === 'items' ? '/items' : `/properties/${escapePart(name)}`;
  return (node.fields.get(name) ?? [])
    .filter(({ pointer }) => pointer.endsWith(end))
    .map(({ schema, pointer }) => ({
      schema,
      pointer,
      isAlways: !isInBranch(node, pointer.slice(0, -end.length)),
    }));
}

/** All that is always said of a field; nothing of one that only some answers bring. */
export function alwaysSaid(node: FormNode, name: string): SchemaPart[] {
  return definitionsOf(node, name).filter(({ isAlways }) => isAlways);
}

/**
 * What a field may hold: all that is always said of it, else any of what branches say.
 *
 * @param name of a field of the node; undefined where it has none of that name
 */
export function fieldSchema(node: FormNode, name: string): JsonObject | undefined {
  const always = alwaysSaid(node, name).map(({ schema }) => schema);
  const all = definitionsOf(node, name).map(({ schema }) => schema);
  return joined('allOf', always) ?? joined('anyOf', all);
}
