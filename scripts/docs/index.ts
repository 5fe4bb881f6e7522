import { readdirSync, writeFileSync } from 'node:fs';
import type { Document } from './document.ts';

// npm run docs: writes what documents/ say; a test tells when one of them has not been written since a change
const ROOT = new URL('../../', import.meta.url);
const DOCUMENTS = new URL('./documents/', import.meta.url);

for (const name of readdirSync(DOCUMENTS).sort()) {
  const { document }: { document: Document } = await import(new URL(name, DOCUMENTS).href);
  writeFileSync(new URL(document.path, ROOT), await document.write());
  console.log(`${document.path} is written.`);
}
