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

/** What each condition of a schema asks for as a whole, and all of them together. */
function conditionsMet(schema: JsonObject, plainest: Inside['plainest']): JsonObject[] {
  const fields = fieldsOf(schema);
  const met = allSides(schema)
    .map((side) => side.if)
    .filter(isObject)
    .map((condition) => {
      const asked = [...fieldsOf(condition)].map(([name, ask]): [string, unknown] => [
        name,
        plainest({ ...fields.get(name), ...ask }) ?? plainest(ask),
      ]);
      return Object.fromEntries(asked.filter(([, value]) => value !== undefined));
    });
  return met.length > 1 ? [...met, Object.assign({}, ...met)] : met;
}

/** Objects that are whole, that lack one thing, or that hold one thing at an edge of its own; some that its conditions look for. */
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
    ...conditionsMet(schema, plainest).flatMap((asked) => [
      { ...whole, ...asked },
      { ...needed, ...asked },
    ]),
    ...[...fields.keys()].map((name) => without(whole, name)),
    ...[...fields].flatMap(([name, field]) => edges(field).map((edge) => ({ ...whole, [name]: edge }))),
  ];
}
