import { basename, join } from 'node:path';
import { readSchema, SCHEMAS_DIR, schemaFiles } from '../../schemas/read.ts';
import { isObject } from '../json.ts';

const ENDING = '.schema.json';

export const CONTENT_SCHEMAS_DIR = join(SCHEMAS_DIR, 'content');

/** The kinds of content file: the schemas that let a file name them by "$schema". */
export const kinds: ReadonlySet<string> = new Set(
  schemaFiles('content')
    .filter((file) => {
      const { properties } = readSchema(file);
      return isObject(properties) && '$schema' in properties;
    })
    .map((file) => basename(file, ENDING)),
);

export function isKind(kind: string | undefined): kind is string {
  return kind !== undefined && kinds.has(kind);
}

export function schemaPath(kind: string): string {
  return join(CONTENT_SCHEMAS_DIR, kind + ENDING);
}
