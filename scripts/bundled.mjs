/**
 * Runs a script of this project as one file: `node scripts/bundled.mjs scripts/check.ts …`. Node takes longer to load
 * hundreds of modules one by one than esbuild to put them together. Packages stay where they are. What a fault's
 * stack names is the bundle; `node --import tsx scripts/check.ts …` does the same without one.
 */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

// the script finds itself and its arguments where it would without this one
process.argv.splice(1, 1);
const [, script = ''] = process.argv;
const bundle = new URL(`../node_modules/.cache/${basename(script, '.ts')}.mjs`, import.meta.url);
const path = fileURLToPath(bundle);

const { outputFiles } = await build({
  entryPoints: [script],
  bundle: true,
  write: false,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  logLevel: 'error',
  // what is bundled stands elsewhere now: scripts/root.ts alone says where the project is
  define: { 'import.meta.url': JSON.stringify(new URL('root.ts', import.meta.url).href) },
});
mkdirSync(dirname(path), { recursive: true });
// another run may be reading it
const part = `${path}.${process.pid}`;
writeFileSync(part, outputFiles[0].contents);
renameSync(part, path);
await import(bundle.href);
