import type { Ajv, ErrorObject } from 'ajv';
import { escapePart } from '../../json.ts';
import type { Part, Problem } from '../diagnostic.ts';
import { asMisspeltKey, joinMissing, withoutMissedByMisspelling, withoutShapeOfEmpty } from './follow-ups.ts';
import { keyMeant } from './known-keys.ts';
import { mainErrors } from './main-errors.ts';
import { problemFor } from './words.ts';

/** What a schema finds wrong with a piece of data. */
export interface SchemaError extends Problem {
  /** pointer into the data, to the very key or value at fault */
  pointer: string;
  part: Part;
  keyword: string;
  /** the names of what is missing at the pointer, where that is the mistake */
  missing: readonly string[];
  /** the right name, where a key is that one misspelt */
  meant?: string | undefined;
}

function toSchemaError(error: ErrorObject): SchemaError {
  const { instancePath, keyword, params, propertyName } = error;
  const key: unknown = params.additionalProperty ?? propertyName;
  const inner = typeof key === 'string';
  return {
    pointer: inner ? `${instancePath}/${escapePart(key)}` : instancePath,
    part: inner ? 'key' : 'value',
    keyword,
    missing: params.missing ?? [],
    meant: keyword === 'additionalProperties' ? keyMeant(params.additionalProperty, error) : undefined,
    ...problemFor(error),
  };
}

/**
 * What ajv reports as mistakes that an author can act on: one for each thing that is really wrong.
 *
 * @param ajv one with `verbose` and `allErrors`
 * @param errors that it has reported
 */
export function toSchemaErrors(ajv: Ajv, errors: readonly ErrorObject[] | null | undefined): SchemaError[] {
  const main = mainErrors(ajv, errors ?? []).map(asMisspeltKey);
  return joinMissing(withoutShapeOfEmpty(withoutMissedByMisspelling(main))).map(toSchemaError);
}
