import { isObject, type JsonObject, listOf, objectOf } from '../../content/json.ts';
import { valueIn } from '../../content/resolve.ts';
import { fieldsOf, type SiteField } from '../../journeys/site/fields.ts';
import { wordsOf } from './labels.ts';

export type Field = SiteField<undefined>;

/** Returns the fields of a form in the order in which they are drawn. */
export function fieldsIn(schema: JsonObject, uiSchema: JsonObject, pointer: string): Field[] {
  const root = { step: undefined, path: [], uiPointer: `${pointer}/uiSchema`, holder: undefined };
  const fields = fieldsOf([{ schema, pointer: `${pointer}/schema` }], uiSchema, root);
  return inOrder(fields, uiSchema);
}

/** Returns fields in the order that a uiSchema gives. Fields that it doesn't name come last. */
export function inOrder(fields: readonly Field[], uiSchema: JsonObject): Field[] {
  const order = listOf(uiSchema['ui:order']).map(String);
  const rank = ({ name }: Field) => (order.includes(name) ? order.indexOf(name) : order.length);
  return fields.toSorted((one, other) => rank(one) - rank(other));
}

/** Returns the fields that are in the same form, group or list entry as a field. */
export function fieldsAround(fields: readonly Field[], field: Field): readonly Field[] {
  if (fields.some(({ uiPointer }) => uiPointer === field.uiPointer)) return fields;
  return fields.flatMap(({ inside }) => fieldsAround(inside, field));
}

/** Returns what authors call a field. */
export const labelOfField = ({ ui, schema, name }: Pick<Field, 'ui' | 'schema' | 'name'>): string =>
  String(ui['ui:title'] ?? schema.title ?? wordsOf(name));

/** Returns one of the fields by its pointer into the uiSchema. */
export function fieldAt(fields: readonly Field[], pointer: string): Field | undefined {
  for (const field of fields) {
    if (field.uiPointer === pointer) return field;
    const found = fieldAt(field.inside, pointer);
    if (found) return found;
  }
  return undefined;
}

/** A form around a place in its uiSchema: its pointer, and its fields. */
export interface FormAround {
  form: string;
  fields: Field[];
}

/** Returns the form around a place in its uiSchema. Undefined for other places. */
export function formAround(content: unknown, pointer: string): FormAround | undefined {
  const [, form] = /^(.*)\/uiSchema(?:\/.+)?$/.exec(pointer) ?? [];
  const { schema, uiSchema } = objectOf(form === undefined ? undefined : valueIn(content, form));
  if (form === undefined || !isObject(schema)) return undefined;
  return { form, fields: fieldsIn(schema, objectOf(uiSchema), form) };
}

/** Returns the field at a pointer into the uiSchema of a form. Undefined for other places. */
export const fieldDrawnAt = (content: unknown, pointer: string): Field | undefined =>
  fieldAt(formAround(content, pointer)?.fields ?? [], pointer);
