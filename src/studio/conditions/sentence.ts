import equal from 'fast-deep-equal';
import { isObject, type Json, type JsonObject } from '../../engine/form/paths.ts';

/** The number of parts of a sentence that must be true. */
export type Join = 'all' | 'any' | 'none';

/** The verb of a part about an answer or a fact. `not one of` also means that it is answered. */
export type Verb = 'answered' | 'not answered' | 'one of' | 'not one of' | 'at least' | 'at most';

/** A part about an answer or a fact. A limit has one value: a number, or a date as text. */
export interface NamedPart {
  name: string;
  is: Verb;
  values: readonly Json[];
}

/** A part that is a named condition, or its opposite. */
export interface SharedPart {
  shared: string;
  isNot: boolean;
}

export type Part = NamedPart | SharedPart;

/** Parts inside a sentence, joined in another way than those around them. */
export interface Group {
  join: Join;
  parts: readonly Part[];
}

/** A condition as a sentence. */
export interface Sentence {
  join: Join;
  parts: readonly (Part | Group)[];
}

/** The keyword of each limit, for numbers and for dates. */
const LIMITS = { 'at least': ['minimum', 'formatMinimum'], 'at most': ['maximum', 'formatMaximum'] } as const;

const isLimit = (is: Verb): is is keyof typeof LIMITS => is in LIMITS;

export const isGroup = (part: Part | Group): part is Group => 'join' in part;

const choice = (values: readonly Json[]): JsonObject =>
  values.length === 1 ? { const: values[0] } : { enum: [...values] };

/** Returns the schema of an answer, or undefined if the part only says that there is one. */
function valueSchema({ is, values }: NamedPart): JsonObject | undefined {
  if (is === 'one of') return choice(values);
  if (is === 'not one of') return { not: choice(values) };
  if (!isLimit(is)) return undefined;
  const [ofNumber, ofDate] = LIMITS[is];
  return typeof values[0] === 'string' ? { format: 'date', [ofDate]: values[0] } : { [ofNumber]: values[0] };
}

/** Prints parts that must all be true, in one object. Their names differ. */
function printNamed(parts: readonly NamedPart[]): JsonObject {
  const schemas = parts.flatMap((part) => {
    const schema = valueSchema(part);
    return schema ? [[part.name, schema] as const] : [];
  });
  return {
    type: 'object',
    ...(schemas.length > 0 && { properties: Object.fromEntries(schemas) }),
    required: parts.map(({ name }) => name),
  };
}

/** Prints parts that must all be true: those that follow each other in one object, if their names differ. */
function printAll(parts: Sentence['parts']): JsonObject {
  const printed: (JsonObject | NamedPart[])[] = [];
  for (const part of parts) {
    if (!('name' in part) || part.is === 'not answered') {
      printed.push(printPart(part));
      continue;
    }
    const last = printed.at(-1);
    if (Array.isArray(last) && last.every(({ name }) => name !== part.name)) last.push(part);
    else printed.push([part]);
  }
  const schemas = printed.map((each) => (Array.isArray(each) ? printNamed(each) : each));
  const [only] = schemas;
  return only && schemas.length === 1 ? only : { allOf: schemas };
}

function printPart(part: Part | Group): JsonObject {
  if (isGroup(part)) return print(part);
  if ('shared' in part) {
    const ref = { $ref: part.shared };
    return part.isNot ? { not: ref } : ref;
  }
  return part.is === 'not answered' ? { not: printNamed([{ ...part, is: 'answered' }]) } : printNamed([part]);
}

/** Returns the JSON Schema of a sentence. */
export function print({ join, parts }: Sentence): JsonObject {
  if (join === 'all') return printAll(parts);
  const any = { anyOf: parts.map(printPart) };
  return join === 'any' ? any : { not: any };
}

function parseValue(name: string, schema: JsonObject): NamedPart | undefined {
  const { const: value, enum: values, not } = schema;
  if (value !== undefined) return { name, is: 'one of', values: [value] };
  if (Array.isArray(values)) return { name, is: 'one of', values };
  const inner = isObject(not) ? parseValue(name, not) : undefined;
  if (inner) return { ...inner, is: 'not one of' };
  for (const is of ['at least', 'at most'] as const)
    for (const keyword of LIMITS[is]) {
      const found = schema[keyword];
      if (found !== undefined) return { name, is, values: [found] };
    }
  return undefined;
}

/** Reads a schema without joined parts. Several parts must all be true. */
function parseNamed({ $ref, not, required, properties }: JsonObject): Part[] | undefined {
  if (typeof $ref === 'string') return [{ shared: $ref, isNot: false }];
  if (isObject(not)) {
    const [part, ...more] = parseNamed(not) ?? [];
    if (!part || more.length > 0) return undefined;
    return ['shared' in part ? { ...part, isNot: true } : { ...part, is: 'not answered' }];
  }
  if (!Array.isArray(required)) return undefined;
  const schemas = isObject(properties) ? properties : {};
  const parts = required.map(String).map((name): NamedPart | undefined => {
    const schema = schemas[name];
    return isObject(schema) ? parseValue(name, schema) : { name, is: 'answered', values: [] };
  });
  return parts.every((part) => part !== undefined) ? parts : undefined;
}

function joined({ allOf, anyOf, not }: JsonObject): { join: Join; schemas: JsonObject[] } | undefined {
  const list = (value: Json | undefined) => (Array.isArray(value) ? value.filter(isObject) : undefined);
  const none = isObject(not) ? list(not.anyOf) : undefined;
  const [all, any] = [list(allOf), list(anyOf)];
  if (all) return { join: 'all', schemas: all };
  if (any) return { join: 'any', schemas: any };
  return none && { join: 'none', schemas: none };
}

/** Reads a schema loosely: its parts, and groups of parts. */
function parseLoosely(schema: JsonObject): Sentence | undefined {
  const found = joined(schema);
  if (!found) {
    const parts = parseNamed(schema);
    return parts && { join: 'all', parts };
  }
  const parts = found.schemas.map((each): Sentence['parts'] | undefined => {
    const inner = parseLoosely(each);
    if (!inner || inner.parts.some(isGroup)) return undefined;
    const group = { ...inner, parts: inner.parts.filter((part) => !isGroup(part)) as Part[] };
    const isFlat = group.join === 'all' && (found.join === 'all' || group.parts.length === 1);
    return isFlat ? group.parts : [group];
  });
  return parts.every((part) => part !== undefined) ? { join: found.join, parts: parts.flat() } : undefined;
}

/** Returns a condition as a sentence. Undefined if no sentence says exactly the same. */
export function parse(schema: JsonObject): Sentence | undefined {
  const sentence = parseLoosely(schema);
  return sentence && equal(print(sentence), schema) ? sentence : undefined;
}

const lonely = ({ join, parts }: Group | Sentence) => parts.length === 1 && join !== 'none';

/** Returns a sentence without groups of one part and without joins of one part. Undefined if nothing is left. */
export function tidied({ join, parts }: Sentence): Sentence | undefined {
  const left = parts.flatMap((part): Sentence['parts'] => {
    if (!isGroup(part)) return [part];
    const isSame = part.join === 'all' && join === 'all';
    return isSame || lonely(part) || part.parts.length === 0 ? part.parts : [part];
  });
  const [only] = left;
  if (!only) return undefined;
  if (!lonely({ join, parts: left })) return { join, parts: left };
  return isGroup(only) ? only : { join: 'all', parts: left };
}
