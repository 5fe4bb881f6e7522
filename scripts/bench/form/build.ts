import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Manifest } from 'vite';
import { ROOT } from '../../root.ts';
import { classicScripts } from '../../site/classic-scripts.ts';
import { createPrerenderer } from '../../site/prerender.ts';
import { contentScript, stylesOf, withImports } from '../../site/write-pages.ts';
import { compileBenchPage, fieldsCode } from './content.ts';
import { pageHtml } from './html.ts';
import { type PageKind, SIZES } from './pages.ts';

const entryOf = (kind: PageKind) => `scripts/bench/form/${kind}/index.tsx`;
const PRERENDER = 'scripts/bench/form/engine/prerender.ts';
const TEXT = 'src/engine/widgets/text/index.tsx';

async function buildEntry(dist: string, folder: string, kind: PageKind, fields = '[]'): Promise<Manifest> {
  await build({
    root: ROOT,
    base: `/${folder}/`,
    logLevel: 'warn',
    publicDir: false,
    define: { BENCH_FIELDS: fields },
    build: {
      outDir: join(dist, folder),
      emptyOutDir: true,
      rolldownOptions: { input: entryOf(kind) },
    },
  });
  return JSON.parse(readFileSync(join(dist, folder, '.vite/manifest.json'), 'utf8')) as Manifest;
}

const inFolder = (folder: string, files: Iterable<string>) =>
  [...new Set(files)].map((file) => `/${folder}/${file}`);

/** Builds the engine's page, with a first view like those of the site. @returns the addresses of its stylesheets */
async function buildEngine(dist: string): Promise<string[]> {
  const manifest = await buildEntry(dist, 'engine', 'engine');
  const modules = [entryOf('engine'), TEXT].flatMap((key) => [...withImports(manifest, key)]);
  const { styles: sheets, font } = stylesOf(manifest);
  const styles = inFolder('engine', sheets);
  const write = (file: string, text: string) => {
    writeFileSync(join(dist, file), text);
    return `/${file}`;
  };
  const beforePaintScript = write('engine/before-paint.js', (await classicScripts()).beforePaint);
  const prerenderer = await createPrerenderer('production', PRERENDER);
  try {
    for (const size of SIZES) {
      const page = compileBenchPage(size);
      const content = write(`engine/content-${size}.js`, contentScript(`content-${size}`, page.code));
      const drawn = await prerenderer.draw(page, join(dist, content));
      const parts = { content, font: `/engine/${font}`, beforePaintScript, drawn };
      write(`engine/${size}.html`, pageHtml(inFolder('engine', modules), styles, parts));
    }
  } finally {
    prerenderer.close();
  }
  return styles;
}

/** Builds `/<kind>/<size>.html` for all kinds and sizes into a folder. */
export async function buildPages(dist: string): Promise<void> {
  // one stylesheet for all, so that only the scripts differ
  const styles = await buildEngine(dist);
  for (const size of SIZES) {
    const folder = `hand/${size}`;
    const manifest = await buildEntry(dist, folder, 'hand', fieldsCode(size));
    const scripts = inFolder(folder, withImports(manifest, entryOf('hand')));
    writeFileSync(join(dist, `${folder}.html`), pageHtml(scripts, styles));
  }
}
