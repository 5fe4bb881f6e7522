import { escapePart, isObject } from '../../json.ts';
import type { Part } from '../finding.ts';
import { reach, type SchemaPart } from './schema-parts.ts';

/** A name that a schema uses of its value's properties, and where it does. */
export interface UsedName {
  name: string;
  pointer: string;
  part: Part;
}

/** The names that stand in the `required` of schemas. */
export function requiredNames(parts: readonly SchemaPart[]): UsedName[] {
  return parts.flatMap(({ schema, pointer }) => {
    const names: unknown[] = Array.isArray(schema.required) ? schema.required : [];
    return names.flatMap((name, index): UsedName[] =>
      typeof name === 'string' ? [{ name, pointer: `${pointer}/required/${index}`, part: 'value' }] : [],
    );
  });
}

function propertyNames(parts: readonly SchemaPart[]): UsedName[] {
  return parts.flatMap(({ schema, pointer }) =>
    Object.keys(isObject(schema.properties) ? schema.properties : {}).map(
      (name): UsedName => ({
        name,
        pointer: `${pointer}/properties/${escapePart(name)}`,
        part: 'key',
      }),
    ),
  );
}

/** The names that a condition looks at. */
export function namesRead(condition: SchemaPart): UsedName[] {
  const parts = reach(condition);
  return [...propertyNames(parts), ...requiredNames(parts)];
}

/** Each name once, where it is first used. */
export function firstUses(uses: readonly UsedName[]): UsedName[] {
  const first = new Map<string, UsedName>();
  for (const used of uses) if (!first.has(used.name)) first.set(used.name, used);
  return [...first.values()];
}
