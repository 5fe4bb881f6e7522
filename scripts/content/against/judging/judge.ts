import type { ErrorObject } from 'ajv';
import type { Validators } from '../../../../src/engine/validators/validators.ts';
import { validatorFor } from '../../values/index.ts';

/** Whether values can be judged by a schema: what is wrong with one that they can't be, the check tells. */
export function isSchema(schema: object): boolean {
  try {
    return validatorFor(schema) !== undefined;
  } catch {
    return false;
  }
}

/** Unions tell what each of their branches found as well. */
const UNIONS = new Set(['oneOf', 'anyOf']);

/** Of what is wrong with a value, that which an author wrote; each with the pointer to its keyword. */
export interface Failure extends ErrorObject {
  pointer: string;
}

function toFailure(error: ErrorObject): Failure {
  return { ...error, pointer: decodeURIComponent(error.schemaPath.slice(1)) };
}

/** What a value breaks of a schema: what only passes on what others found is left out. */
export function failures(schema: object, value: unknown): Failure[] {
  const rule = validatorFor(schema);
  if (rule(value)) return [];
  const all = (rule.errors ?? []).map(toFailure);
  const unions = all.filter(({ keyword }) => UNIONS.has(keyword)).map(({ pointer }) => `${pointer}/`);
  return all.filter(
    ({ keyword, pointer }) => keyword !== 'if' && !unions.some((union) => pointer.startsWith(union)),
  );
}

/** Rules over schemas as they were written: nothing of them was compiled into a page. */
export const authoredRules: Validators = {
  test: (schema, data) => schema === undefined || validatorFor(schema)(data),
  errors: (schema, data) => failures(schema, data),
  find(id) {
    throw new Error(`Authored content has no compiled rule "${id}".`);
  },
};
