import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { editorSchema } from '../docs/editor/schema.ts';
import { openApiDocument } from '../openapi/document.ts';
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
const writeJson = (name: string, value: object) =>
  writeFileSync(join(GENERATED, name), JSON.stringify(value, null, 2));
// for VS Code: .vscode/settings.json uses it instead of schemas/content
writeJson('content.schema.json', editorSchema());
// for those who build the insurer's servers: see docs/backend.md
writeJson('openapi.json', openApiDocument());
