import type { Ajv } from 'ajv';
import { escapePart, isObject, type JsonObject } from '../../json.ts';
import { createAjv } from '../../../schemas/ajv.ts';
import { dateRangeKeyword } from '../../compile/date-range-keyword.ts';
import { createRulesAjv } from '../../compile/rules.ts';
import { innerParts, type SchemaPart } from '../schema-parts.ts';
import { fixName, quote } from '../wording.ts';
import { type Mistake, toMistakes } from './mistake.ts';

function deep(part: SchemaPart): SchemaPart[] {
  return [part, ...innerParts(part).flatMap(deep)];
}

function regexMistake(pattern: unknown, place: Pick<Mistake, 'pointer' | 'part'>): Mistake[] {
  if (typeof pattern !== 'string') return [];
  try {
    new RegExp(pattern, 'u');
    return [];
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^.*: /, '') : String(error);
    const message = `${quote(pattern)} is no valid regular expression: ${reason.toLowerCase()}.`;
    return [{ ...place, keyword: 'pattern', message, fix: 'Mend it; a \\ or a bracket may be one too many.' }];
  }
}

/** What is wrong with each keyword of a schema, the schemas inside it left out. */
function keywordMistakes(ajv: Ajv, { schema, pointer }: SchemaPart): Mistake[] {
  const { keywords } = ajv.RULES;
  return Object.entries(schema).flatMap(([keyword, value]): Mistake[] => {
    const at = `${pointer}/${escapePart(keyword)}`;
    if (!Object.hasOwn(keywords, keyword)) {
      const message = `${quote(keyword)} is no keyword of JSON Schema.`;
      return [{ pointer: at, part: 'key', keyword, message, fix: fixName(keyword, Object.keys(keywords), '') }];
    }
    if (keyword === 'pattern') return regexMistake(value, { pointer: at, part: 'value' });
    if (keyword === 'patternProperties' && isObject(value)) {
      return Object.keys(value).flatMap((pattern) =>
        regexMistake(pattern, { pointer: `${at}/${escapePart(pattern)}`, part: 'key' }),
      );
    }
    if (keyword === 'format' && typeof value === 'string' && !Object.hasOwn(ajv.formats, value)) {
      const fix = fixName(value, Object.keys(ajv.formats), 'Take it out.');
      return [{ pointer: at, part: 'value', keyword, message: `There is no format ${quote(value)}.`, fix }];
    }
    const definition = ajv.getKeyword(keyword);
    const fits = typeof definition === 'object' ? definition.validateSchema : undefined;
    if (!fits || fits(value)) return [];
    return toMistakes(fits.errors).map((mistake) => ({ ...mistake, pointer: at + mistake.pointer }));
  });
}

function compileError(ajv: Ajv, schema: JsonObject): string | undefined {
  try {
    ajv.compile(schema);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    ajv.removeSchema(schema);
  }
}

/** What the compiler refuses, in the innermost schema that it refuses by itself. */
function compileMistake(ajv: Ajv, part: SchemaPart): Mistake | undefined {
  const error = compileError(ajv, part.schema);
  if (error === undefined) return undefined;
  for (const inner of innerParts(part)) {
    const mistake = compileMistake(ajv, inner);
    if (mistake) return mistake;
  }
  const keyword = /"(\w+)"/.exec(error)?.[1] ?? '';
  const words = { message: `This rule cannot work: ${error.replace(/^strict mode: /, '')}.`, fix: 'Mend it, or take it out.' };
  return Object.hasOwn(part.schema, keyword)
    ? { pointer: `${part.pointer}/${keyword}`, part: 'key', keyword, ...words }
    : { pointer: part.pointer, part: 'value', keyword, ...words };
}

/**
 * Finds what makes an authored schema no valid, strict draft-07 schema. Equal schemas are looked at once, so that
 * a definition that many steps share costs no more than one.
 */
export function createSchemaJudge(): (schema: JsonObject) => readonly Mistake[] {
  const ajv = createAjv({ verbose: true }).addKeyword(dateRangeKeyword);
  const compiler = createRulesAjv();
  const judged = new Map<string, readonly Mistake[]>();

  const judge = (schema: JsonObject): readonly Mistake[] => {
    const root = { schema, pointer: '' };
    const wrong = deep(root).flatMap((part) => keywordMistakes(ajv, part));
    if (!ajv.validateSchema(schema)) wrong.push(...toMistakes(ajv.errors));
    if (wrong.length > 0) return wrong;
    const refused = compileMistake(compiler, root);
    return refused ? [refused] : [];
  };
  return (schema) => {
    const text = JSON.stringify(schema);
    const known = judged.get(text) ?? judge(schema);
    judged.set(text, known);
    return known;
  };
}
