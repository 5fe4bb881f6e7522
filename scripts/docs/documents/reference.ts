import type { Document } from '../document.ts';
import { referencePage } from '../reference/page.ts';

/** All that content may say, from the schemas, the widgets and the sources that there are. */
export const document: Document = { path: 'schemas/REFERENCE.md', write: referencePage };
