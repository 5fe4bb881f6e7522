import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from './content/read.ts';
import { DIST } from './site/build.ts';
import { brotli } from './site/compress.ts';
import { siteModel } from './site/model.ts';

// the limits leave some room, because renamed properties change a page by tens of bytes
/** The maximum JavaScript of each page's first load, in bytes of brotli, with React and content. */
const LIMITS: Readonly<Record<string, number>> = {
  landing: 95_000,
  quote: 143_000,
  'product-summary': 95_000,
  application: 149_000,
  form: 143_000,
};

const SCRIPT = /(?:modulepreload" href|<script(?: type="module")? src)="\/([^"]+\.js)"/g;

function firstLoad(path: string): string[] {
  const file = join(DIST, path, 'index.html');
  if (!existsSync(file)) throw new Error(`There is no ${file}. Build the site first: npm run build`);
  const html = readFileSync(file, 'utf8');
  return [...new Set([...html.matchAll(SCRIPT)].map((match) => match[1] ?? ''))];
}

let over = 0;
for (const { name, kind, content } of siteModel(readContent()).pages) {
  const files = firstLoad(content.path);
  const total = files.reduce((sum, file) => sum + brotli(readFileSync(join(DIST, file))).length, 0);
  const limit = LIMITS[kind];
  if (limit === undefined)
    throw new Error(`Pages of the kind "${kind}" have no limit: give them one in scripts/size.ts.`);
  if (total > limit) over += 1;
  const status = total > limit ? 'OVER' : 'ok';
  console.log(
    `${name.padEnd(40)} ${String(total).padStart(7)} of ${limit} bytes of JS (brotli), ${files.length} files  ${status}`,
  );
}
if (over > 0) {
  console.error('A page is too large. Remove an import from its first load, or load it later.');
  process.exitCode = 1;
}
