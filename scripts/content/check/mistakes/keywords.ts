import type { Ajv } from 'ajv';
import { escapePart, isObject } from '../../json.ts';
import type { SchemaPart } from '../model/schema-parts.ts';
import { fixName, quote } from '../wording.ts';
import { type Mistake, toMistakes } from './mistake.ts';

type Place = Omit<Mistake, 'message' | 'fix'>;

function inPattern(place: Place, pattern: string): Mistake[] {
  try {
    new RegExp(pattern, 'u');
    return [];
  } catch (error) {
    const reason = String(error).replace(/^.*: /, '').toLowerCase();
    const message = `${quote(pattern)} is no regular expression: ${reason}.`;
    return [{ ...place, message, fix: 'Mend it: look for a bracket that is not closed, or a \\ too many.' }];
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
    const fix = fixName(keyword, Object.keys(known), 'Take it out.');
    return [{ pointer: at, part: 'key', keyword, missing: [], message, fix }];
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
