import { isDeepStrictEqual } from 'node:util';
import type { Ajv, AnySchema, ErrorObject } from 'ajv';
import { escapePart, isObject, type JsonObject, walk } from '../../json.ts';
import { pointerParts } from '../../read.ts';

/** One of the ways that a union offers, and what is wrong with a value as that. */
interface Branch {
  /** as the union writes it: it may be a `$ref` */
  schema: unknown;
  errors: readonly ErrorObject[];
}

/** The values that a property of a branch can have. */
interface Pin {
  name: string;
  values: readonly unknown[];
  /** whether they alone show that the property is there to tell branches apart */
  tells: boolean;
}

/** A branch and its pins, by name. */
interface Pinned {
  branch: Branch;
  pins: ReadonlyMap<string, Pin>;
}

const isOfValue = ({ keyword }: ErrorObject) => keyword === 'const' || keyword === 'enum';

function pinOf(name: string, property: unknown, required: readonly unknown[]): Pin | undefined {
  if (!isObject(property)) return undefined;
  if ('const' in property) return { name, values: [property.const], tells: true };
  return Array.isArray(property.enum)
    ? { name, values: property.enum, tells: required.includes(name) }
    : undefined;
}

function pinsIn(schema: unknown): Pin[] {
  if (!isObject(schema) || !isObject(schema.properties)) return [];
  const required = Array.isArray(schema.required) ? schema.required : [];
  return Object.entries(schema.properties).flatMap(
    ([name, property]) => pinOf(name, property, required) ?? [],
  );
}

/** A branch's pins, from its schema where an error or the union itself shows that, else from what its errors say. */
function pinned(branch: Branch, at: string): Pinned {
  const { schema, errors } = branch;
  const said = errors.filter(isOfValue).flatMap(({ instancePath, parentSchema }) => {
    const name = instancePath.startsWith(`${at}/`) ? instancePath.slice(at.length + 1) : '';
    return name === '' || name.includes('/') ? [] : (pinOf(name, parentSchema, []) ?? []);
  });
  const whole = errors.filter(({ instancePath }) => instancePath === at).map((error) => error.parentSchema);
  const pins = [...said, ...[schema, ...whole].flatMap(pinsIn)];
  return { branch, pins: new Map(pins.map((pin) => [pin.name, pin])) };
}

/** The properties that tell the branches apart. */
function discriminators(branches: readonly Pinned[]): string[] {
  const names = new Set(branches.flatMap(({ pins }) => [...pins.keys()]));
  return [...names].filter((name) => {
    const found = branches.flatMap(({ pins }) => pins.get(name) ?? []);
    return found.length === branches.length || found.some(({ tells }) => tells);
  });
}

/** Returns the error of a discriminator that matches no branch: it is missing, or has another value. */
function mistakeOf(name: string, branches: readonly Pinned[], data: JsonObject): ErrorObject | undefined {
  const errors = branches.flatMap(({ branch }) => branch.errors);
  if (!Object.hasOwn(data, name)) {
    return errors.find(({ keyword, params }) => keyword === 'required' && params.missingProperty === name);
  }
  const found = errors.find((error) => isOfValue(error) && error.data === data[name]);
  const allowedValues = new Set(branches.flatMap(({ pins }) => pins.get(name)?.values ?? []));
  return found && { ...found, keyword: 'enum', params: { allowedValues: [...allowedValues] } };
}

/** The result of comparing a union's discriminator with its branches. */
interface Evaluation {
  /** the branches that the value can be, by what it says itself */
  meant: readonly Branch[];
  /** the one mistake, where the discriminator fits none of them */
  error?: ErrorObject;
}

/** Judges a union by its discriminator: a property for which each branch has values of its own. */
function byKind({ data, instancePath }: ErrorObject, branches: readonly Branch[]): Evaluation {
  if (!isObject(data) || branches.length < 2) return { meant: branches };
  const all = branches.map((branch) => pinned(branch, instancePath));
  for (const name of discriminators(all)) {
    const meant = all.filter(({ pins }) => pins.get(name)?.values.includes(data[name]) ?? true);
    if (meant.length === all.length) continue;
    if (meant.length > 0) return { meant: meant.map(({ branch }) => branch) };
    const error = mistakeOf(name, all, data);
    if (error) return { meant: [], error };
  }
  return { meant: branches };
}

/** For each ajv, the address of a schema that is part of one that it knows by name. */
const addresses = new WeakMap<Ajv, Map<object, string | undefined>>();

function findAddress({ schemas, refs }: Ajv, wanted: object): string | undefined {
  for (const [uri, env] of Object.entries({ ...refs, ...schemas })) {
    let found: string | undefined;
    walk(typeof env === 'object' ? env.schema : undefined, (part, pointer) => {
      if (part === wanted) found = pointer;
    });
    if (found === undefined) continue;
    const path = pointerParts(found).map((name) => `/${encodeURIComponent(escapePart(name))}`);
    return `${uri}#${path.join('')}`;
  }
  return undefined;
}

function addressOf(ajv: Ajv, wanted: AnySchema | undefined): string | undefined {
  if (!isObject(wanted)) return undefined;
  const known = addresses.get(ajv) ?? new Map<object, string | undefined>();
  addresses.set(ajv, known);
  if (!known.has(wanted)) known.set(wanted, findAddress(ajv, wanted));
  return known.get(wanted);
}

/**
 * Asks each branch of a union by itself what is wrong with its value. What ajv reports of a union does not say which
 * branch an error is from.
 *
 * @param ajv that has reported the union
 * @returns undefined for a schema that the ajv does not know by name
 */
function branchesOf(ajv: Ajv, union: ErrorObject): Branch[] | undefined {
  const address = addressOf(ajv, union.parentSchema);
  if (address === undefined || !Array.isArray(union.schema)) return undefined;
  return union.schema.map((schema: unknown, index): Branch => {
    const fits = ajv.getSchema(`${address}/${union.keyword}/${index}`);
    if (!fits || fits(union.data)) return { schema, errors: [] };
    const errors = fits.errors ?? [];
    return {
      schema,
      errors: errors.map((error) => ({ ...error, instancePath: union.instancePath + error.instancePath })),
    };
  });
}

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

/** Returns the errors of the branch that was meant, for a value that is valid in none. */
function errorsOfUnion(union: ErrorObject, branches: readonly Branch[]): readonly ErrorObject[] {
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

  const { meant, error } = byKind(union, possible);
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
function withoutUnionNoise(ajv: Ajv, union: ErrorObject, errors: readonly ErrorObject[]): ErrorObject[] {
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
      (kept, union) => (kept.includes(union) ? withoutUnionNoise(ajv, union, kept) : kept),
      errors,
    );
}
