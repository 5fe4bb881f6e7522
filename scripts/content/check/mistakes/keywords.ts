import type { Ajv } from 'ajv';
import { escapePart, isObject } from '../../json.ts';
import { closest } from '../did-you-mean.ts';
import type { SchemaPart } from '../model/schema-parts.ts';
import { fixName, quote } from '../wording.ts';
import { type Mistake, toMistakes } from './mistake.ts';
import { patternAdvice } from './pattern-advice.ts';

type Place = Omit<Mistake, 'message' | 'fix'>;

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

function inPattern(place: Place, pattern: string): Mistake[] {
  try {
    new RegExp(pattern, 'u');
    return [];
  } catch (error) {
    const reason = String(error).replace(/^.*: /, '').toLowerCase();
    const message = `${quote(pattern)} is no regular expression: ${reason}.`;
    return [{ ...place, message, fix: patternAdvice(pattern) }];
  }
}

function inFormat(ajv: Ajv, place: Place, format: string): Mistake[] {
  const known = Object.keys(ajv.formats);
  if (known.includes(format)) return [];
  const fix = fixName(format, known, 'Take it out.');
  return [{ ...place, message: `There is no format ${quote(format)}.`, fix }];
}

/** What the keyword's own definition says of its value; of ours, such as dateRange, no other schema does. */
function inDefinition(ajv: Ajv, place: Place, value: unknown): Mistake[] {
  const definition = ajv.getKeyword(place.keyword);
  const fits = typeof definition === 'object' ? definition.validateSchema : undefined;
  if (!fits || fits(value)) return [];
  return toMistakes(ajv, fits.errors).map((mistake) => ({
    ...mistake,
    pointer: place.pointer + mistake.pointer,
  }));
}

function inKeyword(ajv: Ajv, at: string, keyword: string, value: unknown): Mistake[] {
  const known = ajv.RULES.keywords;
  if (!Object.hasOwn(known, keyword)) {
    const message = `${quote(keyword)} is no keyword of JSON Schema.`;
    const meant = closest(keyword, KEYWORDS);
    const fix = meant === undefined ? 'Take it out.' : `Did you mean ${quote(meant)}?`;
    const place: Place = { pointer: at, part: 'key', keyword: 'additionalProperties', missing: [], meant };
    return [{ ...place, message, fix }];
  }
  const place: Place = { pointer: at, part: 'value', keyword, missing: [] };
  if (keyword === 'pattern' && typeof value === 'string') return inPattern(place, value);
  if (keyword === 'format' && typeof value === 'string') return inFormat(ajv, place, value);
  if (keyword === 'patternProperties' && isObject(value)) {
    return Object.keys(value).flatMap((pattern) =>
      inPattern({ ...place, pointer: `${at}/${escapePart(pattern)}`, part: 'key' }, pattern),
    );
  }
  return inDefinition(ajv, place, value);
}

/** What is wrong with the keywords of one schema; the schemas inside it are looked at by themselves. */
export function keywordMistakes(ajv: Ajv, { schema, pointer }: SchemaPart): Mistake[] {
  return Object.entries(schema).flatMap(([keyword, value]) =>
    inKeyword(ajv, `${pointer}/${escapePart(keyword)}`, keyword, value),
  );
}
