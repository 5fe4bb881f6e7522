import { escapePart, isObject, type JsonObject } from '../../json.ts';
import { inside } from './inside.ts';
import { itemsAsked, namesRead, reach, type SchemaPart, type UsedName } from './schema-parts.ts';

/** A name that a condition looks at inside an answer. */
export interface InnerName extends UsedName {
  /** the answer's own name */
  of: string;
  /** what there is in it */
  known: readonly string[];
}

function inValue(of: string, asked: SchemaPart, schema: JsonObject): InnerName[] {
  const { names, field, item } = inside(schema);
  const own = names.length > 0 ? namesRead(asked).map((used) => ({ ...used, of, known: names })) : [];
  const parts = reach(asked);
  const items = item ? parts.flatMap(itemsAsked).flatMap((each) => inValue(of, each, item)) : [];
  return [...own, ...items, ...parts.flatMap((part) => inFields(part, field))];
}

function inFields(
  { schema, pointer }: SchemaPart,
  schemaOf: (name: string) => JsonObject | undefined,
): InnerName[] {
  return Object.entries(isObject(schema.properties) ? schema.properties : {}).flatMap(([name, asked]) => {
    const value = schemaOf(name);
    if (!value || !isObject(asked)) return [];
    return inValue(name, { schema: asked, pointer: `${pointer}/properties/${escapePart(name)}` }, value);
  });
}

/**
 * The names that a condition looks at inside answers that are lists or objects, where it is known what they hold.
 *
 * @param schemaOf what each answer may be
 */
export function innerNames(
  condition: SchemaPart,
  schemaOf: (name: string) => JsonObject | undefined,
): InnerName[] {
  return reach(condition).flatMap((part) => inFields(part, schemaOf));
}
