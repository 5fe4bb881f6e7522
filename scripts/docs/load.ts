import { readdirSync } from 'node:fs';
import type { Document } from './document.ts';

const DOCUMENTS = new URL('./documents/', import.meta.url);

/** Every document there is: each file in documents/ holds one. */
export async function loadDocuments(): Promise<Document[]> {
  const names = readdirSync(DOCUMENTS).sort();
  return Promise.all(
    names.map(async (name) => {
      const module: { document: Document } = await import(new URL(name, DOCUMENTS).href);
      return module.document;
    }),
  );
}
