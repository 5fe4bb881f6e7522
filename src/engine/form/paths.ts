/** Where a field's value stands in the answers: names and list indexes, from the root. */
export type Path = readonly (string | number)[];

export type Json = string | number | boolean | null | Json[] | JsonObject;
export interface JsonObject {
  [name: string]: Json | undefined;
}

/** A path as ajv writes it, and as errors and touched fields are kept: `/dependants/0/firstName`. */
export function pointer(path: Path): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** A path as a control's `name`: `dependants[0].firstName`. */
export function controlName(path: Path): string {
  return path.reduce<string>((name, part) => {
    if (typeof part === 'number') return `${name}[${part}]`;
    return name ? `${name}.${part}` : part;
  }, '');
}

export function getIn(data: Json | undefined, path: Path): Json | undefined {
  return path.reduce<Json | undefined>((value, part) => {
    if (Array.isArray(value)) return value[Number(part)];
    return value !== null && typeof value === 'object' ? value[part] : undefined;
  }, data);
}

/** A copy of the data with one value changed; `undefined` takes the name out. Nothing else is copied. */
export function setIn(data: Json | undefined, path: Path, value: Json | undefined): Json | undefined {
  const [part, ...rest] = path;
  if (part === undefined) return value;
  if (typeof part === 'number') {
    const list = Array.isArray(data) ? [...data] : [];
    list[part] = setIn(list[part], rest, value) ?? null;
    return list;
  }
  const object = data !== null && typeof data === 'object' && !Array.isArray(data) ? data : {};
  const changed = setIn(object[part], rest, value);
  if (changed !== undefined) return { ...object, [part]: changed };
  const { [part]: _gone, ...others } = object;
  return others;
}
