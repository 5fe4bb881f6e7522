import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { ROOT } from '../root.ts';

export const SCHEMAS_DIR = join(ROOT, 'schemas/');

/** A JSON Schema (draft-07) of a file in schemas/. */
export type Schema = { [keyword: string]: unknown; title?: string };

/** Returns a schema file's URI in ajv, `schema:/api/visatypes.schema.json`, by which relative `$ref`s resolve. */
export function schemaUri(file: string): string {
  return `schema:/${relative(SCHEMAS_DIR, file).split(sep).join('/')}`;
}

/** Lists every `*.schema.json` in schemas/ (or one folder of it), as sorted absolute paths. */
export function schemaFiles(folder = ''): string[] {
  return readdirSync(join(SCHEMAS_DIR, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.schema.json'))
    .sort()
    .map((name) => join(SCHEMAS_DIR, folder, name));
}

/** Reads a schema file. */
export function readSchema(file: string): Schema {
  return JSON.parse(readFileSync(file, 'utf8')) as Schema;
}
