import type { ErrorObject } from 'ajv';
import { type Branch, byDiscriminator } from './discriminator.ts';

/** Keywords that look at a value as a whole, never inside it. */
const OF_WHOLE_VALUES = new Set(['type', 'enum', 'const']);

/** All the types that a value may have, where it has none of them. */
function asTypes(union: ErrorObject, branches: readonly Branch[]): ErrorObject {
  const errors = branches.flatMap((branch) => branch.errors);
  const [first] = errors;
  if (!first || errors.some(({ keyword }) => keyword !== 'type')) return union;
  return { ...first, params: { type: errors.flatMap(({ params }) => params.type) } };
}

/** The names of which a union needs one, where that is all that it asks for. */
function neededNames(branches: readonly Branch[]): string[] | undefined {
  const names = branches.flatMap(({ errors: [first, ...others] }) =>
    first?.keyword === 'required' && others.length === 0 ? [String(first.params.missingProperty)] : [],
  );
  return names.length > 1 && names.length === branches.length ? names : undefined;
}

/** What is left to say of a union that a value does not fit: the errors of the branch that was meant. */
export function errorsOfUnion(union: ErrorObject, branches: readonly Branch[]): readonly ErrorObject[] {
  if (union.params.passingSchemas) return [union];
  const isHere = ({ instancePath }: ErrorObject) => instancePath === union.instancePath;
  const isWrongType = (error: ErrorObject) => error.keyword === 'type' && isHere(error);
  const isOtherValue = (error: ErrorObject) => OF_WHOLE_VALUES.has(error.keyword) && isHere(error);
  const isOtherKind = (error: ErrorObject) => error.keyword === 'const' && !isHere(error);

  const possible = branches
    // no branch looks inside a value that is not its own: such an error is another branch's
    .map(({ schema, errors }) => ({
      schema,
      errors: errors.every(isHere) ? errors : errors.filter((error) => !isOtherValue(error)),
    }))
    .filter(({ errors }) => errors.length > 0 && !errors.some(isWrongType));
  if (possible.length === 0) return [asTypes(union, branches)];

  const { meant, error } = byDiscriminator(union, possible);
  if (error) return [error];
  const needed = neededNames(meant);
  if (needed) return [{ ...union, params: { needed } }];
  const likely = meant.filter(({ errors }) => !errors.some(isOtherKind));
  const looksInside = likely.filter(({ errors }) => !errors.every(isHere));
  const [nearest] = (looksInside.length > 0 ? looksInside : likely).toSorted(
    (a, b) => a.errors.length - b.errors.length,
  );
  return nearest?.errors ?? [union];
}
