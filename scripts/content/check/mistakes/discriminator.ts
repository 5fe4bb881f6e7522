import type { ErrorObject } from 'ajv';
import { isObject, type JsonObject } from '../../json.ts';

/** One of the ways that a union offers, and what is wrong with a value as that. */
export interface Branch {
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

/** What is wrong with a discriminator that fits no branch: it is not there, or has a value of its own. */
function mistakeOf(name: string, branches: readonly Pinned[], data: JsonObject): ErrorObject | undefined {
  const errors = branches.flatMap(({ branch }) => branch.errors);
  if (!Object.hasOwn(data, name)) {
    return errors.find(({ keyword, params }) => keyword === 'required' && params.missingProperty === name);
  }
  const found = errors.find((error) => isOfValue(error) && error.data === data[name]);
  const allowedValues = new Set(branches.flatMap(({ pins }) => pins.get(name)?.values ?? []));
  return found && { ...found, keyword: 'enum', params: { allowedValues: [...allowedValues] } };
}

/** What a union's discriminator says. */
export interface Evaluation {
  /** the branches that the value can be, by what it says itself */
  meant: readonly Branch[];
  /** the one mistake, where the discriminator fits none of them */
  error?: ErrorObject;
}

/** Judges a union by its discriminator: a property for which each branch has values of its own. */
export function byDiscriminator(
  { data, instancePath }: ErrorObject,
  branches: readonly Branch[],
): Evaluation {
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
