import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Manifest, type Plugin } from 'vite';
import { ROOT } from '../../root.ts';
import { contentScript } from '../../site/write-pages.ts';
import { withImports } from '../../site/manifest.ts';
import { compileBenchPage } from './content.ts';
import { SIZES } from './fields.ts';
import { fieldsPlugin } from './hand/fields-plugin.ts';
import { html } from './html.ts';

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

/** Builds `/engine/<size>.html` and `/hand/<size>.html` into a folder, each with everything it loads. */
export async function buildPages(dist: string): Promise<void> {
  const engine = await buildEntry(dist, 'engine', ENGINE, []);
  const inFolder = (folder: string, files: Iterable<string>) =>
    [...new Set(files)].map((file) => `/${folder}/${file}`);
  // one stylesheet for both: what differs is the script alone
  const sheets = Object.values(engine).map(({ file }) => file);
  const styles = inFolder(
    'engine',
    sheets.filter((file) => file.endsWith('.css')),
  );

  for (const size of SIZES) {
    const content = `content-${size}.js`;
    writeFileSync(join(dist, 'engine', content), contentScript(compileBenchPage(size)));
    const loaded = inFolder('engine', [...withImports(engine, ENGINE), ...withImports(engine, TEXT)]);
    writeFileSync(
      join(dist, `engine/${size}.html`),
      html({ scripts: loaded, styles, content: `/engine/${content}` }),
    );

    const folder = `hand/${size}`;
    const hand = await buildEntry(dist, folder, HAND, [fieldsPlugin(size)]);
    writeFileSync(
      join(dist, `${folder}.html`),
      html({ scripts: inFolder(folder, withImports(hand, HAND)), styles }),
    );
  }
}
