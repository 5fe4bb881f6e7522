import { dirname } from 'node:path';
import type { Plugin } from 'vite';
import { compilePage } from '../content/compile/page.ts';
import { contentRoot } from '../content/json-files.ts';
import { readContent } from '../content/read.ts';
import { catalogue } from '../sandbox/products.ts';

const QUERY = /^(.*\.json)\?content(?:&product=([\w-]+))?(?:&.*)?$/;

/**
 * Loads `…/quote.json?content` as the compiled module of that page. A product's page adds the product:
 * `&product=OVHC-ESSENTIAL`.
 */
export function contentModules(): Plugin {
  return {
    name: 'content-modules',
    enforce: 'pre',
    load(id) {
      const [, path, bundle] = QUERY.exec(id) ?? [];
      if (!path) return null;
      const root = contentRoot(dirname(path));
      if (!root) throw new Error(`${path} is not in a content folder: no folder above it has a texts.json.`);
      const files = readContent(root);
      const file = files.get(path);
      if (!file) throw new Error(`There is no content file ${path}.`);
      for (const name of files.keys()) this.addWatchFile(name);
      const product = catalogue.find(({ hcfBundleId }) => hcfBundleId === bundle);
      if (bundle && !product) throw new Error(`There is no product ${bundle} in the catalogue.`);
      return { code: compilePage(files, file, product).code, moduleType: 'js', map: null };
    },
  };
}
