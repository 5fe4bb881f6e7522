import type { Ajv, ErrorObject } from 'ajv';
import { escapePart, isObject, listOf, objectOf, walk } from '../../json.ts';
import { weakMemo } from '../../memo.ts';
import { pointerParts } from '../../read.ts';
import { isInside, parentOf } from '../pointers.ts';

interface Branch {
  schema: unknown;
  errors: readonly ErrorObject[];
}

const isOfValue = ({ keyword }: ErrorObject) => keyword === 'const' || keyword === 'enum';

/** Returns true if a property that branches give fixed values, such as the kind of an alert, is missing. */
function isMissingKind({ keyword, params, parentSchema }: ErrorObject): boolean {
  const property = objectOf(objectOf(parentSchema?.properties)[params.missingProperty]);
  return keyword === 'required' && ('const' in property || 'enum' in property);
}

/** Returns an error in a property with fixed values that all branches report, with the values of all branches. */
function errorInKind(branches: readonly Branch[]): ErrorObject | undefined {
  const [first = [], ...others] = branches.map(({ errors }) =>
    errors.filter((error) => isOfValue(error) || isMissingKind(error)),
  );
  const placeOf = ({ instancePath, params }: ErrorObject) =>
    `${instancePath}/${params.missingProperty ?? ''}`;
  for (const error of others.length > 0 ? first : []) {
    const same = others.flatMap((errors) => errors.find((each) => placeOf(each) === placeOf(error)) ?? []);
    if (same.length < others.length) continue;
    const values = [error, ...same].flatMap(({ params }) => params.allowedValues ?? [params.allowedValue]);
    return isOfValue(error)
      ? { ...error, keyword: 'enum', params: { allowedValues: [...new Set(values)] } }
      : error;
  }
  return undefined;
}

const addressOf = weakMemo(({ schemas, refs }: Ajv) =>
  weakMemo((schema: object): string | undefined => {
    for (const [uri, env] of Object.entries({ ...refs, ...schemas })) {
      let found: string | undefined;
      walk(typeof env === 'object' ? env.schema : undefined, (part, pointer) => {
        if (part === schema) found = pointer;
      });
      if (found === undefined) continue;
      const path = pointerParts(found).map((name) => `/${encodeURIComponent(escapePart(name))}`);
      return `${uri}#${path.join('')}`;
    }
    return undefined;
  }),
);

/**
 * Validates a union's value against each branch separately, because ajv's errors do not name their branch. Returns
 * undefined if ajv does not know the schema by name.
 */
function branchesOf(ajv: Ajv, union: ErrorObject): Branch[] | undefined {
  const address = isObject(union.parentSchema) ? addressOf(ajv)(union.parentSchema) : undefined;
  if (address === undefined || !Array.isArray(union.schema)) return undefined;
  return union.schema.map((written: unknown, index): Branch => {
    const fits = ajv.getSchema(`${address}/${union.keyword}/${index}`);
    const errors = !fits || fits(union.data) ? [] : (fits.errors ?? []);
    return {
      schema: fits?.schema ?? written,
      errors: errors.map((error) => ({ ...error, instancePath: union.instancePath + error.instancePath })),
    };
  });
}

function errorsOfUnion(union: ErrorObject, branches: readonly Branch[]): readonly ErrorObject[] {
  if (union.params.passingSchemas) return [union];
  const isHere = ({ instancePath }: ErrorObject) => instancePath === union.instancePath;
  const isOfWhole = (error: ErrorObject) => isHere(error) && (error.keyword === 'type' || isOfValue(error));
  const possible = branches
    // a branch does not look inside a value of another type, so such an error belongs to another branch
    .map(({ schema, errors }) => ({
      schema,
      errors: errors.every(isHere) ? errors : errors.filter((error) => !isOfWhole(error)),
    }))
    .filter(
      ({ errors }) => errors.length > 0 && !errors.some((each) => isHere(each) && each.keyword === 'type'),
    );
  if (possible.length === 0) {
    const errors = branches.flatMap((branch) => branch.errors);
    const [first] = errors;
    if (!first || errors.some(({ keyword }) => keyword !== 'type')) return [union];
    return [{ ...first, params: { type: errors.flatMap(({ params }) => params.type) } }];
  }
  const inKind = errorInKind(possible);
  if (inKind) return [inKind];
  const isProperty = (path: string) => path !== '' && parentOf(path) === union.instancePath;
  const isOfOtherKind = ({ schema, errors }: Branch) =>
    errors.filter(isOfValue).some(({ instancePath, keyword }) => {
      const isRequired = listOf(objectOf(schema).required).includes(pointerParts(instancePath).at(-1));
      return isProperty(instancePath) && (keyword === 'const' || isRequired);
    });
  const likely = possible.filter((branch) => !isOfOtherKind(branch));
  const needed = likely.flatMap(({ errors: [first, ...others] }) =>
    first?.keyword === 'required' && others.length === 0 ? [String(first.params.missingProperty)] : [],
  );
  if (needed.length > 1 && needed.length === likely.length) return [{ ...union, params: { needed } }];
  const looksInside = likely.filter(({ errors }) => !errors.every(isHere));
  const [nearest] = (looksInside.length > 0 ? looksInside : likely).toSorted(
    (a, b) => a.errors.length - b.errors.length,
  );
  return nearest?.errors ?? [union];
}

/** Keywords that only wrap the errors of other keywords. */
const CARRIERS = new Set(['if', 'propertyNames']);

const isUnion = ({ keyword }: ErrorObject) => keyword === 'anyOf' || keyword === 'oneOf';

const isWithin = (path: string, outer: string) => path === outer || isInside(path, outer);

/** Removes the errors of single items under `contains`, because the whole list has an error. */
function withoutItemsAskedFor(errors: readonly ErrorObject[]): ErrorObject[] {
  const lists = errors.filter(({ keyword }) => keyword === 'contains');
  const isIn = (error: ErrorObject, list: ErrorObject) =>
    isWithin(error.schemaPath, list.schemaPath) && isWithin(error.instancePath, list.instancePath);
  return errors.filter((error) => lists.every((list) => error === list || !isIn(error, list)));
}

function replaceUnion(
  ajv: Ajv,
  union: ErrorObject,
  errors: readonly ErrorObject[],
  reported: readonly ErrorObject[],
): ErrorObject[] {
  const branches = branchesOf(ajv, union);
  if (!branches)
    return errors.filter((error) => error === union || !isWithin(error.instancePath, union.instancePath));
  // ajv reports the tried branches right before the union, and stops when two branches match
  const tried = branches.slice(0, (union.params.passingSchemas?.at(-1) ?? branches.length) + 1);
  const end = reported.indexOf(union);
  const ofBranches = new Set(reported.slice(end - tried.flatMap((branch) => branch.errors).length, end));
  const main = branches.map((branch) => ({ ...branch, errors: mainErrors(ajv, branch.errors) }));
  return errors.flatMap((error) => {
    if (error === union) return errorsOfUnion(union, main);
    return ofBranches.has(error) ? [] : [error];
  });
}

/** Returns the main errors of all that ajv has reported: one for each mistake in unions and lists. */
export function mainErrors(ajv: Ajv, reported: readonly ErrorObject[]): ErrorObject[] {
  const errors = withoutItemsAskedFor(reported).filter(({ keyword }) => !CARRIERS.has(keyword));
  // ajv reports a union after the unions inside it, and the branches report the inner ones again
  return errors
    .filter(isUnion)
    .reduceRight<ErrorObject[]>(
      (left, union) => (left.includes(union) ? replaceUnion(ajv, union, left, reported) : left),
      errors,
    );
}
