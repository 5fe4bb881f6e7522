import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { compilePage } from '../content/compile/page.ts';
import { readContent } from '../content/read.ts';
import { catalogue } from '../sandbox/catalogue.ts';

const QUERY = /^(.*\.json)\?content(?:&product=([\w-]+))?(?:&.*)?$/;

/** The content folder that a file belongs to: the nearest one above it that holds the common texts. */
function contentRoot(file: string): string {
  let folder = dirname(file);
  while (!existsSync(join(folder, 'texts.json'))) {
    const parent = dirname(folder);
    if (parent === folder)
      throw new Error(`${file} lies in no content folder: none above it holds a texts.json.`);
    folder = parent;
  }
  return folder;
}

/**
 * `…/quote.json?content` is that page's compiled module, the same as the build writes; a page that is made for each
 * product adds which: `&product=OVHC-ESSENTIAL`.
 */
export function contentModules(): Plugin {
  return {
    name: 'content-modules',
    enforce: 'pre',
    load(id) {
      const [, path, bundle] = QUERY.exec(id) ?? [];
      if (!path) return null;
      const files = readContent(contentRoot(path));
      const file = files.get(path);
      if (!file) throw new Error(`There is no content file ${path}.`);
      for (const name of files.keys()) this.addWatchFile(name);
      const product = catalogue.find(({ hcfBundleId }) => hcfBundleId === bundle);
      if (bundle && !product) throw new Error(`There is no product ${bundle} in the catalogue.`);
      return { code: compilePage(files, file, product).code, moduleType: 'js', map: null };
    },
  };
}
