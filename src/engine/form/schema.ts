import type { UiSchema } from '#types/content/ui-schema';
import type { FormSchema } from '../compiled.ts';
import { nameOf } from './entry-names.ts';
import { kindsOf } from './kinds.ts';
import { isObject, type Json, type Path } from './paths.ts';

/** Returns the branches that can add fields to an object, whether they apply or not. */
export function branches({ allOf = [], then, else: otherwise }: FormSchema): FormSchema[] {
  return [...allOf, then, otherwise].filter((branch) => typeof branch === 'object');
}

/** Returns the schemas of the object that contains a field, from all branches. */
export function schemasAround(schema: FormSchema, path: Path): FormSchema[] {
  const [name = '', ...rest] = path;
  const { items, properties = {}, additionalProperties } = schema;
  const field = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
  const inner = typeof name === 'number' ? items : field;
  const inside = rest.length > 0 && isObject(inner) ? [inner as FormSchema] : [];
  return [
    ...(rest.length === 0 ? [schema] : []),
    ...inside.flatMap((part) => [part, ...kindsOf(part)]).flatMap((part) => schemasAround(part, rest)),
    ...branches(schema).flatMap((part) => schemasAround(part, path)),
  ];
}

/** Returns true if no rule about several fields of an object, such as `minProperties`, can ask for a field of it. */
export function canStayEmpty(schema: FormSchema, path: Path): boolean {
  const asksFor = (needs: NonNullable<FormSchema['dependencies']>[string]) =>
    typeof needs === 'object' &&
    (Array.isArray(needs) ? needs : needs.required)?.includes(String(path.at(-1)));
  return !schemasAround(schema, path).some(
    ({ minProperties = 0, required = [], anyOf = [], oneOf = [], dependencies = {} }) =>
      minProperties > required.length || [...anyOf, ...oneOf, ...Object.values(dependencies)].some(asksFor),
  );
}

/** Returns true if a path leads to the value of a map's entry, which is null while it is empty. */
export function isEntryValue(schema: FormSchema, path: Path): boolean {
  const around = path.length > 0 ? schemasAround(schema, path) : [];
  const isField = ({ properties = {} }: FormSchema) => Object.hasOwn(properties, String(path.at(-1)));
  return around.some((each) => isObject(each.additionalProperties)) && !around.some(isField);
}

/** Returns true if a schema without a widget is a group of fields. */
export function isFieldGroup({ type, properties }: FormSchema): boolean {
  return type === 'object' || (type === undefined && properties !== undefined);
}

/** Returns the names of all fields at a form's root, including revealed fields. */
export function fieldNames(schema: FormSchema): string[] {
  return [
    ...new Set([
      ...Object.keys(schema.properties ?? {}),
      ...branches(schema).flatMap((part) => fieldNames(part)),
    ]),
  ];
}

/** Returns the name of a field's widget: the authored one, or the default of its type. */
export function widgetNameOf(schema: FormSchema, uiSchema: UiSchema): string {
  const named = uiSchema['ui:widget'];
  if (named) return named;
  if (schema.type === 'array') return 'list';
  if (schema.enum || schema.oneOf) return 'select';
  return schema.type === 'number' || schema.type === 'integer' ? 'number' : 'text';
}

export interface Choice {
  value: Json;
  label: string;
}

/** Returns a schema's choices: `oneOf` with `const` and `title`, or a plain `enum`. */
export function choicesOf(schema: FormSchema): Choice[] {
  if (schema.enum) return schema.enum.map((value) => ({ value: value as Json, label: String(value) }));
  const options = (schema.oneOf ?? []).filter((option): option is FormSchema => typeof option === 'object');
  return options.map((option) => ({
    value: option.const as Json,
    label: option.title ?? String(option.const),
  }));
}

/** Returns the choices for the names in a map. None if visitors type them. */
export function nameChoices({ propertyNames }: FormSchema): Choice[] {
  return typeof propertyNames === 'object' ? choicesOf(propertyNames as FormSchema) : [];
}

/** Returns a name in a map as visitors read it. */
export function nameLabel(map: FormSchema, name: string): string {
  return nameChoices(map).find(({ value }) => value === name)?.label ?? nameOf(name);
}

type Node = FormSchema | boolean | undefined;

function children(schema: FormSchema): FormSchema[] {
  const { allOf = [], anyOf = [], oneOf = [], then, else: otherwise, items, properties = {} } = schema;
  const values = [...Object.values(properties), schema.additionalProperties];
  const found: (Node | Node[])[] = [allOf, anyOf, oneOf, then, otherwise, items, values];
  return found.flat().filter((child): child is FormSchema => typeof child === 'object');
}

const known = new WeakMap<FormSchema, boolean>();

/** Returns true if an answer can reveal or hide fields anywhere in a schema. The result is cached for each schema. */
export function hasConditions(schema: FormSchema): boolean {
  const found = known.get(schema) ?? (schema.if !== undefined || children(schema).some(hasConditions));
  known.set(schema, found);
  return found;
}
