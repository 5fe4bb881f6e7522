/** The path of a field's value in the answers: names and list indexes, from the root. */
export type Path = readonly (string | number)[];

export type Json = string | number | boolean | null | Json[] | JsonObject;
export interface JsonObject {
  [name: string]: Json | undefined;
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a path as a JSON pointer, which errors and touched fields use: `/dependants/0/firstName`. */
export function pointer(path: Path): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** Returns the names and indexes in a JSON pointer, all as texts. */
export function pointerParts(at: string): string[] {
  const parts = at.split('/').slice(1);
  return parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Returns a pointer and the pointers of its parents, because an error may be inside a field's value. */
export function withParents(at: string): string[] {
  const parts = at.split('/');
  return parts.slice(1).map((_, depth) => parts.slice(0, depth + 2).join('/'));
}

/** Returns a path as a control's `name`: `dependants[0].firstName`. */
export function controlName(path: Path): string {
  return path.reduce<string>((name, part) => {
    if (typeof part === 'number') return `${name}[${part}]`;
    return name ? `${name}.${part}` : part;
  }, '');
}

export function getIn(data: Json | undefined, path: Path): Json | undefined {
  return path.reduce<Json | undefined>((value, part) => {
    if (Array.isArray(value)) return value[Number(part)];
    return isObject(value) && Object.hasOwn(value, part) ? value[part] : undefined;
  }, data);
}

/** Returns a copy of the data with one value changed, or removed if it is `undefined`. Copies only what changes. */
export function setIn(data: Json | undefined, path: Path, value: Json | undefined): Json | undefined {
  const [part, ...rest] = path;
  if (part === undefined) return value;
  if (typeof part === 'number') {
    const list = Array.isArray(data) ? [...data] : [];
    list[part] = setIn(list[part], rest, value) ?? null;
    return list;
  }
  const object = isObject(data) ? data : {};
  const changed = setIn(object[part], rest, value);
  if (changed !== undefined) return { ...object, [part]: changed };
  const { [part]: _gone, ...remaining } = object;
  return remaining;
}

/** Returns the answers without one item of a list. */
export function withoutItem(answers: JsonObject, list: Path, index: number): JsonObject {
  const items = getIn(answers, list);
  const left = Array.isArray(items) ? items.filter((_, at) => at !== index) : [];
  return setIn(answers, list, left) as JsonObject;
}

/**
 * Returns a pointer after a list item was removed, or undefined if it was inside that item.
 * @param at any pointer in the form
 * @param list the pointer of the list
 */
export function withoutItemAt(at: string, list: string, index: number): string | undefined {
  if (!at.startsWith(`${list}/`)) return at;
  const [item = '', ...rest] = at.slice(list.length + 1).split('/');
  if (Number(item) === index) return undefined;
  return Number(item) < index ? at : [list, Number(item) - 1, ...rest].join('/');
}
