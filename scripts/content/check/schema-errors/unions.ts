import type { Ajv, ErrorObject } from 'ajv';
import { escapePart, isObject, listOf, objectOf, walk } from '../../json.ts';
import { weakMemo } from '../../memo.ts';
import { pointerParts } from '../../read.ts';
import { isInside } from '../pointers.ts';

interface Branch {
  schema: unknown;
  errors: readonly ErrorObject[];
}

interface Pin {
  values: readonly unknown[];
  /** true if this branch alone shows that the property is a discriminator */
  isSure: boolean;
}

const isOfValue = ({ keyword }: ErrorObject) => keyword === 'const' || keyword === 'enum';

function pinsOf({ schema, errors }: Branch, at: string): Map<string, Pin> {
  const pins = new Map<string, Pin>();
  const add = (name: string, property: unknown, required: unknown) => {
    if (!isObject(property)) return;
    const isRequired = listOf(required).includes(name);
    if ('const' in property) pins.set(name, { values: [property.const], isSure: true });
    else if (Array.isArray(property.enum)) pins.set(name, { values: property.enum, isSure: isRequired });
  };
  for (const { instancePath, parentSchema } of errors.filter(isOfValue)) {
    const name = isInside(instancePath, at) ? instancePath.slice(at.length + 1) : '';
    if (name !== '' && !name.includes('/')) add(name, parentSchema, []);
  }
  const wholes = errors.filter(({ instancePath }) => instancePath === at).map((error) => error.parentSchema);
  for (const whole of [schema, ...wholes]) {
    const { properties, required } = objectOf(whole);
    for (const [name, property] of Object.entries(objectOf(properties))) add(name, property, required);
  }
  return pins;
}

/**
 * Returns the branches that match a value's discriminator, a property with different values in each branch. If its
 * value matches no branch, returns the error of that property.
 */
function byDiscriminator(
  { data, instancePath }: ErrorObject,
  branches: readonly Branch[],
): { meant: readonly Branch[] } | { error: ErrorObject } {
  if (!isObject(data) || branches.length < 2) return { meant: branches };
  const all = branches.map((branch) => ({ branch, pins: pinsOf(branch, instancePath) }));
  const errors = branches.flatMap((branch) => branch.errors);
  for (const name of new Set(all.flatMap(({ pins }) => [...pins.keys()]))) {
    const pins = all.flatMap((each) => each.pins.get(name) ?? []);
    if (pins.length < branches.length && !pins.some(({ isSure }) => isSure)) continue;
    const meant = all.filter((each) => each.pins.get(name)?.values.includes(data[name]) ?? true);
    if (meant.length === all.length) continue;
    if (meant.length > 0) return { meant: meant.map(({ branch }) => branch) };
    const isOfName = ({ keyword, params }: ErrorObject) =>
      keyword === 'required' && params.missingProperty === name;
    const isOtherValue = (error: ErrorObject) => isOfValue(error) && error.data === data[name];
    const error = errors.find(Object.hasOwn(data, name) ? isOtherValue : isOfName);
    const allowedValues = [...new Set(pins.flatMap(({ values }) => values))];
    if (error && isOfValue(error)) return { error: { ...error, keyword: 'enum', params: { allowedValues } } };
    if (error) return { error };
  }
  return { meant: branches };
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
  const found = byDiscriminator(union, possible);
  if ('error' in found) return [found.error];
  const { meant } = found;
  const needed = meant.flatMap(({ errors: [first, ...others] }) =>
    first?.keyword === 'required' && others.length === 0 ? [String(first.params.missingProperty)] : [],
  );
  if (needed.length > 1 && needed.length === meant.length) return [{ ...union, params: { needed } }];
  const isOtherKind = (error: ErrorObject) => error.keyword === 'const' && !isHere(error);
  const likely = meant.filter(({ errors }) => !errors.some(isOtherKind));
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
  return errors.filter((error) =>
    lists.every(
      (list) =>
        error === list ||
        !isWithin(error.schemaPath, list.schemaPath) ||
        !isWithin(error.instancePath, list.instancePath),
    ),
  );
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
