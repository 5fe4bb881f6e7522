import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, type LogLevel } from 'vite';
import { readContent } from '../content/read.ts';
import { ROOT } from '../root.ts';
import { compressAll } from './compress.ts';
import { siteModel } from './model.ts';
import { makeNextFolder } from './next-folder.ts';
import { publish } from './publish.ts';
import { type ShippedModule, shippedModules } from './shipped.ts';
import { tooOldScript } from './too-old-script.ts';
import { writePages } from './write-pages.ts';

export const DIST = join(ROOT, 'dist');
const CONFIG = join(ROOT, 'vite.config.ts');

export interface BuildOptions {
  /** where the site goes, absolute */
  dist?: string;
  /** the folder of the content, absolute */
  content?: string;
  logLevel?: LogLevel;
}

/**
 * Builds the whole site: scripts and styles by Vite, then content modules and HTML from content/. Nothing of it reaches
 * `dist` before all of it is there.
 *
 * @returns the modules that its scripts are made of
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
    // it has one output, and watches nothing
    return 'output' in built ? shippedModules(built) : [];
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
}
