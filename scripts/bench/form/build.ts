import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Manifest } from 'vite';
import { type CompiledPage, compilePage } from '../../content/compile/page.ts';
import { CONTENT_DIR, readContent, readFile } from '../../content/read.ts';
import { ROOT } from '../../root.ts';
import { htmlDocument } from '../../site/html.ts';
import { contentScript, withImports } from '../../site/write-pages.ts';

const ENGINE = 'scripts/bench/form/engine/index.tsx';
const HAND = 'scripts/bench/form/hand/index.tsx';
const TEXT = 'src/engine/widgets/text/index.tsx';

/** The numbers of fields of the compared forms. */
export const SIZES = [10, 100, 1000] as const;
export type Size = (typeof SIZES)[number];

const namesOf = (size: Size) => Array.from({ length: size }, (_, index) => `field${index}`);
const labelOf = (name: string) => name.replace('field', 'Field ');
const PATTERN = "^[A-Za-z' -]+$";
const MESSAGES = { required: 'Enter this field', pattern: 'Use letters in this field' };

function fieldsCode(size: Size): string {
  const messages = JSON.stringify(MESSAGES);
  const codeOf = (name: string) =>
    `{ name: '${name}', label: '${labelOf(name)}', pattern: /${PATTERN}/u, messages: ${messages} }`;
  return `[${namesOf(size).map(codeOf).join()}]`;
}

function step(size: Size) {
  const required = namesOf(size);
  const byName = (create: (name: string) => object) =>
    Object.fromEntries(required.map((name) => [name, create(name)]));
  const properties = byName((name) => ({ type: 'string', title: labelOf(name), pattern: PATTERN }));
  return {
    hash: 'bench',
    heading: 'Bench',
    schema: { type: 'object', properties, required },
    uiSchema: byName(() => ({ 'ui:messages': MESSAGES })),
    buttons: { next: { text: 'Next' } },
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
    journey: { name: 'Bench', position: 'One step', steps: [{ step: step(size) }] },
  };
  const file = readFile(path, CONTENT_DIR, JSON.stringify(page));
  return compilePage(new Map(readContent()).set(path, file), file);
}

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

async function buildEntry(dist: string, folder: string, entry: string, fields = '[]'): Promise<Manifest> {
  await build({
    root: ROOT,
    base: `/${folder}/`,
    logLevel: 'warn',
    publicDir: false,
    define: { BENCH_FIELDS: fields },
    build: { outDir: join(dist, folder), emptyOutDir: true, rolldownOptions: { input: entry } },
  });
  return JSON.parse(readFileSync(join(dist, folder, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/** Builds `/engine/<size>.html` and `/hand/<size>.html` into a folder. */
export async function buildPages(dist: string): Promise<void> {
  const write = (name: string, text: string) => writeFileSync(join(dist, name), text);
  const inFolder = (folder: string, files: Iterable<string>) =>
    [...new Set(files)].map((file) => `/${folder}/${file}`);
  const engine = await buildEntry(dist, 'engine', ENGINE);
  const scripts = inFolder('engine', [...withImports(engine, ENGINE), ...withImports(engine, TEXT)]);
  // one stylesheet for both, so that only the scripts differ
  const sheets = Object.values(engine).flatMap(({ file }) => (file.endsWith('.css') ? [file] : []));
  const styles = inFolder('engine', sheets);

  for (const size of SIZES) {
    const content = `engine/content-${size}.js`;
    write(content, contentScript(`content-${size}`, compileBenchPage(size).code));
    write(`engine/${size}.html`, html(scripts, styles, `/${content}`));

    const folder = `hand/${size}`;
    const hand = await buildEntry(dist, folder, HAND, fieldsCode(size));
    write(`${folder}.html`, html(inFolder(folder, withImports(hand, HAND)), styles));
  }
}
