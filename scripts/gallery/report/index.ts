import { copyFileSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../../root.ts';
import { writeFile } from '../compare/files.ts';
import type { Gallery } from '../verdict.ts';
import { pageHtml } from './page.ts';

const FONT = 'figtree.woff2';
const TOKENS = join(ROOT, 'src/styles/tokens.css');
const STYLES = fileURLToPath(new URL('gallery.css', import.meta.url));

/** Writes the page that shows a run into a folder, with the site's own colours and letters beside it. */
export function writeReport(gallery: Gallery, output: string): void {
  writeFile(join(output, 'index.html'), pageHtml(gallery));
  writeFile(join(output, 'gallery.css'), readFileSync(TOKENS, 'utf8') + readFileSync(STYLES, 'utf8'));
  const { resolve } = createRequire(import.meta.url);
  copyFileSync(
    resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
    join(output, FONT),
  );
}
