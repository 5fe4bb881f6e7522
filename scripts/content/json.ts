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

/** Calls `visit` for every value in the data with its JSON pointer, parents first. */
export function walk(data: unknown, visit: (value: unknown, pointer: string) => void, pointer = ''): void {
  visit(data, pointer);
  const children = Array.isArray(data) ? data.entries() : isObject(data) ? Object.entries(data) : [];
  for (const [part, child] of children) walk(child, visit, `${pointer}/${escapePart(part)}`);
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
