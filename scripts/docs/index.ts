import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { loadDocuments } from './load.ts';

// npm run docs: writes what documents/ say; a test tells when one of them has not been written since a change

for (const document of await loadDocuments()) {
  writeFileSync(join(ROOT, document.path), await document.write());
  console.log(`${document.path} is written.`);
}
