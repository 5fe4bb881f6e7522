import { isObject, type JsonObject } from '../json.ts';

const BRANCHES = ['allOf', 'anyOf', 'oneOf'];
const SINGLE = ['then', 'else', 'if', 'not'];

/** The schemas inside one that look at the same value. */
export function sidesOf(schema: JsonObject): JsonObject[] {
  const lists = BRANCHES.flatMap((name) => {
    const branches = schema[name];
    return Array.isArray(branches) ? branches : [];
  });
  return [...lists, ...SINGLE.map((name) => schema[name])].filter(isObject);
}

/** A schema and all those inside it that look at the same value, at every depth. */
export function allSides(schema: JsonObject): JsonObject[] {
  return [schema, ...sidesOf(schema).flatMap(allSides)];
}
