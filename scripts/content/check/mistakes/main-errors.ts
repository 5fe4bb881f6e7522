import type { ErrorObject } from 'ajv';
import { isObject } from '../../json.ts';

/** Keywords that only pass on what a nested rule found. */
const CARRIERS = new Set(['if', 'propertyNames']);

/** Keywords that look at a value as a whole, never inside it. */
const OF_WHOLE_VALUES = new Set(['type', 'enum', 'const']);

function isUnion({ keyword, params }: ErrorObject): boolean {
  return keyword === 'anyOf' || (keyword === 'oneOf' && !params.passingSchemas);
}

const isWithin = (path: string, outer: string) => path === outer || path.startsWith(`${outer}/`);

/** What the schema paths of a branch's errors start with; ajv names those of a `$ref` by that `$ref`. */
function startsOf(union: ErrorObject): string[] {
  const branches: unknown[] = Array.isArray(union.schema) ? union.schema : [];
  return branches.map((branch, index) =>
    isObject(branch) && typeof branch.$ref === 'string' ? branch.$ref : `${union.schemaPath}/${index}`,
  );
}

/** The errors of each of a union's branches. */
function branchesOf(union: ErrorObject, errors: readonly ErrorObject[]): ErrorObject[][] {
  const starts = startsOf(union);
  const longestFirst = starts.toSorted((a, b) => b.length - a.length);
  const branchOf = ({ schemaPath }: ErrorObject) => longestFirst.find((start) => isWithin(schemaPath, start));
  const inside = errors.filter(
    (error) => error !== union && isWithin(error.instancePath, union.instancePath),
  );
  return starts.map((start) => inside.filter((error) => branchOf(error) === start));
}

/** What is left to say of a union that nothing in it fitted: the errors of the branch that was meant. */
function errorsOfMeantBranch(union: ErrorObject, branches: readonly ErrorObject[][]): readonly ErrorObject[] {
  const isHere = ({ instancePath }: ErrorObject) => instancePath === union.instancePath;
  const isWrongType = (error: ErrorObject) => error.keyword === 'type' && isHere(error);
  const isOtherValue = (error: ErrorObject) => OF_WHOLE_VALUES.has(error.keyword) && isHere(error);
  const isOtherKind = (error: ErrorObject) => error.keyword === 'const' && !isHere(error);

  const meant = branches
    // no branch looks inside a value that is not its own: such an error is another branch's
    .map((errors) => (errors.every(isHere) ? errors : errors.filter((error) => !isOtherValue(error))))
    .filter((errors) => errors.length > 0 && !errors.some(isWrongType) && !errors.some(isOtherKind));
  const looksInside = meant.filter((errors) => !errors.every(isHere));
  const [nearest] = (looksInside.length > 0 ? looksInside : meant).toSorted((a, b) => a.length - b.length);
  if (nearest) return nearest;

  const all = branches.flat();
  const [first] = all;
  if (!first || !all.every(isWrongType)) return [union];
  return [{ ...first, params: { type: all.flatMap((error) => error.params.type) } }];
}

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
      const noise = new Set([union, ...branches.flat()]);
      return [...kept.filter((error) => !noise.has(error)), ...errorsOfMeantBranch(union, branches)];
    },
    errors.filter((error) => !CARRIERS.has(error.keyword)),
  );
}
