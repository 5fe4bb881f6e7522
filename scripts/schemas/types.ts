import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { editorSchema } from '../docs/editor/schema.ts';
import { ROOT } from '../root.ts';
import { SCHEMAS_DIR, schemaFiles } from './read.ts';
import { typesOf } from './types-of.ts';

// npm run types

const GENERATED = join(ROOT, 'generated/');
const TYPES = join(GENERATED, 'types/');

rmSync(TYPES, { recursive: true, force: true });
for (const file of schemaFiles()) {
  const target = join(TYPES, relative(SCHEMAS_DIR, file).replace('.schema.json', '.ts'));
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, await typesOf(file));
}
// for VS Code: .vscode/settings.json uses it instead of schemas/content
writeFileSync(join(GENERATED, 'content.schema.json'), JSON.stringify(editorSchema(), null, 2));
