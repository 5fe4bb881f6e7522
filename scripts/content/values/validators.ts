import type { AnySchema, ValidateFunction } from 'ajv';
import { standingAlone } from '../comparisons.ts';
import { createContentAjv } from '../compile/validators.ts';
import { isObject, type JsonObject } from '../json.ts';
import { boundedMemo, weakMemo } from '../memo.ts';
import { slowPart } from './slow-patterns.ts';

/** Removes slow patterns. A pattern that can block a page for minutes would also block the checker. */
function withoutSlowPatterns(schema: object): AnySchema {
  const quick = JSON.stringify(schema, (keyword, value: unknown) => {
    if (keyword === 'pattern' && typeof value === 'string') return slowPart(value) ? undefined : value;
    if (keyword !== 'patternProperties' || !isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).filter(([pattern]) => !slowPart(pattern)));
  });
  return JSON.parse(quick);
}

function createCompiler(): (schema: object) => ValidateFunction {
  const ajv = createContentAjv();
  return (schema) => ajv.compile(withoutSlowPatterns(standingAlone(schema as JsonObject)));
}

/**
 * Compiles a schema without comparisons with answers outside it, and without slow patterns, which pattern-slow
 * reports. Equal schemas share a validator.
 */
export const validatorFor = weakMemo(boundedMemo(createCompiler));

/** Returns true if a value is valid against a schema. */
export function isValid(schema: JsonObject, value: unknown): boolean {
  return validatorFor(schema)(value);
}
