import { isObject } from '../../json.ts';
import { atKey } from '../diagnostic.ts';
import { list, quote } from '../format.ts';
import { propertiesOf, requiredNames, type SchemaPart } from '../model/schema-parts.ts';
import { evaluation, perField, type Rule } from '../rule.ts';

/** A field's definition, with the answers that have to be there before it shows. */
interface Reveal {
  name: string;
  pointer: string;
  needs: readonly string[];
}

/** Returns the names that a condition always requires. */
function needsOf(condition: unknown): string[] {
  if (!isObject(condition)) return [];
  const all = Array.isArray(condition.allOf) ? condition.allOf : [];
  const own = requiredNames([{ schema: condition, pointer: '' }]).map(({ name }) => name);
  return [...own, ...all.flatMap(needsOf)];
}

function revealsIn(object: SchemaPart, needs: readonly string[] = []): Reveal[] {
  const { schema, pointer } = object;
  const inside = (part: unknown, at: string, more: readonly string[] = []) =>
    isObject(part) ? revealsIn({ schema: part, pointer: `${pointer}/${at}` }, [...needs, ...more]) : [];
  const all: unknown[] = Array.isArray(schema.allOf) ? schema.allOf : [];
  return [
    ...propertiesOf([object]).map((property) => ({ ...property, needs })),
    ...all.flatMap((part, index) => inside(part, `allOf/${index}`)),
    ...inside(schema.then, 'then', needsOf(schema.if)),
    ...inside(schema.else, 'else'),
  ];
}

/** Returns the fields that can show: those that wait for nothing, then those that wait for what shows already. */
function shown(reveals: readonly Reveal[]): ReadonlySet<string> {
  const fields = new Set(reveals.map(({ name }) => name));
  const can = new Set<string>();
  for (let before = -1; before !== can.size; ) {
    before = can.size;
    for (const { name, needs } of reveals) {
      if (needs.every((need) => can.has(need) || !fields.has(need))) can.add(name);
    }
  }
  return can;
}

/** Returns the names that a field waits for, itself at the end, if it waits for itself. */
function circleFrom(name: string, waits: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const visited = new Set<string>();
  const follow = (at: string): string[] | undefined => {
    for (const next of waits.get(at) ?? []) {
      if (next === name) return [name];
      if (visited.has(next)) continue;
      visited.add(next);
      const rest = follow(next);
      if (rest) return [next, ...rest];
    }
    return undefined;
  };
  return follow(name);
}

export const rule: Rule = {
  topic: 'Fields and what they accept',
  about: 'A field is revealed by an answer that shows only after the field itself is answered.',
  check: perField((context, { schemas: [object] }, { file }) => {
    const reveals = object ? revealsIn(object) : [];
    const can = shown(reveals);
    const hidden = reveals.filter(({ name }) => !can.has(name));
    const waits = new Map(hidden.map(({ name, needs }) => [name, needs.filter((need) => !can.has(need))]));
    const reported = new Set<string>();
    return hidden.flatMap(({ name, pointer }) => {
      const circle = reported.has(name) ? undefined : circleFrom(name, waits);
      if (!circle) return [];
      for (const each of circle) reported.add(each);
      const others = circle.filter((each) => each !== name);
      const [message, advice] =
        others.length > 0
          ? [
              `${quote(name)} waits for ${list(others)}, which waits for ${quote(name)}, so none of them ever shows.`,
              'Show one of them without the others.',
            ]
          : [`${quote(name)} waits for itself, so it never shows.`, 'Make it wait for another field.'];
      return [evaluation(false, atKey(context.origin(file, pointer)), message, advice)];
    });
  }),
};
