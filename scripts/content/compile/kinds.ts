import type { AnySchemaObject } from 'ajv';
import type { FormSchema } from '../../../src/engine/compiled.ts';
import { constantsOf, kindsOf } from '../../../src/engine/form/kinds.ts';
import { isObject, type JsonObject, listOf, mapDeep } from '../json.ts';

/** Returns the rule by which an answer is of a kind. */
function signOf(kind: FormSchema): JsonObject {
  const constants = Object.entries(constantsOf(kind)).map(([name, text]) => [name, { const: text }] as const);
  if (constants.length === 0) return { type: kind.type };
  const names = constants.map(([name]) => name);
  return { type: kind.type, properties: Object.fromEntries(constants), required: names };
}

function ofOneKind([kind, ...others]: readonly FormSchema[], all: readonly FormSchema[]): JsonObject {
  if (!kind) return { type: [...new Set(all.flatMap(({ type }) => type ?? []))] };
  return { if: signOf(kind), then: kind, else: ofOneKind(others, all) };
}

/**
 * Returns the rule of a form in which each union checks an answer against the first kind that it is of. The rule
 * `anyOf` would also report the errors of all other kinds.
 */
export function withKinds(rule: AnySchemaObject): AnySchemaObject {
  return mapDeep(rule, (part) => {
    const kinds = isObject(part) ? kindsOf(part as FormSchema) : [];
    if (!isObject(part) || kinds.length === 0) return part;
    const { anyOf: _, ...own } = part;
    return { ...own, allOf: [...listOf(own.allOf), ofOneKind(kinds, kinds)] };
  }) as AnySchemaObject;
}
