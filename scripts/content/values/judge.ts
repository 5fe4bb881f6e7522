import type { ValidateFunction } from 'ajv';
import { createRulesAjv } from '../compile/rules.ts';
import type { JsonObject } from '../json.ts';

const ajv = createRulesAjv();
const byText = new Map<string, ValidateFunction>();
const bySchema = new WeakMap<JsonObject, ValidateFunction>();

/** Compiling is slow, and so is writing out a large schema: equal ones share a rule, and each is written out once. */
function ruleOf(schema: JsonObject): ValidateFunction {
  const known = bySchema.get(schema);
  if (known) return known;
  const text = JSON.stringify(schema);
  const rule = byText.get(text) ?? ajv.compile(schema);
  byText.set(text, rule);
  bySchema.set(schema, rule);
  return rule;
}

/** Whether a value fits a schema. @throws Error for a schema that is no valid, strict draft-07 schema */
export function fits(schema: JsonObject, value: unknown): boolean {
  return ruleOf(schema)(value);
}
