import { join } from 'node:path';
import { build } from 'esbuild';
import { BUILD_TARGET } from '../baseline/oldest-browsers.ts';
import { ROOT } from '../root.ts';

/** The code of the scripts that run before modules. */
export interface ClassicScripts {
  /** Shows a message in browsers older than the baseline. */
  tooOld: string;
  /** Shows the page's first view. */
  beforePaint: string;
}

async function bundle(file: string, target: string | string[]): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, 'src', file)],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target,
    charset: 'utf8',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * Returns the classic scripts of every page.
 * @throws Error if a part of the script for old browsers can't be converted to ES5
 */
export async function classicScripts(): Promise<ClassicScripts> {
  return {
    tooOld: await bundle('too-old.ts', 'es5'),
    beforePaint: await bundle('before-paint.ts', BUILD_TARGET),
  };
}
