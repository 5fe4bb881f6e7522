import type { ErrorObject } from 'ajv';
import { isObject } from '../../json.ts';
import { pointerParts } from '../../read.ts';
import { keyMeant } from './known-keys.ts';

/**
 * In a uiSchema any key may be a field. One that holds no object, and is nearly one of the words for drawing a
 * field, is that word misspelt, not a field that should hold an object.
 */
export function asMisspeltKey(error: ErrorObject): ErrorObject {
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
export function withoutMissedByMisspelling(errors: readonly ErrorObject[]): ErrorObject[] {
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
export function withoutShapeOfEmpty(errors: readonly ErrorObject[]): ErrorObject[] {
  const empty = new Set(
    errors.filter(({ keyword }) => keyword === 'minLength').map(({ instancePath }) => instancePath),
  );
  return errors.filter(({ keyword, instancePath }) => keyword !== 'pattern' || !empty.has(instancePath));
}

/** All that one object misses, as one error with a list of `missing` names. */
export function joinMissing(errors: readonly ErrorObject[]): ErrorObject[] {
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
