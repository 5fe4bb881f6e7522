import type { Document } from '../document.ts';
import { editorSchema } from '../editor/schema.ts';

/** What VS Code reads content with: `.vscode/settings.json` puts it in the place of schemas/content. */
export const document: Document = {
  path: '.vscode/content.schema.json',
  write: () => `${JSON.stringify(editorSchema(), null, 2)}\n`,
};
