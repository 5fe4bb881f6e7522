import { isObject, type JsonObject } from '../json.ts';
import type { Inside } from './inside.ts';
import { allSides } from './schema-sides.ts';

function fieldsOf(schema: JsonObject): Map<string, JsonObject> {
  const fields = new Map<string, JsonObject>();
  for (const { properties } of allSides(schema)) {
    for (const [name, field] of Object.entries(isObject(properties) ? properties : {})) {
      if (isObject(field)) fields.set(name, { ...fields.get(name), ...field });
    }
  }
  return fields;
}

function without(whole: JsonObject, name: string): JsonObject {
  return Object.fromEntries(Object.entries(whole).filter(([other]) => other !== name));
}

/** Objects that are whole, that lack one thing, or that hold one thing at an edge of its own. */
export function objectEdges(schema: JsonObject, { edges, plainest }: Inside): JsonObject[] {
  const fields = fieldsOf(schema);
  const required = new Set(
    allSides(schema).flatMap(({ required }) => (Array.isArray(required) ? required : [])),
  );
  const all = [...fields].map(([name, field]): [string, unknown] => [name, plainest(field)]);
  const whole = Object.fromEntries(all.filter(([, value]) => value !== undefined));
  const needed = Object.fromEntries(Object.entries(whole).filter(([name]) => required.has(name)));
  return [
    needed,
    whole,
    ...[...fields.keys()].map((name) => without(whole, name)),
    ...[...fields].flatMap(([name, field]) => edges(field).map((edge) => ({ ...whole, [name]: edge }))),
  ];
}
