export type JsonObject = Record<string, unknown>;

/** Returns true for an object that is not a list. */
export function isObject(value: unknown): value is JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** Returns the value if it is an object, or an empty object. */
export const objectOf = (value: unknown): JsonObject => (isObject(value) ? value : {});

/** Returns the value if it is a list, or an empty list. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Escapes a part of a JSON pointer. */
export function escapePart(part: string | number): string {
  const text = String(part);
  // runs for every key in all content, and almost no key needs escaping
  return /[~/]/.test(text) ? text.replaceAll('~', '~0').replaceAll('/', '~1') : text;
}

/** Returns all values in the data with their JSON pointers, parents first. Leaves out values that `isLeftOut` finds. */
export function placesIn(data: unknown, isLeftOut: (pointer: string) => boolean = () => false) {
  const places: [value: unknown, pointer: string][] = [];
  const add = (value: unknown, pointer: string) => {
    if (isLeftOut(pointer)) return;
    places.push([value, pointer]);
    const children = Array.isArray(value) ? value.entries() : Object.entries(objectOf(value));
    for (const [part, child] of children) add(child, `${pointer}/${escapePart(part)}`);
  };
  add(data, '');
  return places;
}

/** Copies data and replaces each value by the result of `change`, children first. */
export function mapDeep(
  data: unknown,
  change: (value: unknown, pointer: string) => unknown,
  pointer = '',
): unknown {
  const inner = (part: string | number, item: unknown) =>
    mapDeep(item, change, `${pointer}/${escapePart(part)}`);
  let copy = data;
  if (Array.isArray(data)) copy = data.map((item, index) => inner(index, item));
  else if (isObject(data))
    copy = Object.fromEntries(Object.entries(data).map(([name, item]) => [name, inner(name, item)]));
  return change(copy, pointer);
}
