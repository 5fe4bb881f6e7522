import { escapePart, type JsonObject } from '../../json.ts';
import { fieldsOf, itemsOf, type SchemaPart, samePlace } from './schema-parts.ts';

/** What a value's schema says of what the value holds. */
export interface Inside {
  names: readonly string[];
  field(name: string): JsonObject | undefined;
  item: JsonObject | undefined;
}

function anyOf(parts: readonly SchemaPart[], end: string): JsonObject | undefined {
  const schemas = parts.filter(({ pointer }) => pointer.endsWith(end)).map(({ schema }) => schema);
  return schemas.length > 1 ? { anyOf: schemas } : schemas[0];
}

/** What the value of a schema holds under its names, or in its items. */
export function inside(schema: JsonObject): Inside {
  const parts = samePlace({ schema, pointer: '' });
  const fields = fieldsOf(parts);
  return {
    names: [...fields.keys()],
    field: (name) => anyOf(fields.get(name) ?? [], `/properties/${escapePart(name)}`),
    item: anyOf(itemsOf(parts), '/items'),
  };
}
