import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Manifest } from 'vite';
import { BUILD_TARGET } from '../../baseline/oldest-browsers.ts';
import { ROOT } from '../../root.ts';
import { htmlDocument } from '../../site/html.ts';
import { contentScript, withImports } from '../../site/write-pages.ts';
import { compileBenchPage, fieldsCode } from './content.ts';
import { OTHERS, type PageKind, SIZES } from './pages.ts';

const entryOf = (kind: PageKind) => `scripts/bench/form/${kind}/index.tsx`;
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

function html([entry, ...imported]: readonly string[], styles: readonly string[], content?: string): string {
  const preloads = content ? [...imported, content] : imported;
  const body = `<div id="root" class="root"${content ? ` data-content="${content}"` : ''}></div>`;
  return htmlDocument('Bench', body, [
    '<link rel="icon" href="data:,">',
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${entry}"></script>`,
  ]);
}

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

/** Builds `/<kind>/<size>.html` for all kinds and sizes into a folder. */
export async function buildPages(dist: string): Promise<void> {
  const write = (name: string, text: string) => writeFileSync(join(dist, name), text);
  const engine = await buildEntry(dist, 'engine', 'engine');
  const modules = [entryOf('engine'), TEXT].flatMap((key) => [...withImports(engine, key)]);
  // one stylesheet for all, so that only the scripts differ
  const sheets = Object.values(engine).flatMap(({ file }) => (file.endsWith('.css') ? [file] : []));
  const styles = inFolder('engine', sheets);

  for (const size of SIZES) {
    const content = `engine/content-${size}.js`;
    write(content, contentScript(`content-${size}`, compileBenchPage(size).code));
    write(`engine/${size}.html`, html(inFolder('engine', modules), styles, `/${content}`));

    for (const kind of OTHERS) {
      const folder = `${kind}/${size}`;
      const manifest = await buildEntry(dist, folder, kind, fieldsCode(size));
      write(`${folder}.html`, html(inFolder(folder, withImports(manifest, entryOf(kind))), styles));
    }
  }
}
