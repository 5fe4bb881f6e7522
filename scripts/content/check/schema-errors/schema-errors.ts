import type { Ajv, ErrorObject } from 'ajv';
import { groupsOf } from '../../../groups-of.ts';
import { escapePart, isObject } from '../../json.ts';
import { pointerParts } from '../../read.ts';
import type { Part, Problem } from '../diagnostic.ts';
import { keyMeant, problemFor } from './messages.ts';
import { mainErrors } from './unions.ts';

/** In a uiSchema any key may be a field, but one without an object is a misspelt keyword if it is similar to one. */
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

/** A misspelt key also makes the right one missing, and a misspelt `$ref` all that it would bring. */
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

/** An empty text matches no pattern either. */
function withoutShapeOfEmpty(errors: readonly ErrorObject[]): ErrorObject[] {
  const isEmpty = (path: string) =>
    errors.some(({ keyword, instancePath }) => keyword === 'minLength' && instancePath === path);
  return errors.filter(({ keyword, instancePath }) => keyword !== 'pattern' || !isEmpty(instancePath));
}

function joinMissing(errors: readonly ErrorObject[]): ErrorObject[] {
  const byObject = groupsOf(errors, (error) => (error.keyword === 'required' ? error.instancePath : error));
  return [...byObject.values()].flatMap(([first, ...others]) => {
    if (first?.keyword !== 'required') return first ?? [];
    return { ...first, params: { missing: [first, ...others].map(({ params }) => params.missingProperty) } };
  });
}

export interface SchemaError extends Problem {
  pointer: string;
  part: Part;
  keyword: string;
  /** the names of what is missing at the pointer */
  missing: readonly string[];
  /** the right name of a misspelt key */
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

/** Turns the errors of an ajv with `verbose` and `allErrors` into one for each mistake. */
export function toSchemaErrors(ajv: Ajv, errors: readonly ErrorObject[] | null | undefined): SchemaError[] {
  const main = mainErrors(ajv, errors ?? []).map(asMisspeltKey);
  return joinMissing(withoutShapeOfEmpty(withoutMissedByMisspelling(main))).map(toSchemaError);
}
