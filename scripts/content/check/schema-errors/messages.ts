import type { ErrorObject } from 'ajv';
import { isObject, listOf, objectOf } from '../../json.ts';
import { pointerParts } from '../../read.ts';
import { meantBy } from '../did-you-mean.ts';
import { list, quote, suggestName } from '../format.ts';

function unusedKeys({ parentSchema, data }: ErrorObject): string[] {
  const { properties, required } = objectOf(parentSchema);
  const known = new Set([...Object.keys(objectOf(properties)), ...listOf(required).map(String)]);
  return [...known].filter((name) => name !== '$schema' && !(isObject(data) && Object.hasOwn(data, name)));
}

/** Returns the key that an author most likely meant. */
export function suggestKey(key: string, error: ErrorObject): string | undefined {
  // every object can have these two keys
  const known = [...unusedKeys(error), '$ref', '$legal'];
  return known.includes(`ui:${key}`) ? `ui:${key}` : meantBy(key, known);
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

function unionProblem({ message, params }: ErrorObject, subject: string): Wording {
  const needed: readonly string[] = params.needed ?? [];
  if (needed.length > 0) {
    const all = `${needed.slice(0, -1).map(quote).join(', ')} or ${quote(needed.at(-1))}`;
    return [`${all} is missing.`, needed.length === 2 ? 'Add one of the two.' : 'Add one of them.'];
  }
  return params.passingSchemas
    ? [`${subject} matches several alternatives.`, 'Keep only what belongs to one of them.']
    : [`${subject} is not valid.`, `It ${message}.`];
}

/** Returns the object that a text most likely stands for. Undefined if this is not known. */
function objectFor({ data, parentSchema }: ErrorObject): string | undefined {
  const required = listOf(parentSchema?.required).map(String);
  if (typeof data !== 'string' || required.length === 0 || required.length > 2) return undefined;
  const parts = required.map((name) => `${quote(name)}: ${required.length === 1 ? quote(data) : '…'}`);
  return `{ ${parts.join(', ')} }`;
}

function typeProblem(error: ErrorObject, subject: string): Wording {
  const { params, data, parentSchema, instancePath } = error;
  if (typeof data === 'boolean' && instancePath.endsWith('/required'))
    return [
      `${subject} is ${data}.`,
      'Add the name of the field to the list "required" beside "properties".',
    ];
  if (params.type === 'object' && objectFor(error))
    return [`${subject} is ${typeOf(data)}.`, `Write ${objectFor(error)}.`];
  if (params.type === 'object' && 'ui:widget' in objectOf(parentSchema?.properties))
    return [`${subject} is ${typeOf(data)}.`, 'Write an option of the widget in "ui:options".'];
  if (typeof data === 'number' && !Number.isFinite(data))
    return [`${subject} is too large a number.`, 'Write a smaller one.'];
  const types = [params.type].flat().map((type) => TYPES[String(type)] ?? String(type));
  return [`${subject} is ${typeOf(data)}.`, `Write ${[...new Set(types)].join(' or ')}.`];
}

type Wording = readonly [message: string, advice: string];

/** Returns what is wrong and what to do, in plain language. */
export function wordingFor(error: ErrorObject): Wording {
  const { keyword, params, data, schema, parentSchema, message } = error;
  const subject = subjectOf(error);
  const refused = `${subject} cannot be ${quote(data)}.`;
  switch (keyword) {
    case 'required': {
      const [name, ...others]: string[] = params.missing;
      if (others.length > 0) return [`${list(params.missing)} are missing.`, 'Add them.'];
      const help = helpOf(objectOf(parentSchema?.properties)[name ?? '']);
      return [`${quote(name)} is missing.`, `Add ${quote(name)}.${help}`];
    }
    case 'dependencies': {
      const [name, missing] = [quote(params.property), quote(params.missingProperty)];
      return [`${name} has no effect without ${missing}.`, `Add ${missing}, or remove ${name}.`];
    }
    case 'additionalProperties': {
      const name = String(params.additionalProperty);
      const meant = suggestKey(name, error);
      const known = unusedKeys(error);
      const advice = meant ? `Did you mean ${quote(meant)}?` : suggestName(name, known, 'Remove it.');
      return [`${quote(name)} is not allowed here.`, advice];
    }
    case 'format': {
      const format = FORMATS[params.format] ?? params.format;
      return [`${quote(data)} is not a valid ${format}.`, `Write a valid ${format}.${helpOf(parentSchema)}`];
    }
    case 'type':
      return typeProblem(error, subject);
    case 'enum': {
      const text = typeof data === 'string' ? data : quote(data);
      return [refused, suggestName(text, params.allowedValues, 'Remove it.')];
    }
    case 'const':
      return [refused, `Write ${quote(params.allowedValue)}.`];
    case 'pattern':
      return [refused, helpOf(parentSchema).trim() || `It must match ${params.pattern}.`];
    case 'contains': {
      const expected = 'const' in objectOf(schema) ? quote(objectOf(schema).const) : 'an item that it needs';
      return [`${subject} lacks ${expected}.`, `Add ${expected} to the list.`];
    }
    case 'uniqueItems': {
      const item = Math.max(params.i, params.j) + 1;
      return [`${subject} has the same item twice.`, `Remove or change item ${item}.`];
    }
    case 'anyOf':
    case 'oneOf':
      return unionProblem(error, subject);
    case 'minLength':
    case 'minItems':
    case 'minProperties':
      return params.limit === 1
        ? [`${subject} is empty.`, 'Fill it in, or remove it.']
        : [`${subject} is too short.`, `It needs at least ${params.limit}.`];
    case 'maxLength':
    case 'maxItems':
    case 'maxProperties':
      return [`${subject} is too long.`, `It can have at most ${params.limit}.`];
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return [`${subject} is out of range.`, `It must be ${params.comparison} ${params.limit}.`];
    default:
      return [`${subject} is not valid.`, `It ${message ?? `fails "${keyword}"`}.`];
  }
}
