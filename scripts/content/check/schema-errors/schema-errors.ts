import type { Ajv, ErrorObject } from 'ajv';
import { groupsOf } from '../../../groups-of.ts';
import { escapePart, isObject } from '../../json.ts';
import { pointerParts } from '../../read.ts';
import type { Part, Problem } from '../diagnostic.ts';
import { parentOf } from '../pointers.ts';
import { suggestKey, wordingFor } from './messages.ts';
import { mainErrors } from './unions.ts';

/** Treats a key without an object as a misspelt keyword if it is similar to one. A uiSchema's other keys can be fields. */
function asMisspeltKey(error: ErrorObject): ErrorObject {
  const { instancePath, keyword, params, data } = error;
  const key = pointerParts(instancePath).at(-1);
  if (keyword !== 'type' || params.type !== 'object' || isObject(data) || key === undefined) return error;
  if (!/^(?:ui:|\$)/.test(suggestKey(key, error) ?? '')) return error;
  return {
    ...error,
    keyword: 'additionalProperties',
    instancePath: instancePath.slice(0, instancePath.lastIndexOf('/')),
    params: { additionalProperty: key },
  };
}

/** Removes follow-up errors: a misspelt key makes the right key missing, a misspelt `$ref` everything in its target. */
function withoutMissedByMisspelling(errors: readonly ErrorObject[]): ErrorObject[] {
  const meant = new Set(
    errors
      .filter(({ keyword }) => keyword === 'additionalProperties')
      .map((error) => `${error.instancePath}/${suggestKey(error.params.additionalProperty, error)}`),
  );
  return errors.filter(
    ({ keyword, instancePath, params }) =>
      keyword !== 'required' ||
      (!meant.has(`${instancePath}/${params.missingProperty}`) && !meant.has(`${instancePath}/$ref`)),
  );
}

/** Removes the pattern error of an empty text, which `minLength` reports already. */
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

/** Joins the errors of the items of a list that all have the wrong type or shape. */
function joinItems(errors: readonly ErrorObject[]): ErrorObject[] {
  const keyOf = (error: ErrorObject) => {
    const { keyword, instancePath, schemaPath } = error;
    const isItem = ['type', 'pattern'].includes(keyword) && /\/\d+$/.test(instancePath);
    return isItem ? `${parentOf(instancePath)} ${schemaPath}` : error;
  };
  return [...groupsOf(errors, keyOf).values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return first ?? [];
    const items = others.map(({ instancePath }) => Number(pointerParts(instancePath).at(-1)) + 1);
    return { ...first, params: { ...first.params, items } };
  });
}

export interface SchemaError extends Problem {
  pointer: string;
  part: Part;
  keyword: string;
  /** the names of the missing properties at the pointer */
  missing: readonly string[];
  /** the name that a misspelt key most likely means */
  meant?: string | undefined;
}

function toSchemaError(error: ErrorObject): SchemaError {
  const { instancePath, keyword, params, propertyName } = error;
  const key: unknown = params.additionalProperty ?? propertyName;
  const inner = typeof key === 'string';
  const [message, advice] = wordingFor(error);
  const same = params.items ? ` The same is true of items ${params.items.join(', ')}.` : '';
  return {
    pointer: inner ? `${instancePath}/${escapePart(key)}` : instancePath,
    part: inner ? 'key' : 'value',
    keyword,
    missing: params.missing ?? [],
    meant: keyword === 'additionalProperties' ? suggestKey(params.additionalProperty, error) : undefined,
    message: message + same,
    advice,
  };
}

/** Converts the errors of an ajv with `verbose` and `allErrors` to one error for each mistake. */
export function toSchemaErrors(ajv: Ajv, errors: readonly ErrorObject[] | null | undefined): SchemaError[] {
  const main = mainErrors(ajv, errors ?? []).map(asMisspeltKey);
  return joinItems(joinMissing(withoutShapeOfEmpty(withoutMissedByMisspelling(main)))).map(toSchemaError);
}
