import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readNames } from '../../content/check/names.ts';
import { isObject, type JsonObject } from '../../content/json.ts';
import { ROOT } from '../../root.ts';
import { readSchema, SCHEMAS_DIR } from '../../schemas/read.ts';

const SOURCES = join(ROOT, 'src/ovhc/backend/sources/');

/** A name that content may use, and what it is for. */
export interface Named {
  name: string;
  about: string;
}

function describe(schema: unknown): string {
  return isObject(schema) && typeof schema.description === 'string' ? schema.description : '';
}

export function widgets(): Named[] {
  return [...readNames().widgets].sort().map((name) => {
    const schema = readSchema(join(SCHEMAS_DIR, 'widgets', `${name}.schema.json`));
    return { name, about: describe(schema) };
  });
}

/** The last comment before what the module exports is the one about it. */
function sourceComment(code: string): string {
  const before = code.slice(0, code.indexOf('export const source'));
  const [comment = ''] = before.match(/(?<=\/\*\*)(?:(?!\*\/).)*/gs)?.slice(-1) ?? [];
  return comment.replace(/\n\s*\*/g, '').trim();
}

export function sources(): Named[] {
  const files = readdirSync(SOURCES).filter((file) => file !== 'index.ts');
  return files.sort().map((file) => {
    const about = sourceComment(readFileSync(join(SOURCES, file), 'utf8'));
    return { name: file.replace(/\.ts$/, ''), about };
  });
}

/** What code knows, each with what it may be. */
export function facts(): (Named & { schema: JsonObject })[] {
  return [...readNames().factSchemas].map(([name, schema]) => ({ name, about: describe(schema), schema }));
}

/** One of these names, each with what it is for. */
export function oneOfThese(names: readonly Named[]): JsonObject {
  return { enum: names.map(({ name }) => name), enumDescriptions: names.map(({ about }) => about) };
}
