import type { ErrorObject } from 'ajv';
import { escapePart } from '../../json.ts';
import type { Part, Words } from '../finding.ts';
import { mainErrors } from './main-errors.ts';
import { wordsFor } from './words.ts';

/** What a schema finds wrong with a piece of data. */
export interface Mistake extends Words {
  /** pointer into the data, to the very key or value at fault */
  pointer: string;
  part: Part;
  keyword: string;
}

function toMistake(error: ErrorObject): Mistake {
  const { instancePath, keyword, params } = error;
  const key: unknown = params.additionalProperty ?? error.propertyName;
  const words = wordsFor(error);
  return typeof key === 'string'
    ? { pointer: `${instancePath}/${escapePart(key)}`, part: 'key', keyword, ...words }
    : { pointer: instancePath, part: 'value', keyword, ...words };
}

/**
 * What ajv reports as mistakes that an author can act on: one for each thing that is really wrong.
 *
 * @param errors from an ajv with `verbose` and `allErrors`
 */
export function toMistakes(errors: readonly ErrorObject[] | null | undefined): Mistake[] {
  return mainErrors(errors ?? []).map(toMistake);
}
