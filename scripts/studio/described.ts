import { isKind } from '../content/check/kinds.ts';
import { escapePart, isObject, type JsonObject, listOf, objectOf } from '../content/json.ts';
import { pointerParts } from '../content/read.ts';
import { valueIn } from '../content/resolve.ts';
import { inside, type Placed, refTarget, schemaAt, schemaPlace } from '../schemas/places.ts';
import { widgetSchema } from '../schemas/read.ts';

/** Follows a schema's `$ref`s. Keywords beside a `$ref` override those of the target. */
export function followed(placed: Placed): Placed {
  const target = refTarget(placed);
  if (!target) return placed;
  const { schema, place } = followed(target);
  const { $ref: _, ...own } = placed.schema;
  return { schema: { ...schema, ...own }, place };
}

/** Returns a schema inside another one, with its `$ref`s followed. */
export const innerOf = (around: Placed, path: string, schema: unknown): Placed | undefined =>
  isObject(schema) ? followed(inside(around, path, schema)) : undefined;

export const alternativesOf = (placed: Placed) =>
  listOf(placed.schema.anyOf).flatMap((each, index) => innerOf(placed, `anyOf/${index}`, each) ?? []);

/** Returns the alternative of a union that fits a value, by its type; the schema itself if it is no union. */
function alternativeFor(placed: Placed, value: unknown): Placed {
  const type = Array.isArray(value) ? 'array' : typeof value;
  return alternativesOf(placed).find(({ schema }) => schema.type === type) ?? placed;
}

/** Returns the schema of a field's rule. */
export const ruleSchema = (): Placed => followed(schemaAt(schemaPlace('content/rule')));

/** Returns the schema of a widget's options. Undefined if there is none. */
export const describedOptions = (widget: string): Placed | undefined =>
  Object.keys(widgetSchema(widget)).length > 0
    ? followed(schemaAt(schemaPlace(`widgets/${widget}`)))
    : undefined;

/**
 * Returns the schema of a property or a list entry. Undefined if the schema around it does not allow it.
 * @param value the object or list that it is in
 */
export function describedChild(around: Placed, name: string, value: unknown): Placed | undefined {
  // a form's schema is a rule
  const isForm = around.schema.tsType === 'compiled.FormSchema';
  const { schema, place } = isForm ? ruleSchema() : alternativeFor(around, value);
  const placed = { schema, place };
  if (Array.isArray(value)) return innerOf(placed, 'items', schema.items);
  if (name === 'ui:options' && place.uri.endsWith('/ui-schema.schema.json'))
    return describedOptions(String(objectOf(value)['ui:widget'] ?? 'text'));
  const own = objectOf(schema.properties)[name];
  if (own !== undefined) return innerOf(placed, `properties/${name}`, own);
  for (const [pattern, each] of Object.entries(objectOf(schema.patternProperties)))
    if (new RegExp(pattern, 'u').test(name)) return innerOf(placed, 'patternProperties', each);
  return innerOf(placed, 'additionalProperties', schema.additionalProperties);
}

/** Returns the schema of a whole file of a kind. Undefined for a file of none of our kinds. */
export const describedFile = (kind: string | undefined): Placed | undefined =>
  isKind(kind) ? followed(schemaAt(schemaPlace(`content/${kind}`))) : undefined;

/** Returns the schema that describes a value in a file's resolved content, or undefined if none does. */
export function describedAt(kind: string | undefined, content: unknown, pointer: string): Placed | undefined {
  let placed = describedFile(kind);
  let value = content;
  for (const part of pointerParts(pointer)) {
    placed = placed && describedChild(placed, part, value);
    value = valueIn(value, `/${escapePart(part)}`);
  }
  return placed;
}

/** Returns the description of a schema for authors, without the sections of the requirements. */
export const descriptionOf = ({ description = '' }: JsonObject): string =>
  String(description).replaceAll(/ \((?:§|see §)[^)]*\)/g, '');

/** Returns the names of the properties that a schema allows, in its order. Authors write rules in an order of their own. */
export const propertyOrder = ({ schema }: Placed): string[] =>
  schema.title === 'Rule' ? [] : Object.keys(objectOf(schema.properties));
