import type { ErrorObject } from 'ajv';
import { isObject } from '../../json.ts';

/** Keywords that only pass on what a nested rule found. */
const CARRIERS = new Set(['if', 'propertyNames']);

function isUnion({ keyword, params }: ErrorObject): boolean {
  return keyword === 'anyOf' || (keyword === 'oneOf' && !params.passingSchemas);
}

const isWithin = (path: string, outer: string) => path === outer || path.startsWith(`${outer}/`);

/** The errors of each of a union's branches. */
function branchesOf(union: ErrorObject, errors: readonly ErrorObject[]): ErrorObject[][] {
  const branches: unknown[] = Array.isArray(union.schema) ? union.schema : [];
  return branches.map((branch, index) => {
    // ajv names the errors of a branch that is a $ref by that $ref
    const starts = [`${union.schemaPath}/${index}`];
    if (isObject(branch) && typeof branch.$ref === 'string') starts.push(branch.$ref);
    return errors.filter(
      (error) =>
        isWithin(error.instancePath, union.instancePath) &&
        starts.some((start) => isWithin(error.schemaPath, start)),
    );
  });
}

/** Whether the branch was not what the author had in mind: the value is of another type, or names another kind. */
function isOtherBranch(union: ErrorObject, errors: readonly ErrorObject[]): boolean {
  return errors.some(
    (error) =>
      (error.keyword === 'type' && error.instancePath === union.instancePath) ||
      (error.keyword === 'const' && error.instancePath !== union.instancePath),
  );
}

/** What is left to say of a union that nothing in it fitted: the errors of the branch that was meant. */
function errorsOfMeantBranch(union: ErrorObject, branches: readonly ErrorObject[][]): readonly ErrorObject[] {
  const meant = branches.filter((errors) => errors.length > 0 && !isOtherBranch(union, errors));
  const nearest = meant.toSorted((a, b) => a.length - b.length)[0];
  if (nearest) return nearest;
  const types = branches.flat().filter((error) => error.keyword === 'type');
  const [first] = types;
  if (!first || types.some((error) => error.instancePath !== union.instancePath)) return [union];
  return [{ ...first, params: { type: types.flatMap((error) => error.params.type) } }];
}

/** Of all that ajv reports, what is really wrong: the noise of unions and conditions is left out. */
export function mainErrors(errors: readonly ErrorObject[]): ErrorObject[] {
  // ajv reports an inner union before the one around it
  return errors
    .filter(isUnion)
    .reduce(
      (kept, union) => {
        const branches = branchesOf(union, kept);
        const noise = new Set([union, ...branches.flat()]);
        return [...kept.filter((error) => !noise.has(error)), ...errorsOfMeantBranch(union, branches)];
      },
      errors.filter((error) => !CARRIERS.has(error.keyword)),
    );
}
