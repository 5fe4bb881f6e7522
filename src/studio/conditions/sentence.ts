import equal from 'fast-deep-equal';
import { isObject, type Json, type JsonObject } from '../../engine/form/paths.ts';
import type { ConditionTerm } from '../model.ts';

/** The number of parts of a sentence that must be true. */
export type Join = 'all' | 'any' | 'none';

const BASE = ['answered', 'not answered'] as const;
const LIMITS = ['at least', 'at most', ...BASE] as const;

/** The verbs of a part, by what it is about. `not one of` also means that it is answered. */
export const VERBS = {
  choices: ['one of', 'not one of', ...BASE],
  number: LIMITS,
  date: LIMITS,
  named: ['true', 'not true'],
  other: BASE,
} as const satisfies Record<ConditionTerm['kind'], readonly string[]>;

export type Verb = (typeof VERBS)[keyof typeof VERBS][number];

/** A part about an answer, a fact or a named condition. A limit has one value: a number, or a date as text. */
export interface Part {
  name: string;
  is: Verb;
  values: readonly Json[];
}

/** A condition as a sentence, or parts inside it that are joined in another way than those around them. */
export interface Sentence {
  join: Join;
  parts: readonly (Part | Sentence)[];
}

/** A part before an author has chosen what it is about. */
export const NEW_PART: Part = { name: '', is: 'answered', values: [] };

export const isGroup = (part: Part | Sentence): part is Sentence => 'join' in part;

/** Returns true for a part about a named condition. */
export const isNamed = ({ is }: Part): boolean => is === 'true' || is === 'not true';

const WORDS: Readonly<Record<string, string>> = {
  'not one of': 'is something other than',
  'date at least': 'is on or after',
  'date at most': 'is on or before',
};

/** Returns what a part says, in words. */
export const verbWords = (verb: Verb, kind: ConditionTerm['kind']): string =>
  WORDS[`${kind} ${verb}`] ?? WORDS[verb] ?? `is ${verb}`;

type Print = (values: readonly Json[]) => JsonObject;

const choice: Print = (values) => (values.length === 1 ? { const: values[0] } : { enum: [...values] });

const limit =
  (ofNumber: string, ofDate: string): Print =>
  ([value]) =>
    typeof value === 'string' ? { format: 'date', [ofDate]: value } : { [ofNumber]: value };

/** The schema of an answer for each verb that names values. */
const SCHEMAS: Readonly<Partial<Record<Verb, Print>>> = {
  'one of': choice,
  'not one of': (values) => ({ not: choice(values) }),
  'at least': limit('minimum', 'formatMinimum'),
  'at most': limit('maximum', 'formatMaximum'),
};

/** Returns true if a part names values. */
export const hasValues = ({ is }: Part): boolean => is in SCHEMAS;

/** Returns true if nothing is left to choose in a sentence. */
export const isComplete = ({ parts }: Sentence): boolean =>
  parts.every((part) =>
    isGroup(part) ? isComplete(part) : part.name !== '' && (!hasValues(part) || part.values.length > 0),
  );

function printPart(part: Part | Sentence): JsonObject {
  if (isGroup(part)) return print(part);
  const { name, is, values } = part;
  if (is === 'not true') return { not: printPart({ ...part, is: 'true' }) };
  if (is === 'not answered') return { not: printPart({ ...part, is: 'answered' }) };
  if (is === 'true') return { $ref: name };
  const schema = SCHEMAS[is]?.(values);
  return { type: 'object', ...(schema && { properties: { [name]: schema } }), required: [name] };
}

/** Returns two schemas as one, if they are about different answers. */
function joined(one: JsonObject = {}, other: JsonObject): JsonObject | undefined {
  if (!Array.isArray(one.required) || !Array.isArray(other.required)) return undefined;
  const required = [...one.required, ...other.required];
  const properties = { ...(one.properties as JsonObject), ...(other.properties as JsonObject) };
  if (new Set(required).size < required.length) return undefined;
  return { type: 'object', ...(Object.keys(properties).length > 0 && { properties }), required };
}

/** Returns the JSON Schema of a sentence. Answers that follow each other are in one object. */
export function print({ join, parts }: Sentence): JsonObject {
  const schemas = parts.map(printPart);
  if (join === 'any') return { anyOf: schemas };
  if (join === 'none') return { not: { anyOf: schemas } };
  const allOf: JsonObject[] = [];
  for (const next of schemas) {
    const both = joined(allOf.at(-1), next);
    if (both) allOf.pop();
    allOf.push(both ?? next);
  }
  return allOf.length === 1 && allOf[0] ? allOf[0] : { allOf };
}

/** Returns a sentence without groups and joins that change nothing. Undefined if nothing is left. */
export function tidied({ join, parts }: Sentence): Sentence | undefined {
  const left = parts.flatMap((part): Sentence['parts'] => {
    const inner = isGroup(part) ? tidied(part) : { join: 'all' as const, parts: [part] };
    if (!inner) return [];
    const isSame = inner.join === 'all' && (join === 'all' || inner.parts.length === 1);
    return isSame ? inner.parts : [inner];
  });
  const [only] = left;
  if (!only || left.length > 1 || join === 'none') return only && { join, parts: left };
  return isGroup(only) ? only : { join: 'all', parts: left };
}

/** Returns the values in the schema of an answer. */
const valuesIn = ({ format: _, ...schema }: JsonObject): Json[] =>
  Object.values(schema).flatMap((value) => (isObject(value) ? valuesIn(value) : (value ?? [])));

function readAnswer(name: string, schema: Json | undefined): Part {
  const values = isObject(schema) ? valuesIn(schema) : [];
  const verbs = Object.keys(SCHEMAS) as Verb[];
  const is = verbs.find((verb) => equal(SCHEMAS[verb]?.(values), schema));
  return is ? { name, is, values } : { name, is: 'answered', values: [] };
}

const opposite = (part: Part | Sentence): Part | Sentence =>
  !isGroup(part) && (part.is === 'answered' || part.is === 'true') ? { ...part, is: `not ${part.is}` } : part;

/** Reads a condition loosely: the sentence may leave out what no sentence says. */
function read(schema: Json): Sentence {
  if (!isObject(schema)) return { join: 'all', parts: [] };
  const { $ref, allOf, anyOf, not, required, properties } = schema;
  if (Array.isArray(allOf)) return { join: 'all', parts: allOf.map(read) };
  if (Array.isArray(anyOf)) return { join: 'any', parts: anyOf.map(read) };
  if (isObject(not) && Array.isArray(not.anyOf)) return { join: 'none', parts: not.anyOf.map(read) };
  if (isObject(not)) return { join: 'all', parts: read(not).parts.map(opposite) };
  if (typeof $ref === 'string') return { join: 'all', parts: [{ name: $ref, is: 'true', values: [] }] };
  const schemas = isObject(properties) ? properties : {};
  const names = Array.isArray(required) ? required.map(String) : [];
  return { join: 'all', parts: names.map((name) => readAnswer(name, schemas[name])) };
}

/** Returns a condition as a sentence. Undefined if no sentence says exactly the same. */
export function parse(schema: JsonObject): Sentence | undefined {
  const sentence = tidied(read(schema));
  return sentence && equal(print(sentence), schema) ? sentence : undefined;
}
