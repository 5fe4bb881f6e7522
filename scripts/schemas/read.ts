import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { memo } from '../content/memo.ts';
import { ROOT } from '../root.ts';

export const SCHEMAS_DIR = join(ROOT, 'schemas/');

/** A JSON Schema (draft-07) of a file in schemas/. */
export type Schema = { [keyword: string]: unknown; title?: string };

/**
 * Returns the URI of a schema file in ajv, such as `schema:/api/visatypes.schema.json`. Relative `$ref`s resolve
 * against it.
 */
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

export function readSchema(file: string): Schema {
  return JSON.parse(readFileSync(file, 'utf8')) as Schema;
}

/** Returns the schema of a widget's options. Empty if there is none. */
export const widgetSchema = memo((widget: string): Schema => {
  const path = join(SCHEMAS_DIR, 'widgets', `${widget}.schema.json`);
  return existsSync(path) ? readSchema(path) : {};
});
