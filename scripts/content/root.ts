import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files that stand at the top of a site's content. */
const AT_THE_TOP = ['texts.json', 'site.json'];

/** The top of the content that a folder belongs to: the nearest one, itself or above it, that holds the common texts. */
export function contentRoot(folder: string): string | undefined {
  if (AT_THE_TOP.some((name) => existsSync(join(folder, name)))) return folder;
  const above = dirname(folder);
  return above === folder ? undefined : contentRoot(above);
}
