import { dirname, resolve } from 'node:path';
import { isObject, type JsonObject } from '../content/json.ts';
import { readSchema } from './read.ts';

interface Place {
  file: string;
  path: readonly string[];
}

function target(ref: string, file: string): Place {
  const [name = '', pointer = ''] = ref.split('#');
  return { file: name ? resolve(dirname(file), name) : file, path: pointer.split('/').slice(1) };
}

/** Reads a schema and replaces every `$ref` by its target. Keywords beside a `$ref` override those of the target. */
export function resolvedSchema(file: string, pointer = ''): JsonObject {
  const visit = (value: unknown, from: string, trail: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((item) => visit(item, from, trail));
    if (!isObject(value)) return value;
    const { $ref, ...rest } = value;
    const own = Object.fromEntries(
      Object.entries(rest).map(([name, item]) => [name, visit(item, from, trail)]),
    );
    if (typeof $ref !== 'string') return own;
    const found = follow(target($ref, from), trail);
    return isObject(found) ? { ...found, ...own } : found;
  };
  const follow = ({ file: name, path }: Place, trail: readonly string[]): unknown => {
    const key = `${name}#${path.join('/')}`;
    if (trail.includes(key)) throw new Error(`${key} leads back to itself.`);
    const found = path.reduce<unknown>(
      (value, part) => (isObject(value) ? value[part] : undefined),
      readSchema(name),
    );
    return visit(found, name, [...trail, key]);
  };
  const found = follow(target(`#${pointer}`, file), []);
  return isObject(found) ? found : {};
}
