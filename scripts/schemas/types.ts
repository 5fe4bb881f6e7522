import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '../root.ts';
import { SCHEMAS_DIR, schemaFiles } from './read.ts';
import { typesOf } from './types-of.ts';

const OUT = join(ROOT, 'generated/types/');

rmSync(OUT, { recursive: true, force: true });
for (const file of schemaFiles()) {
  const target = join(OUT, relative(SCHEMAS_DIR, file).replace('.schema.json', '.ts'));
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, await typesOf(file));
}
