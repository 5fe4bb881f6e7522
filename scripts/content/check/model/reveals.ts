import { escapePart, isObject } from '../../json.ts';
import { requiredNames, type SchemaPart } from './schema-parts.ts';

/** A field's definition, with the answers that have to be there before it shows. */
export interface Reveal {
  name: string;
  pointer: string;
  needs: ReadonlySet<string>;
}

/** Returns the names that a condition always requires. */
function needsOf(condition: unknown, pointer: string): string[] {
  if (!isObject(condition)) return [];
  const all = Array.isArray(condition.allOf) ? condition.allOf : [];
  const own = requiredNames([{ schema: condition, pointer }]).map(({ name }) => name);
  return [...own, ...all.flatMap((part) => needsOf(part, pointer))];
}

/** Every definition of an object's fields, with what its reveal waits for. */
export function revealsIn({ schema, pointer }: SchemaPart, needs: readonly string[] = []): Reveal[] {
  const own = Object.keys(isObject(schema.properties) ? schema.properties : {}).map((name) => ({
    name,
    pointer: `${pointer}/properties/${escapePart(name)}`,
    needs: new Set(needs),
  }));
  const all: unknown[] = Array.isArray(schema.allOf) ? schema.allOf : [];
  const inside = [
    ...all.map((part, index) => ({ part, at: `allOf/${index}`, more: [] as string[] })),
    { part: schema.then, at: 'then', more: needsOf(schema.if, pointer) },
    { part: schema.else, at: 'else', more: [] },
  ].flatMap(({ part, at, more }) =>
    isObject(part) ? revealsIn({ schema: part, pointer: `${pointer}/${at}` }, [...needs, ...more]) : [],
  );
  return [...own, ...inside];
}
