/**
 * Runs a script of this project as one file: `node scripts/bundled.mjs scripts/check.ts …`. Node takes longer to load
 * hundreds of modules than esbuild to bundle them, and the bundle serves until a source or a package changes. Stack
 * traces name the bundle; `node --import tsx scripts/check.ts …` does the same without one.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

// the script finds itself and its arguments as if it ran alone
process.argv.splice(1, 1);
const script = resolve(process.argv[1] ?? '');
const bundle = new URL(`../node_modules/.cache/${basename(script, '.ts')}.mjs`, import.meta.url);
const path = fileURLToPath(bundle);
const stamps = `${path}.json`;

/** Packages in CommonJS load Node's own modules with `require`, which a module does not have. */
const REQUIRE =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);";

const changedAt = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);

/** Returns true if no source of the bundle has changed, and none was added to its folders. */
function isCurrent() {
  if (!existsSync(path) || !existsSync(stamps)) return false;
  const { entry, times } = JSON.parse(readFileSync(stamps, 'utf8'));
  return entry === script && Object.entries(times).every(([file, time]) => changedAt(file) === time);
}

/** Writes a file as a whole: another run may be reading it. */
function write(file, text) {
  const part = `${file}.${process.pid}`;
  writeFileSync(part, text);
  renameSync(part, file);
}

async function createBundle() {
  const { build, stop } = await import('esbuild');
  const start = Date.now();
  const { outputFiles, metafile } = await build({
    entryPoints: [script],
    bundle: true,
    write: false,
    metafile: true,
    banner: { js: REQUIRE },
    platform: 'node',
    mainFields: ['module', 'main'],
    // it finds its program beside itself
    external: ['esbuild'],
    format: 'esm',
    logLevel: 'error',
    // the bundle is elsewhere: scripts/root.ts alone says where the project is
    define: { 'import.meta.url': JSON.stringify(new URL('root.ts', import.meta.url).href) },
  });
  // its process would stay as long as this one
  await stop();
  const sources = [
    ...Object.keys(metafile.inputs).map((input) => resolve(input)),
    fileURLToPath(import.meta.url),
  ];
  const files = [...new Set([...sources, ...sources.map((file) => dirname(file))])];
  const times = Object.fromEntries(files.map((file) => [file, changedAt(file)]));
  mkdirSync(dirname(path), { recursive: true });
  write(path, outputFiles[0].contents);
  // what has changed meanwhile may not be in the bundle
  if (Object.values(times).every((time) => time < start))
    write(stamps, JSON.stringify({ entry: script, times }));
}

if (!isCurrent()) await createBundle();
await import(bundle.href);
