import type { Document } from '../document.ts';
import { rulesPage } from '../rules/page.ts';

/** The page of rules for authors. */
export const document: Document = { path: 'content/RULES.md', write: rulesPage };
