import type { ValidateFunction } from 'ajv';
import { renewedMemo, weakMemo } from '../check/memo.ts';
import { createRulesAjv } from '../compile/rules.ts';
import { isObject, type JsonObject, mapDeep } from '../json.ts';
import { slowPart } from './slow-patterns.ts';

/** A schema without its slow patterns: one that can keep a page busy for minutes would keep us as busy. */
function withoutSlowPatterns(schema: object): object {
  const quick = mapDeep(schema, (value) => {
    if (!isObject(value) || typeof value.pattern !== 'string' || !slowPart(value.pattern)) return value;
    const { pattern: _, ...others } = value;
    return others;
  });
  return isObject(quick) ? quick : schema;
}

function createCompiler(): (schema: object) => ValidateFunction {
  const ajv = createRulesAjv();
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
