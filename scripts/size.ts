import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from './content/read.ts';
import { DIST } from './site/build.ts';
import { brotli } from './site/compress.ts';
import { siteModel } from './site/model.ts';

/** The most JavaScript, in bytes of brotli, that a kind of page may load before it can be used; React and content count. */
const LIMITS: Readonly<Record<string, number>> = {
  landing: 94_400,
  quote: 141_200,
  'product-summary': 94_600,
  application: 146_400,
};

const SCRIPT = /(?:modulepreload" href|<script(?: type="module")? src)="\/([^"]+\.js)"/g;

/** All scripts of a page's first load: those its HTML names, and what these import at once is among them. */
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
  const verdict = total > limit ? 'OVER' : 'ok';
  console.log(
    `${name.padEnd(40)} ${String(total).padStart(7)} of ${limit} bytes of JS (brotli), ${files.length} files  ${verdict}`,
  );
}
if (over > 0) {
  console.error('A page is too heavy. Look at what its first load imports, or load it later.');
  process.exitCode = 1;
}
