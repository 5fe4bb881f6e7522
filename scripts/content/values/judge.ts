import type { ValidateFunction } from 'ajv';
import { byField, errorAt } from '../../../src/engine/form/field-errors.ts';
import type { RuleError } from '../../../src/engine/rules/rules.ts';
import { createRulesAjv } from '../compile/rules.ts';
import type { JsonObject } from '../json.ts';

const ajv = createRulesAjv();
const compiled = new Map<string, ValidateFunction>();

function ruleOf(schema: JsonObject): ValidateFunction {
  const text = JSON.stringify(schema);
  const rule = compiled.get(text) ?? ajv.compile(schema);
  compiled.set(text, rule);
  return rule;
}

/** Whether a value fits a schema. @throws Error for a schema that is no valid, strict draft-07 schema */
export function fits(schema: JsonObject, value: unknown): boolean {
  return ruleOf(schema)(value);
}

/** The one error that a field of this schema would show for a value, inside a list or an object too. */
export function firstError(schema: JsonObject, value: unknown): RuleError | undefined {
  const rule = ruleOf(schema);
  return rule(value) ? undefined : errorAt(byField(rule.errors ?? []), '', true);
}
