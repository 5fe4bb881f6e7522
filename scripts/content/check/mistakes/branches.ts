import type { Ajv, AnySchema, ErrorObject } from 'ajv';
import { escapePart, isObject, walk } from '../../json.ts';
import { pointerParts } from '../../read.ts';
import type { Branch } from './discriminator.ts';

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
export function branchesOf(ajv: Ajv, union: ErrorObject): Branch[] | undefined {
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
