import type { Validator } from '../../engine/validators/validators.ts';

/**
 * What of a record fits its schema: a field that does not is dropped, alone. Anything but an object is no record.
 */
export function dropMisfits<Shape extends object>(rule: Validator, value: unknown): Partial<Shape> {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return {};
  if (rule(value)) return value as Partial<Shape>;
  const misfits = new Set(
    (rule.errors ?? []).map(({ instancePath, params }) =>
      String(instancePath.split('/')[1] ?? params.additionalProperty ?? params.propertyName),
    ),
  );
  return Object.fromEntries(Object.entries(value).filter(([name]) => !misfits.has(name))) as Partial<Shape>;
}
