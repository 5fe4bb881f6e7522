import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { BUILD_TARGET } from '../../baseline/oldest-browsers.ts';
import { contentTypeOf } from '../../server/content-types.ts';
import { ASSETS } from './paths.ts';

const ENTRY = fileURLToPath(new URL('./client/index.ts', import.meta.url));

interface Asset {
  type: string;
  body: string | Buffer;
}

/** The bundled card form: its files by name, and the paths of the script and the stylesheet. */
export interface Bundle {
  files: ReadonlyMap<string, Asset>;
  script: string;
  style: string;
}

/** Bundles the card form's script, style and font in memory. */
export async function bundleCardForm(): Promise<Bundle> {
  const { NODE_ENV } = process.env;
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    base: './',
    build: {
      write: false,
      target: BUILD_TARGET,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: { input: ENTRY, output: { codeSplitting: false } },
    },
  });
  // Vite's build sets it to "production", which would affect the rest of the process
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  const files = new Map<string, Asset>();
  for (const file of (result as Rolldown.RolldownOutput).output)
    files.set(basename(file.fileName), {
      type: contentTypeOf(file.fileName),
      body: file.type === 'chunk' ? file.code : Buffer.from(file.source),
    });
  const pathOf = (ending: string) => {
    const name = [...files.keys()].find((file) => file.endsWith(ending));
    if (!name) throw new Error(`The card form's bundle has no file that ends in ${ending}`);
    return `${ASSETS}/${name}`;
  };
  return { files, script: pathOf('.js'), style: pathOf('.css') };
}
