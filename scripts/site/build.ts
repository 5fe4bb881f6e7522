import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import { build, type LogLevel } from 'vite';
import { readContent } from '../content/read.ts';
import { ROOT } from '../root.ts';
import { compressAll } from './compress.ts';
import { siteModel } from './model.ts';
import { makeNextFolder, publish } from './publish.ts';
import { writePages } from './write-pages.ts';

export const DIST = join(ROOT, 'dist');

interface BuildOptions {
  /** The absolute path of the built site. */
  dist?: string;
  /** The absolute path of the content. */
  content?: string;
  logLevel?: LogLevel;
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
 * @returns what Vite has built
 */
export async function buildSite(options: BuildOptions = {}): ReturnType<typeof build> {
  const { dist = DIST, content, logLevel = 'warn' } = options;
  const model = siteModel(readContent(content));
  const tooOldCode = await tooOldScript();
  const next = makeNextFolder(dist);
  try {
    const configFile = join(ROOT, 'vite.config.ts');
    const built = await build({ configFile, logLevel, build: { outDir: next, emptyOutDir: true } });
    writePages(model, next, tooOldCode);
    compressAll(next);
    publish(next, dist);
    return built;
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
}
