import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Manifest } from 'vite';
import { BUILD_TARGET } from '../../baseline/oldest-browsers.ts';
import { ROOT } from '../../root.ts';
import { classicScripts } from '../../site/classic-scripts.ts';
import { createPrerenderer } from '../../site/prerender.ts';
import { contentScript, stylesOf, withImports } from '../../site/write-pages.ts';
import { compileBenchPage, fieldsCode } from './content.ts';
import { pageHtml } from './html.ts';
import { OTHERS, type PageKind, SIZES } from './pages.ts';

const entryOf = (kind: PageKind) => `scripts/bench/form/${kind}/index.tsx`;
const PRERENDER = 'scripts/bench/form/engine/prerender.ts';
const TEXT = 'src/engine/widgets/text/index.tsx';

/** A build for the browsers of the site, without the changes that vite.config.ts makes to libraries. */
const PLAIN: InlineConfig = {
  configFile: false,
  plugins: [react()],
  build: { target: BUILD_TARGET, manifest: true, modulePreload: false, chunkSizeWarningLimit: 1000 },
};
const CONFIGS: Readonly<Record<PageKind, InlineConfig>> = {
  engine: {},
  hand: {},
  'react-hook-form': PLAIN,
  rjsf: PLAIN,
};

async function buildEntry(dist: string, folder: string, kind: PageKind, fields = '[]'): Promise<Manifest> {
  const config = CONFIGS[kind];
  await build({
    ...config,
    root: ROOT,
    base: `/${folder}/`,
    logLevel: 'warn',
    publicDir: false,
    define: { BENCH_FIELDS: fields },
    build: {
      ...config.build,
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
  for (const kind of OTHERS)
    for (const size of SIZES) {
      const folder = `${kind}/${size}`;
      const manifest = await buildEntry(dist, folder, kind, fieldsCode(size));
      const scripts = inFolder(folder, withImports(manifest, entryOf(kind)));
      writeFileSync(join(dist, `${folder}.html`), pageHtml(scripts, styles));
    }
}
