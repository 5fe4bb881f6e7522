import type { ValidateFunction } from 'ajv';
import { createContentAjv } from '../compile/validators.ts';
import { isObject, type JsonObject, mapDeep } from '../json.ts';
import { renewedMemo, weakMemo } from '../memo.ts';
import { slowPart } from './slow-patterns.ts';

function withoutSlowPattern(keyword: string, value: unknown): unknown {
  if (keyword === 'pattern' && typeof value === 'string') return slowPart(value) ? undefined : value;
  if (keyword !== 'patternProperties' || !isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([pattern]) => !slowPart(pattern)));
}

/** Removes slow patterns. A pattern that can block a page for minutes would also block the checker. */
function withoutSlowPatterns(schema: object): object {
  const quick = mapDeep(schema, (value) => {
    if (!isObject(value)) return value;
    const entries = Object.entries(value).map(([keyword, each]) => [
      keyword,
      withoutSlowPattern(keyword, each),
    ]);
    return Object.fromEntries(entries.filter(([, each]) => each !== undefined));
  });
  return isObject(quick) ? quick : schema;
}

function createCompiler(): (schema: object) => ValidateFunction {
  const ajv = createContentAjv();
  return (schema) => ajv.compile(withoutSlowPatterns(schema));
}

/** Compiles a schema without its slow patterns, which pattern-slow reports. Equal schemas share a validator. */
export const validatorFor = weakMemo(renewedMemo(createCompiler));

/** Returns true if a value is valid against a schema. */
export function isValid(schema: JsonObject, value: unknown): boolean {
  return validatorFor(schema)(value);
}
