import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../../root.ts';
import { slug } from '../catalogue/names.ts';
import { REFERENCES } from '../references.ts';
import { type Gallery, pageHtml } from './page.ts';

const TOKENS = join(ROOT, 'src/styles/tokens.css');
const STYLES = fileURLToPath(new URL('gallery.css', import.meta.url));
const FONT = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/** Writes the page that shows a run into a folder, complete in itself. */
export function writeReport(gallery: Gallery, output: string): void {
  const copyPicture = (file: string): string => {
    const source = isAbsolute(file) ? file : join(REFERENCES, file);
    const copy = isAbsolute(file) ? `${slug(dirname(file))}/${file.split('/').at(-1)}` : file;
    const target = join(output, 'pictures', copy);
    mkdirSync(dirname(target), { recursive: true });
    if (existsSync(source)) copyFileSync(source, target);
    return `pictures/${copy}`;
  };
  mkdirSync(output, { recursive: true });
  writeFileSync(join(output, 'index.html'), pageHtml(gallery, copyPicture));
  writeFileSync(join(output, 'gallery.css'), readFileSync(TOKENS, 'utf8') + readFileSync(STYLES, 'utf8'));
  copyFileSync(createRequire(import.meta.url).resolve(FONT), join(output, 'figtree.woff2'));
}
