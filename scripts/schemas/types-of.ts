import { dirname } from 'node:path';
import { compileFromFile } from 'json-schema-to-typescript';

const BANNER = `// Generated from schemas/ by "npm run types". Change the schema, not this file.
import type * as compiled from '#engine/compiled';`;

/** Returns the types of one schema file, as the text of a module. */
export async function typesOf(file: string): Promise<string> {
  return compileFromFile(file, {
    cwd: dirname(file),
    bannerComment: BANNER,
    additionalProperties: false,
    declareExternallyReferenced: true,
    format: false,
    ignoreMinAndMaxItems: true,
    strictIndexSignatures: true,
  });
}
