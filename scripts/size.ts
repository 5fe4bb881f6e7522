import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from './content/read.ts';
import { DIST } from './site/build.ts';
import { brotli } from './site/compress.ts';
import { siteModel } from './site/model.ts';

// the limits leave some room, because renamed properties change a page by tens of bytes
/** The maximum JavaScript of each page's first load, in bytes of brotli, with React and content. */
const LIMITS: Readonly<Record<string, number>> = {
  landing: 88_700,
  quote: 107_900,
  'product-summary': 99_200,
  application: 118_300,
  form: 107_900,
};
/** The maximum of the file that lays out forms, with RJSF, in bytes of brotli. */
const SCHEMA_FORM_LIMIT = 10_500;

const SCRIPT = /(?:modulepreload" href|<script(?: type="module")? src)="\/([^"]+\.js)"/g;

function firstLoad(path: string): string[] {
  const file = join(DIST, path, 'index.html');
  if (!existsSync(file)) throw new Error(`There is no ${file}. Build the site first: npm run build`);
  const html = readFileSync(file, 'utf8');
  return [...new Set([...html.matchAll(SCRIPT)].map((match) => match[1] ?? ''))];
}

let over = 0;

function compare(name: string, files: readonly string[], limit: number): void {
  const total = files.reduce((sum, file) => sum + brotli(readFileSync(join(DIST, file))).length, 0);
  if (total > limit) over += 1;
  const status = total > limit ? 'OVER' : 'ok';
  console.log(
    `${name.padEnd(40)} ${String(total).padStart(7)} of ${limit} bytes of JS (brotli), ${files.length} files  ${status}`,
  );
}

const layout = new Set<string>();
for (const { name, kind, content } of siteModel(readContent()).pages) {
  const files = firstLoad(content.path);
  const limit = LIMITS[kind];
  if (limit === undefined)
    throw new Error(`Pages of the kind "${kind}" have no limit: give them one in scripts/size.ts.`);
  compare(name, files, limit);
  for (const file of files) if (file.startsWith('assets/schema-form-')) layout.add(file);
}
compare('schema-form', [...layout], SCHEMA_FORM_LIMIT);
if (over > 0) {
  console.error('A page is too large. Load a part of it later, or remove an import.');
  process.exitCode = 1;
}
