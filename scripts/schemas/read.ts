import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { ROOT } from '../root.ts';

export const SCHEMAS_DIR = join(ROOT, 'schemas/');

/** A JSON Schema (draft-07) as it stands in a file under schemas/. */
export type Schema = { [keyword: string]: unknown; title?: string };

/**
 * The name a schema file goes by inside ajv: `schema:/api/visatypes.schema.json`.
 * Relative `$ref`s between the files then resolve by themselves.
 */
export function schemaUri(file: string): string {
  return `schema:/${relative(SCHEMAS_DIR, file).split(sep).join('/')}`;
}

/** Every `*.schema.json` under schemas/ (or one folder of it), as absolute paths in a stable order. */
export function schemaFiles(folder = ''): string[] {
  return readdirSync(join(SCHEMAS_DIR, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.schema.json'))
    .sort()
    .map((name) => join(SCHEMAS_DIR, folder, name));
}

export function readSchema(file: string): Schema {
  return JSON.parse(readFileSync(file, 'utf8')) as Schema;
}
