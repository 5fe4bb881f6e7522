import type { ValidateFunction } from 'ajv';
import { createRulesAjv } from '../compile/rules.ts';
import { isObject, type JsonObject, mapDeep } from '../json.ts';
import { slowPart } from './slow-patterns.ts';

const ajv = createRulesAjv();
const byText = new Map<string, ValidateFunction>();
const bySchema = new WeakMap<JsonObject, ValidateFunction>();

/** A schema without its slow patterns: one that can keep a page busy for minutes would keep us as busy. */
export function withoutSlowPatterns(schema: JsonObject): JsonObject {
  const quick = mapDeep(schema, (value) => {
    if (!isObject(value) || typeof value.pattern !== 'string' || !slowPart(value.pattern)) return value;
    const { pattern: _, ...others } = value;
    return others;
  });
  return isObject(quick) ? quick : schema;
}

/** Compiling is slow, and so is writing out a large schema: equal ones share a rule, and each is written out once. */
function ruleOf(schema: JsonObject): ValidateFunction {
  const known = bySchema.get(schema);
  if (known) return known;
  const text = JSON.stringify(schema);
  const rule = byText.get(text) ?? ajv.compile(withoutSlowPatterns(schema));
  byText.set(text, rule);
  bySchema.set(schema, rule);
  return rule;
}

/** Whether a value fits a schema, its slow patterns left out, which are told of by themselves. @throws Error for a schema that is no valid, strict draft-07 schema */
export function fits(schema: JsonObject, value: unknown): boolean {
  return ruleOf(schema)(value);
}
