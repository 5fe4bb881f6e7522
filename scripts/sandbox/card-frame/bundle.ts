import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { BUILD_TARGET } from '../../baseline/oldest-browsers.ts';
import { ROOT } from '../../root.ts';
import { contentTypeOf } from '../../server/content-types.ts';
import { ASSETS } from './paths.ts';

/** The bundled card form: its files by name, and the paths of the script and the stylesheet. */
export type Bundle = Awaited<ReturnType<typeof bundleCardForm>>;

/** Bundles the card form's script, style and font in memory. */
export async function bundleCardForm() {
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, 'scripts/sandbox/card-frame/client/index.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: BUILD_TARGET,
    loader: { '.woff2': 'file' },
    outdir: ROOT,
    entryNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    logLevel: 'error',
  });
  const files = new Map(
    outputFiles.map(({ path, contents }) => [
      basename(path),
      { type: contentTypeOf(path), body: Buffer.from(contents) },
    ]),
  );
  const pathOf = (ending: string) => `${ASSETS}/${[...files.keys()].find((file) => file.endsWith(ending))}`;
  return { files, script: pathOf('.js'), style: pathOf('.css') };
}
