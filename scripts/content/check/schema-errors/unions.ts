import type { Ajv, ErrorObject } from 'ajv';
import { escapePart, isObject, placesIn } from '../../json.ts';
import { pairMemo } from '../../memo.ts';
import { pointerParts } from '../../read.ts';
import { isInside } from '../pointers.ts';

/** The errors of one alternative. */
type Branch = readonly ErrorObject[];

/** Keywords that an answer of another type fails as a whole. */
const WHOLE_VALUE_KEYWORDS = ['type', 'const', 'enum'];

const addressOf = pairMemo(({ schemas, refs }: Ajv, schema: object): string | undefined => {
  for (const [uri, env] of Object.entries({ ...refs, ...schemas })) {
    const places = placesIn(typeof env === 'object' ? env.schema : undefined);
    const [, found] = places.findLast(([part]) => part === schema) ?? [];
    if (found === undefined) continue;
    const path = pointerParts(found).map((name) => `/${encodeURIComponent(escapePart(name))}`);
    return `${uri}#${path.join('')}`;
  }
  return undefined;
});

/**
 * Validates a union's value against each branch separately, because ajv's errors do not name their branch. Returns
 * undefined if ajv does not know the schema by name.
 */
function branchesOf(ajv: Ajv, union: ErrorObject): Branch[] | undefined {
  const address = isObject(union.parentSchema) ? addressOf(ajv, union.parentSchema) : undefined;
  if (address === undefined || !Array.isArray(union.schema)) return undefined;
  return union.schema.map((_, index): Branch => {
    const validate = ajv.getSchema(`${address}/${union.keyword}/${index}`);
    const errors = !validate || validate(union.data) ? [] : (validate.errors ?? []);
    return errors.map((error) => ({ ...error, instancePath: union.instancePath + error.instancePath }));
  });
}

function errorsOfUnion(union: ErrorObject, branches: readonly Branch[]): Branch {
  if (union.params.passingSchemas) return [union];
  const isHere = ({ instancePath }: ErrorObject) => instancePath === union.instancePath;
  const hasInnerErrors = (errors: Branch) => !errors.every(isHere);
  const possible = branches
    // a branch does not look inside a value of another type, so such an error belongs to another branch
    .map((errors) =>
      hasInnerErrors(errors)
        ? errors.filter((error) => !(isHere(error) && WHOLE_VALUE_KEYWORDS.includes(error.keyword)))
        : errors,
    )
    .filter((errors) => errors.length > 0 && !errors.some((each) => isHere(each) && each.keyword === 'type'));
  if (possible.length === 0) {
    const errors = branches.flat();
    const [first] = errors;
    if (!first || errors.some(({ keyword }) => keyword !== 'type')) return [union];
    return [{ ...first, params: { type: errors.flatMap(({ params }) => params.type) } }];
  }
  const needed = possible.flatMap(([first, ...others]) =>
    first?.keyword === 'required' && others.length === 0 ? [String(first.params.missingProperty)] : [],
  );
  if (needed.length > 1 && needed.length === possible.length) return [{ ...union, params: { needed } }];
  const inside = possible.filter(hasInnerErrors);
  const [nearest] = (inside.length > 0 ? inside : possible).toSorted((a, b) => a.length - b.length);
  return nearest ?? [union];
}

/** Keywords that only wrap the errors of other keywords. */
const WRAPPING_KEYWORDS = new Set(['if', 'propertyNames']);

const isUnion = ({ keyword }: ErrorObject) => keyword === 'anyOf' || keyword === 'oneOf';

const isWithin = (path: string, outer: string) => path === outer || isInside(path, outer);

/** Removes the errors of single items under `contains`, because the whole list has an error. */
function withoutContainsItemErrors(errors: readonly ErrorObject[]): ErrorObject[] {
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
  const ofBranches = new Set(reported.slice(end - tried.flat().length, end));
  const main = branches.map((branch) => mainErrors(ajv, branch));
  return errors.flatMap((error) => {
    if (error === union) return errorsOfUnion(union, main);
    return ofBranches.has(error) ? [] : [error];
  });
}

/** Returns the main errors of all that ajv has reported: one for each mistake in unions and lists. */
export function mainErrors(ajv: Ajv, reported: readonly ErrorObject[]): ErrorObject[] {
  const errors = withoutContainsItemErrors(reported).filter(({ keyword }) => !WRAPPING_KEYWORDS.has(keyword));
  // ajv reports a union after the unions inside it, and the branches report the inner ones again
  return errors
    .filter(isUnion)
    .reduceRight<ErrorObject[]>(
      (left, union) => (left.includes(union) ? replaceUnion(ajv, union, left, reported) : left),
      errors,
    );
}
