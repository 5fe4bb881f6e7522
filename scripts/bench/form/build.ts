import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Manifest, type Plugin } from 'vite';
import { type CompiledPage, compilePage } from '../../content/compile/page.ts';
import { CONTENT_DIR, readContent, readFile } from '../../content/read.ts';
import { ROOT } from '../../root.ts';
import { withImports } from '../../site/manifest.ts';
import { contentScript } from '../../site/write-pages.ts';
import { fieldsOf, fieldsPlugin, SIZES, type Size } from './fields.ts';

const ENGINE = 'scripts/bench/form/engine/index.tsx';
const HAND = 'scripts/bench/form/hand/index.tsx';
const TEXT = 'src/engine/widgets/text/index.tsx';

const HASH = 'bench';

function journey(size: Size) {
  const fields = fieldsOf(size);
  return {
    name: 'Bench',
    position: 'One step',
    steps: [
      {
        step: {
          hash: HASH,
          heading: 'Bench',
          schema: {
            type: 'object',
            properties: Object.fromEntries(
              fields.map(({ name, label, pattern }) => [name, { type: 'string', title: label, pattern }]),
            ),
            required: fields.map(({ name }) => name),
          },
          uiSchema: Object.fromEntries(
            fields.map(({ name, messages }) => [name, { 'ui:messages': messages }]),
          ),
          buttons: { next: { text: 'Next' } },
        },
      },
    ],
  };
}

function compileBenchPage(size: Size): CompiledPage {
  const path = join(CONTENT_DIR, `pages/bench-${size}.json`);
  const page = {
    $schema: '../../schemas/content/quote-page.schema.json',
    root: 'root-ovhc-quote',
    path: '/bench',
    title: 'Bench',
    description: 'Bench',
    texts: { $ref: '../texts.json' },
    journey: journey(size),
  };
  const file = readFile(path, CONTENT_DIR, JSON.stringify(page));
  return compilePage(new Map(readContent()).set(path, file), file);
}

interface PageFiles {
  scripts: readonly string[];
  styles: readonly string[];
  content?: string;
}

function html({ scripts: [entry, ...imported], styles, content }: PageFiles): string {
  const preloads = content ? [...imported, content] : imported;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bench</title>
<link rel="icon" href="data:,">
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${preloads.map((href) => `<link rel="modulepreload" href="${href}">`).join('\n')}
<script type="module" src="${entry}"></script>
</head>
<body><div id="root" class="root"${content ? ` data-content="${content}"` : ''}></div></body>
</html>
`;
}

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

/** Builds `/engine/<size>.html` and `/hand/<size>.html` into a folder. */
export async function buildPages(dist: string): Promise<void> {
  const engine = await buildEntry(dist, 'engine', ENGINE, []);
  const inFolder = (folder: string, files: Iterable<string>) =>
    [...new Set(files)].map((file) => `/${folder}/${file}`);
  // one stylesheet for both, so that only the scripts differ
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
