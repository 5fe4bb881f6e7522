import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Manifest, type Plugin } from 'vite';
import { compileBenchPage } from './content.ts';
import { SIZES } from './fields.ts';
import { fieldsPlugin } from './hand/fields-plugin.ts';
import { html } from './html.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const ENGINE = 'scripts/bench/form/engine/index.tsx';
const HAND = 'scripts/bench/form/hand/index.tsx';
const TEXT = 'src/engine/widgets/text/index.tsx';

/** Builds an entry as the site's own entry is built, into a folder that is also its address. */
async function buildEntry(dist: string, folder: string, entry: string, plugins: Plugin[]): Promise<Manifest> {
  await build({
    root: ROOT,
    base: `/${folder}/`,
    logLevel: 'warn',
    publicDir: false,
    plugins,
    build: { outDir: join(dist, folder), emptyOutDir: true, rolldownOptions: { input: entry } },
  });
  return JSON.parse(readFileSync(join(dist, folder, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/** The scripts that a page needs at once, the entry first. */
function scripts(manifest: Manifest, keys: readonly string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) continue;
    found.add(chunk.file);
    scripts(manifest, chunk.imports ?? [], found);
  }
  return found;
}

function page(manifest: Manifest, folder: string, keys: readonly string[], content?: string): string {
  const files = Object.values(manifest).map(({ file }) => file);
  const address = (file: string) => `/${folder}/${file}`;
  return html({
    scripts: [...scripts(manifest, keys)].map(address),
    styles: files.filter((file) => file.endsWith('.css')).map(address),
    content: content && address(content),
  });
}

/** Builds `/engine/<size>.html` and `/hand/<size>.html` into a folder, each with everything it loads. */
export async function buildPages(dist: string): Promise<void> {
  mkdirSync(dist, { recursive: true });
  const engine = await buildEntry(dist, 'engine', ENGINE, []);
  for (const size of SIZES) {
    const content = `content-${size}.js`;
    writeFileSync(join(dist, 'engine', content), compileBenchPage(size).code);
    writeFileSync(join(dist, `engine/${size}.html`), page(engine, 'engine', [ENGINE, TEXT], content));

    const folder = `hand/${size}`;
    const hand = await buildEntry(dist, folder, HAND, [fieldsPlugin(size)]);
    writeFileSync(join(dist, `${folder}.html`), page(hand, folder, [HAND]));
  }
}
