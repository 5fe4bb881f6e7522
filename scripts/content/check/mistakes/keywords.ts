import type { Ajv } from 'ajv';
import { escapePart, isObject } from '../../json.ts';
import { closest } from '../did-you-mean.ts';
import { quote, suggestName } from '../format.ts';
import type { SchemaPart } from '../model/schema-parts.ts';
import { type SchemaError, toSchemaErrors } from './mistake.ts';
import { patternAdvice } from './pattern-advice.ts';

type Location = Omit<SchemaError, 'message' | 'advice'>;

/** What authors write schemas with, of all that JSON Schema has. */
const KEYWORDS = [
  ...['type', 'title', 'description', 'examples', 'default', 'const', 'enum', 'format', 'dateRange'],
  ...['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'],
  ...['pattern', 'minLength', 'maxLength'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['items', 'additionalItems', 'contains', 'minItems', 'maxItems', 'uniqueItems'],
  ...['properties', 'required', 'dependencies', 'propertyNames', 'patternProperties'],
  ...['additionalProperties', 'minProperties', 'maxProperties'],
];

function inPattern(location: Location, pattern: string): SchemaError[] {
  try {
    new RegExp(pattern, 'u');
    return [];
  } catch (error) {
    const reason = String(error).replace(/^.*: /, '').toLowerCase();
    const message = `${quote(pattern)} is no regular expression: ${reason}.`;
    return [{ ...location, message, advice: patternAdvice(pattern) }];
  }
}

function inFormat(ajv: Ajv, location: Location, format: string): SchemaError[] {
  const known = Object.keys(ajv.formats);
  if (known.includes(format)) return [];
  const advice = suggestName(format, known, 'Take it out.');
  return [{ ...location, message: `There is no format ${quote(format)}.`, advice }];
}

/** What the keyword's own definition says of its value; of ours, such as dateRange, no other schema does. */
function inDefinition(ajv: Ajv, location: Location, value: unknown): SchemaError[] {
  const definition = ajv.getKeyword(location.keyword);
  const fits = typeof definition === 'object' ? definition.validateSchema : undefined;
  if (!fits || fits(value)) return [];
  return toSchemaErrors(ajv, fits.errors).map((error) => ({
    ...error,
    pointer: location.pointer + error.pointer,
  }));
}

function inKeyword(ajv: Ajv, at: string, keyword: string, value: unknown): SchemaError[] {
  const known = ajv.RULES.keywords;
  if (!Object.hasOwn(known, keyword)) {
    const message = `${quote(keyword)} is no keyword of JSON Schema.`;
    const meant = closest(keyword, KEYWORDS);
    const advice = meant === undefined ? 'Take it out.' : `Did you mean ${quote(meant)}?`;
    const location: Location = {
      pointer: at,
      part: 'key',
      keyword: 'additionalProperties',
      missing: [],
      meant,
    };
    return [{ ...location, message, advice }];
  }
  const location: Location = { pointer: at, part: 'value', keyword, missing: [] };
  if (keyword === 'pattern' && typeof value === 'string') return inPattern(location, value);
  if (keyword === 'format' && typeof value === 'string') return inFormat(ajv, location, value);
  if (keyword === 'patternProperties' && isObject(value)) {
    return Object.keys(value).flatMap((pattern) =>
      inPattern({ ...location, pointer: `${at}/${escapePart(pattern)}`, part: 'key' }, pattern),
    );
  }
  return inDefinition(ajv, location, value);
}

/** What is wrong with the keywords of one schema; the schemas inside it are looked at by themselves. */
export function keywordErrors(ajv: Ajv, { schema, pointer }: SchemaPart): SchemaError[] {
  return Object.entries(schema).flatMap(([keyword, value]) =>
    inKeyword(ajv, `${pointer}/${escapePart(keyword)}`, keyword, value),
  );
}
