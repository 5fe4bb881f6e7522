import { rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { build as bundle } from 'esbuild';
import { build, type LogLevel, type Rolldown } from 'vite';
import { readContent } from '../content/read.ts';
import { ROOT } from '../root.ts';
import { compressAll } from './compress.ts';
import { siteModel } from './model.ts';
import { makeNextFolder, publish } from './publish.ts';
import { writePages } from './write-pages.ts';

export const DIST = join(ROOT, 'dist');
const CONFIG = join(ROOT, 'vite.config.ts');

interface BuildOptions {
  /** The absolute path of the built site. */
  dist?: string;
  /** The absolute path of the content. */
  content?: string;
  logLevel?: LogLevel;
}

/** A module that ships to browsers, in full or in part. */
export interface ShippedModule {
  path: string;
  /** The exports that other modules import. Unused exports don't ship. */
  exports: readonly string[];
}

function shippedModules({ output }: Rolldown.RolldownOutput): ShippedModule[] {
  const modules = output.flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []));
  return modules
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([id, { renderedExports }]) => ({
      path: relative(ROOT, id).split(sep).join('/'),
      exports: renderedExports,
    }));
}

/**
 * Returns the classic script that shows a message in browsers older than the baseline.
 * @throws Error if a part of it can't be converted to ES5
 */
export async function tooOldScript(): Promise<string> {
  const { outputFiles } = await bundle({
    entryPoints: [join(ROOT, 'src/too-old.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es5',
    charset: 'utf8',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * Builds the whole site: scripts and styles with Vite, then content modules and HTML from content/. The site is
 * published to `dist` when it is complete.
 * @returns the modules in its scripts
 */
export async function buildSite({
  dist = DIST,
  content,
  logLevel = 'warn',
}: BuildOptions = {}): Promise<ShippedModule[]> {
  const model = siteModel(readContent(content));
  const tooOldCode = await tooOldScript();
  const next = makeNextFolder(dist);
  try {
    const built = await build({ configFile: CONFIG, logLevel, build: { outDir: next, emptyOutDir: true } });
    writePages(model, next, tooOldCode);
    compressAll(next);
    publish(next, dist);
    // true for a build with one output and without a watcher
    return 'output' in built ? shippedModules(built) : [];
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
}
