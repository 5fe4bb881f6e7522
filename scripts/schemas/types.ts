import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileFromFile } from 'json-schema-to-typescript';
import { SCHEMAS_DIR, schemaFiles } from './read.ts';

const OUT = fileURLToPath(new URL('../../generated/types/', import.meta.url));

/** The types that schemas name with `tsType`: what the content compiler puts in a text's place. */
const BANNER = `// Generated from schemas/ by "npm run types". Change the schema, not this file.
import type * as compiled from '#engine/compiled';`;

async function typesOf(file: string): Promise<string> {
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

rmSync(OUT, { recursive: true, force: true });
for (const file of schemaFiles()) {
  const target = join(OUT, relative(SCHEMAS_DIR, file).replace('.schema.json', '.ts'));
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, await typesOf(file));
}
