import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, type LogLevel } from 'vite';
import { readContent } from '../content/read.ts';
import { ROOT } from '../root.ts';
import { classicScripts } from './classic-scripts.ts';
import { compressAll } from './compress.ts';
import { hostedSite } from './hosting/hosted-site.ts';
import { writeHostFiles, writeServerFiles } from './hosting/index.ts';
import { siteModel } from './model.ts';
import { createPrerenderer } from './prerender.ts';
import { filesOf, makeNextFolder, publish } from './publish.ts';
import { writePages } from './write-pages.ts';

export const DIST = join(ROOT, 'dist');

interface BuildOptions {
  /** The absolute path of the built site. */
  dist?: string;
  /** The absolute path of the content. */
  content?: string;
  /** The number of builds whose assets stay, including this one. */
  keep?: number;
  /** The absolute path of a folder for the files that servers need beside the site. By default none are written. */
  hosting?: string;
  logLevel?: LogLevel;
  /** Vite's mode: 'development' for React's warnings. */
  mode?: 'production' | 'development';
}

/**
 * Builds the whole site: scripts and styles with Vite, then content modules and HTML from content/, with
 * first views. The site is published to `dist` when it is complete.
 * @returns what Vite has built
 */
export async function buildSite(options: BuildOptions = {}): ReturnType<typeof build> {
  const { dist = DIST, content, keep, hosting, logLevel = 'warn', mode = 'production' } = options;
  const model = siteModel(readContent(content));
  const scripts = await classicScripts();
  const prerenderer = await createPrerenderer(mode);
  const next = makeNextFolder(dist);
  try {
    const configFile = join(ROOT, 'vite.config.ts');
    // Vite would always build for production
    const define = { 'process.env.NODE_ENV': JSON.stringify(mode) };
    const built = await build({
      configFile,
      mode,
      define,
      logLevel,
      build: { outDir: next, emptyOutDir: true },
    });
    await writePages(model, next, scripts, prerenderer);
    // most licences ask for their text in every copy
    copyFileSync(join(ROOT, 'THIRD-PARTY.md'), join(next, 'third-party.txt'));
    compressAll(next);
    const hosted = hostedSite(next, model.site.home, filesOf(next));
    writeHostFiles(hosted, next);
    publish(next, dist, keep);
    if (hosting) writeServerFiles(hosted, hosting);
    return built;
  } finally {
    prerenderer.close();
    rmSync(next, { recursive: true, force: true });
  }
}
