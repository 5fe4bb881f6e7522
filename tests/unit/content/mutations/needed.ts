import { dirname, join, resolve } from 'node:path';
import { isObject, type JsonObject, listOf, objectOf } from '../../../../scripts/content/json.ts';
import { memo } from '../../../../scripts/content/memo.ts';
import { pointerParts } from '../../../../scripts/content/read.ts';
import { valueIn } from '../../../../scripts/content/resolve.ts';
import { readSchema, SCHEMAS_DIR } from '../../../../scripts/schemas/read.ts';
import type { Place } from './places.ts';

interface Part {
  path: string;
  schema: JsonObject;
}

const schemaAt = memo(readSchema);

function schemaFile(name: string): Part {
  const path = join(SCHEMAS_DIR, `${name}.schema.json`);
  return { path, schema: schemaAt(path) };
}

const partAt = (path: string, schema: unknown): Part[] => (isObject(schema) ? [{ path, schema }] : []);

function follow({ path, schema }: Part): Part[] {
  if (typeof schema.$ref !== 'string') return [];
  const [file = '', pointer = ''] = schema.$ref.split('#');
  const target = file === '' ? path : resolve(dirname(path), file);
  return partAt(target, valueIn(schemaAt(target), pointer));
}

function saidOf(part: Part): Part[] {
  const { path, schema } = part;
  const all = listOf(schema.allOf).flatMap((inner) => partAt(path, inner));
  return [part, ...[...follow(part), ...all].flatMap(saidOf)];
}

function under(parts: readonly Part[], name: string): Part[] {
  return parts.flatMap(saidOf).flatMap(({ path, schema }) => {
    const { properties, patternProperties, additionalProperties, items } = schema;
    if (isObject(properties) && Object.hasOwn(properties, name)) return partAt(path, properties[name]);
    const patterns = Object.entries(objectOf(patternProperties));
    const matching = patterns.filter(([pattern]) => new RegExp(pattern, 'u').test(name));
    if (matching.length > 0) return matching.flatMap(([, inner]) => partAt(path, inner));
    return [...partAt(path, additionalProperties), ...(/^\d+$/.test(name) ? partAt(path, items) : [])];
  });
}

function requiredBy(parts: readonly Part[]): string[] {
  return parts.flatMap(saidOf).flatMap(({ schema }) => listOf(schema.required).map(String));
}

/** Returns the required keys of the object at a place of a content file. */
export function neededKeys({ file, pointer }: Place): string[] {
  const root = schemaFile(`content/${file.kind}`);
  return requiredBy(pointerParts(pointer).reduce(under, [root]));
}

/** Returns the required options of a widget. */
export function neededOptions(widget: string): string[] {
  return requiredBy([schemaFile(`widgets/${widget}`)]);
}
