import { isDeepStrictEqual } from 'node:util';
import type { Ajv, ErrorObject } from 'ajv';
import { branchesOf } from './branches.ts';
import type { Branch } from './discriminator.ts';
import { errorsOfUnion } from './unions.ts';

/** Keywords that only pass on what a nested rule found. */
const CARRIERS = new Set(['if', 'propertyNames']);

const isUnion = ({ keyword }: ErrorObject) => keyword === 'anyOf' || keyword === 'oneOf';

const isWithin = (path: string, outer: string) => path === outer || path.startsWith(`${outer}/`);

const isInside = (error: ErrorObject, outer: ErrorObject) => isWithin(error.instancePath, outer.instancePath);

/** Without what `contains` found at each item: that no item is the one it asks for is said once, of the list. */
function withoutItemsAskedFor(errors: readonly ErrorObject[]): ErrorObject[] {
  const lists = errors.filter(({ keyword }) => keyword === 'contains');
  const isAskedFor = (error: ErrorObject) =>
    lists.some(
      (list) => error !== list && isWithin(error.schemaPath, list.schemaPath) && isInside(error, list),
    );
  return errors.filter((error) => !isAskedFor(error));
}

function isSame(a: ErrorObject, b: ErrorObject): boolean {
  return (
    a.keyword === b.keyword &&
    a.instancePath === b.instancePath &&
    a.parentSchema === b.parentSchema &&
    isDeepStrictEqual(a.params, b.params)
  );
}

/** Those of the errors that a union's branches have reported, each of which reports it once. */
function reportedBy(branches: readonly Branch[], errors: readonly ErrorObject[]): Set<ErrorObject> {
  const found = new Set<ErrorObject>();
  for (const own of branches.flatMap((branch) => branch.errors)) {
    const same = errors.find((error) => isSame(error, own) && !found.has(error));
    if (same) found.add(same);
  }
  return found;
}

/** The errors with what is to be said of a union in its place, and in that of all that its branches reported. */
function judged(ajv: Ajv, union: ErrorObject, errors: readonly ErrorObject[]): ErrorObject[] {
  const branches = branchesOf(ajv, union);
  if (!branches) return errors.filter((error) => error === union || !isInside(error, union));
  const noise = reportedBy(branches, errors);
  const main = branches.map((branch) => ({ ...branch, errors: mainErrors(ajv, branch.errors) }));
  return errors.flatMap((error) => {
    if (error === union) return errorsOfUnion(union, main);
    return noise.has(error) ? [] : [error];
  });
}

/**
 * Of all that ajv reports, what is really wrong: the noise of unions, lists and conditions is left out.
 *
 * @param ajv that has reported it
 */
export function mainErrors(ajv: Ajv, reported: readonly ErrorObject[]): ErrorObject[] {
  const errors = withoutItemsAskedFor(reported).filter(({ keyword }) => !CARRIERS.has(keyword));
  // ajv reports a union after those inside it, which are its branches' affair
  return errors
    .filter(isUnion)
    .reduceRight<ErrorObject[]>(
      (kept, union) => (kept.includes(union) ? judged(ajv, union, kept) : kept),
      errors,
    );
}
