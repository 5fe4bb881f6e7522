import type { AnySchemaObject } from 'ajv';
import { compileValidators } from './validators.ts';

/** Schemas by id. */
export type Rules = ReadonlyMap<string, AnySchemaObject>;

/**
 * Returns the code of a content module. Its default export is a function that takes the engine's runtime, and returns
 * the validators with other values.
 * @param values what the function returns besides the validators, as JSON
 * @param code further properties of what it returns, as code
 */
export function contentCode(rules: Rules, values: object, code = ''): string {
  return `export default (require) => {
const exports = {};
${compileValidators(rules)}
return { validators: exports, ...${JSON.stringify(values)}, ${code} };
};
`;
}
