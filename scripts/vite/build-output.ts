import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../root.ts';

const STYLES = join(ROOT, 'src/styles/index.css');
const IMPORT_HELPER = '\0vite/preload-helper.js';

/**
 * Puts the order of the cascade layers at the start of the stylesheet. The bundler joins styles in the order of its
 * chunks, and the first mention of a layer decides its rank.
 */
export function layersFirst(): Plugin {
  return {
    name: 'layers-first',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const [order] = /@layer [\w\s,-]+;/.exec(readFileSync(STYLES, 'utf8')) ?? [];
        if (!order)
          throw new Error(`${STYLES} doesn't declare the order of the layers: @layer tokens, base, …;`);
        for (const asset of Object.values(bundle))
          if (asset.type === 'asset' && asset.fileName.endsWith('.css')) asset.source = order + asset.source;
      },
    },
  };
}

/**
 * Leaves dynamic imports unchanged. Vite's helper around them loads stylesheets and preloads. This build has none,
 * and the helper would add 700 bytes to every page.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === IMPORT_HELPER ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}
