import type { Ajv, ErrorObject } from 'ajv';
import { escapePart, isObject } from '../../json.ts';
import { pointerParts } from '../../read.ts';
import type { Part, Problem } from '../diagnostic.ts';
import { keyMeant, problemFor } from './messages.ts';
import { mainErrors } from './unions.ts';

/**
 * In a uiSchema any key may be a field. One that holds no object, and is nearly one of the words for drawing a
 * field, is that word misspelt, not a field that should hold an object.
 */
function asMisspeltKey(error: ErrorObject): ErrorObject {
  const { instancePath, keyword, params, data } = error;
  const key = pointerParts(instancePath).at(-1);
  if (keyword !== 'type' || params.type !== 'object' || isObject(data) || key === undefined) return error;
  if (keyMeant(key, error) === undefined) return error;
  return {
    ...error,
    keyword: 'additionalProperties',
    instancePath: instancePath.slice(0, instancePath.lastIndexOf('/')),
    params: { additionalProperty: key },
  };
}

/** A key that is misspelt also makes the right one missing, and a misspelt `$ref` all that it would bring. */
function withoutMissedByMisspelling(errors: readonly ErrorObject[]): ErrorObject[] {
  const meant = new Set(
    errors
      .filter(({ keyword }) => keyword === 'additionalProperties')
      .map((error) => `${error.instancePath}/${keyMeant(error.params.additionalProperty, error)}`),
  );
  return errors.filter(
    ({ keyword, instancePath, params }) =>
      keyword !== 'required' ||
      (!meant.has(`${instancePath}/${params.missingProperty}`) && !meant.has(`${instancePath}/$ref`)),
  );
}

/** A text that is empty has no shape either. */
function withoutShapeOfEmpty(errors: readonly ErrorObject[]): ErrorObject[] {
  const empty = new Set(
    errors.filter(({ keyword }) => keyword === 'minLength').map(({ instancePath }) => instancePath),
  );
  return errors.filter(({ keyword, instancePath }) => keyword !== 'pattern' || !empty.has(instancePath));
}

/** All that one object misses, as one error with a list of `missing` names. */
function joinMissing(errors: readonly ErrorObject[]): ErrorObject[] {
  const joined = new Map<string, ErrorObject>();
  return errors.flatMap((error) => {
    if (error.keyword !== 'required') return [error];
    const first = joined.get(error.instancePath);
    if (first) {
      first.params.missing.push(error.params.missingProperty);
      return [];
    }
    const copy = { ...error, params: { missing: [error.params.missingProperty] } };
    joined.set(error.instancePath, copy);
    return [copy];
  });
}

/** An error of data against a schema. */
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
 * Turns ajv's errors into those that an author can act on: one for each mistake.
 *
 * @param ajv one with `verbose` and `allErrors`
 * @param errors that it has reported
 */
export function toSchemaErrors(ajv: Ajv, errors: readonly ErrorObject[] | null | undefined): SchemaError[] {
  const main = mainErrors(ajv, errors ?? []).map(asMisspeltKey);
  return joinMissing(withoutShapeOfEmpty(withoutMissedByMisspelling(main))).map(toSchemaError);
}
