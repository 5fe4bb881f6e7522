import type { FormSchema } from '../compiled.ts';
import { isObject, type Json } from './paths.ts';

/** Returns the kinds of a union: the schemas of its `anyOf`, if each has a title and a type. */
export function kindsOf({ anyOf = [] }: FormSchema): FormSchema[] {
  const kinds = anyOf.filter((kind) => typeof kind === 'object');
  return kinds.every(({ title, type }) => title !== undefined && type !== undefined) ? kinds : [];
}

/** Returns the properties of a kind with a constant text, by which its values differ from those of other kinds. */
export function constantsOf({ properties = {} }: FormSchema): Record<string, string> {
  const constants = Object.entries(properties).flatMap(([name, property]) =>
    isObject(property) && typeof property.const === 'string' ? [[name, property.const] as const] : [],
  );
  return Object.fromEntries(constants);
}

function hasType(value: Json, type: unknown): boolean {
  if (type === 'integer') return Number.isInteger(value);
  return type === (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);
}

/** Returns the index of the first kind that a value has, valid or not. -1 if it has none. */
export function kindOf(schema: FormSchema, value: Json | undefined): number {
  if (value === undefined) return -1;
  return kindsOf(schema).findIndex(
    (kind) =>
      [kind.type].flat().some((type) => hasType(value, type)) &&
      Object.entries(constantsOf(kind)).every(([name, text]) => isObject(value) && value[name] === text),
  );
}

/** Returns the schema of a value's kind, or a schema without kinds as it is. */
export function ofItsKind(schema: FormSchema, value: Json | undefined): FormSchema {
  return kindsOf(schema)[kindOf(schema, value)] ?? schema;
}
