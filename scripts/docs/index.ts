import { writeFileSync } from 'node:fs';
import { loadDocuments } from './load.ts';

// npm run docs: writes what documents/ say; a test tells when one of them has not been written since a change
const ROOT = new URL('../../', import.meta.url);

for (const document of await loadDocuments()) {
  writeFileSync(new URL(document.path, ROOT), await document.write());
  console.log(`${document.path} is written.`);
}
