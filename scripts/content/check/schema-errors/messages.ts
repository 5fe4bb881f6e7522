import type { ErrorObject } from 'ajv';
import { isObject, type JsonObject, objectOf } from '../../json.ts';
import { pointerParts } from '../../read.ts';
import type { Problem } from '../diagnostic.ts';
import { closest } from '../did-you-mean.ts';
import { list, quote, suggestName } from '../format.ts';

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

function unusedKeys({ parentSchema, data }: ErrorObject): string[] {
  const properties: unknown = parentSchema?.properties;
  const required: unknown = parentSchema?.required;
  const known = new Set([...Object.keys(objectOf(properties)), ...textsOf(required)]);
  return [...known].filter((name) => name !== '$schema' && !(isObject(data) && Object.hasOwn(data, name)));
}

/** Returns the key that an author most likely meant. */
export function keyMeant(key: string, error: ErrorObject): string | undefined {
  // every object may have these two
  const known = [...unusedKeys(error), '$ref', '$legal'];
  return known.includes(`ui:${key}`) ? `ui:${key}` : closest(key, known);
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list [ … ]',
  object: 'an object { … }',
  null: 'null',
};

const FORMATS: Readonly<Record<string, string>> = { regex: 'regular expression', date: 'date' };

function typeOf(value: unknown): string {
  const type = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  return TYPES[type] ?? type;
}

function subjectOf({ instancePath }: ErrorObject): string {
  const last = pointerParts(instancePath).at(-1);
  if (last === undefined) return 'This';
  return /^\d+$/.test(last) ? `Item ${Number(last) + 1} of the list` : quote(last);
}

function helpOf(schema: unknown): string {
  if (!isObject(schema)) return '';
  const description = typeof schema.description === 'string' ? ` ${schema.description}` : '';
  const examples = Array.isArray(schema.examples) ? ` For example: ${list(schema.examples)}.` : '';
  return description + examples;
}

function propertiesOf(error: ErrorObject): JsonObject {
  return objectOf(error.parentSchema?.properties);
}

type Wording = (error: ErrorObject, subject: string) => Problem;

const tooLittle: Wording = ({ params: { limit } }, subject) =>
  limit === 1
    ? { message: `${subject} is empty.`, advice: 'Fill it in, or remove it.' }
    : { message: `${subject} is too short.`, advice: `It needs at least ${limit}.` };

const tooMuch: Wording = ({ params: { limit } }, subject) => ({
  message: `${subject} is too long.`,
  advice: `It can have at most ${limit}.`,
});

const outOfBounds: Wording = ({ params: { comparison, limit } }, subject) => ({
  message: `${subject} is out of range.`,
  advice: `It must be ${comparison} ${limit}.`,
});

const union: Wording = ({ message, params: { needed, passingSchemas } }, subject) => {
  if (needed) {
    const [last = '', ...others] = needed.map(quote).toReversed();
    const all = `${others.toReversed().join(', ')} or ${last}`;
    return {
      message: `${all} is missing.`,
      advice: needed.length === 2 ? 'Add one of the two.' : 'Add one of them.',
    };
  }
  return passingSchemas
    ? {
        message: `${subject} matches several alternatives.`,
        advice: 'Keep only what belongs to one of them.',
      }
    : { message: `${subject} is not valid.`, advice: `It ${message}.` };
};

const WORDINGS: Readonly<Record<string, Wording>> = {
  required: (error) => {
    const missing: string[] = error.params.missing;
    const [only = ''] = missing;
    return missing.length > 1
      ? { message: `${list(missing)} are missing.`, advice: 'Add them.' }
      : {
          message: `${quote(only)} is missing.`,
          advice: `Add ${quote(only)}.${helpOf(propertiesOf(error)[only])}`,
        };
  },
  dependencies: ({ params: { property, missingProperty } }) => ({
    message: `${quote(property)} has no effect without ${quote(missingProperty)}.`,
    advice: `Add ${quote(missingProperty)}, or remove ${quote(property)}.`,
  }),
  additionalProperties: (error) => {
    const name = String(error.params.additionalProperty);
    const meant = keyMeant(name, error);
    const advice = meant
      ? `Did you mean ${quote(meant)}?`
      : suggestName(name, unusedKeys(error), 'Remove it.');
    return { message: `${quote(name)} is not allowed here.`, advice };
  },
  format: ({ params: { format }, data, parentSchema }) => ({
    message: `${quote(data)} is not a valid ${FORMATS[format] ?? format}.`,
    advice: `Write a valid ${FORMATS[format] ?? format}.${helpOf(parentSchema)}`,
  }),
  type: ({ params, data }, subject) => {
    if (typeof data === 'number' && !Number.isFinite(data)) {
      return { message: `${subject} is too large a number.`, advice: 'Write a smaller one.' };
    }
    const types = [params.type].flat().map((type) => TYPES[String(type)] ?? String(type));
    const expected = [...new Set(types)].join(' or ');
    return { message: `${subject} is ${typeOf(data)}.`, advice: `Write ${expected}.` };
  },
  enum: ({ params, data }, subject) => ({
    message: `${subject} cannot be ${quote(data)}.`,
    advice: suggestName(typeof data === 'string' ? data : quote(data), params.allowedValues, 'Remove it.'),
  }),
  const: ({ params, data }, subject) => ({
    message: `${subject} cannot be ${quote(data)}.`,
    advice: `Write ${quote(params.allowedValue)}.`,
  }),
  pattern: ({ parentSchema, params, data }, subject) => ({
    message: `${subject} cannot be ${quote(data)}.`,
    advice: helpOf(parentSchema).trim() || `It must match ${params.pattern}.`,
  }),
  contains: ({ schema }, subject) => {
    const expected = isObject(schema) && 'const' in schema ? quote(schema.const) : 'an item that it needs';
    return { message: `${subject} lacks ${expected}.`, advice: `Add ${expected} to the list.` };
  },
  uniqueItems: ({ params: { i, j } }, subject) => ({
    message: `${subject} has the same item twice.`,
    advice: `Remove or change item ${Math.max(i, j) + 1}.`,
  }),
  anyOf: union,
  oneOf: union,
  minLength: tooLittle,
  minItems: tooLittle,
  minProperties: tooLittle,
  maxLength: tooMuch,
  maxItems: tooMuch,
  maxProperties: tooMuch,
  minimum: outOfBounds,
  maximum: outOfBounds,
  exclusiveMinimum: outOfBounds,
  exclusiveMaximum: outOfBounds,
};

/** Returns what is wrong and what to do, in plain words. */
export function problemFor(error: ErrorObject): Problem {
  const subject = subjectOf(error);
  const wording = WORDINGS[error.keyword];
  if (wording) return wording(error, subject);
  return {
    message: `${subject} is not valid.`,
    advice: `It ${error.message ?? `fails "${error.keyword}"`}.`,
  };
}
