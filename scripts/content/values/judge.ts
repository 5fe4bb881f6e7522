import type { ValidateFunction } from 'ajv';
import { createContentAjv } from '../compile/validators.ts';
import { isObject, type JsonObject, mapDeep } from '../json.ts';
import { renewedMemo, weakMemo } from '../memo.ts';
import { slowPart } from './slow-patterns.ts';

/** The value of a keyword without its slow patterns; undefined where nothing is left of it. */
function quickValue(keyword: string, value: unknown): unknown {
  if (keyword === 'pattern' && typeof value === 'string') return slowPart(value) ? undefined : value;
  if (keyword !== 'patternProperties' || !isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([pattern]) => !slowPart(pattern)));
}

/** A schema without its slow patterns: one that can keep a page busy for minutes would keep us as busy. */
function withoutSlowPatterns(schema: object): object {
  const quick = mapDeep(schema, (value) => {
    if (!isObject(value)) return value;
    const entries = Object.entries(value).map(([keyword, each]) => [keyword, quickValue(keyword, each)]);
    return Object.fromEntries(entries.filter(([, each]) => each !== undefined));
  });
  return isObject(quick) ? quick : schema;
}

function createCompiler(): (schema: object) => ValidateFunction {
  const ajv = createContentAjv();
  return (schema) => ajv.compile(withoutSlowPatterns(schema));
}

/**
 * The rule of a schema, its slow patterns left out, which are told of by themselves. Compiling is slow, and so is
 * writing out a large schema: equal ones share a rule, and each is written out once.
 *
 * @throws Error for a schema that is no valid, strict draft-07 schema
 */
export const ruleOf = weakMemo(renewedMemo(createCompiler));

/** Whether a value fits a schema. @throws as `ruleOf` */
export function fits(schema: JsonObject, value: unknown): boolean {
  return ruleOf(schema)(value);
}
