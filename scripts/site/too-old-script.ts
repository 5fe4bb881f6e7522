import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../root.ts';

/**
 * Returns the classic script that shows a message in browsers older than the baseline.
 * @throws Error where a part of it can't be turned into ES5
 */
export async function tooOldScript(): Promise<string> {
  const { outputFiles } = await build({
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
