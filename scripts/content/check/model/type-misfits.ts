import { isValid } from '../../values/index.ts';
import { choicesIn } from './choices.ts';
import type { SchemaPart } from './schema-parts.ts';

const TEXT = ['pattern', 'minLength', 'maxLength', 'format', 'dateRange'];
const NUMBER = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];
const LIST = ['items', 'additionalItems', 'minItems', 'maxItems', 'uniqueItems', 'contains'];
const OBJECT = [
  'properties',
  'patternProperties',
  'additionalProperties',
  'propertyNames',
  'required',
  'minProperties',
  'maxProperties',
];

/** The keywords that say something of values of a type, and of no other. */
const KEYWORDS: Readonly<Record<string, readonly string[]>> = {
  string: TEXT,
  number: NUMBER,
  integer: NUMBER,
  array: LIST,
  object: OBJECT,
};

const ALL = new Set(Object.values(KEYWORDS).flat());

/** The keywords of a schema that its own type makes meaningless: choices of another type, limits of another kind. */
export function typeMisfits(part: SchemaPart): string[] {
  const { schema } = part;
  if (schema.type === undefined) return [];
  const types = [schema.type].flat().map(String);
  const fitting = new Set(types.flatMap((type) => KEYWORDS[type] ?? []));
  const keywords = Object.keys(schema).filter((name) => ALL.has(name) && !fitting.has(name));
  const choices = choicesIn(part);
  const noneFits = choices.length > 1 && choices.every(({ value }) => !isValid({ type: schema.type }, value));
  const choosing = noneFits ? ['enum', 'oneOf', 'anyOf'].filter((name) => name in schema) : [];
  return [...keywords, ...choosing];
}
