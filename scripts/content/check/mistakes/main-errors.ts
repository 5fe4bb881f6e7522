import type { ErrorObject } from 'ajv';
import { branchesOf, errorsOfUnion, isUnion, isWithin } from './unions.ts';

/** Keywords that only pass on what a nested rule found. */
const CARRIERS = new Set(['if', 'propertyNames']);

/** Without what `contains` found at each item: that no item is the one it asks for is said once, of the list. */
function withoutItemsAskedFor(errors: readonly ErrorObject[]): ErrorObject[] {
  const lists = errors.filter(({ keyword }) => keyword === 'contains');
  const isAskedFor = (error: ErrorObject) =>
    lists.some(
      (list) =>
        error !== list &&
        isWithin(error.schemaPath, list.schemaPath) &&
        isWithin(error.instancePath, list.instancePath),
    );
  return errors.filter((error) => !isAskedFor(error));
}

/** Of all that ajv reports, what is really wrong: the noise of unions, lists and conditions is left out. */
export function mainErrors(reported: readonly ErrorObject[]): ErrorObject[] {
  const errors = withoutItemsAskedFor(reported);
  // ajv reports an inner union before the one around it
  return errors.filter(isUnion).reduce(
    (kept, union) => {
      const branches = branchesOf(union, kept);
      const noise = new Set([union, ...branches.flatMap((branch) => branch.errors)]);
      return [...kept.filter((error) => !noise.has(error)), ...errorsOfUnion(union, branches)];
    },
    errors.filter((error) => !CARRIERS.has(error.keyword)),
  );
}
