import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../root.ts';

const STYLES = join(ROOT, 'src/styles/index.css');

function layerOrder(): string {
  const [statement] = /@layer [\w\s,-]+;/.exec(readFileSync(STYLES, 'utf8')) ?? [];
  if (!statement)
    throw new Error(`${STYLES} doesn't declare the order of the layers: @layer tokens, base, …;`);
  return statement;
}

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
        for (const asset of Object.values(bundle)) {
          if (asset.type !== 'asset' || !asset.fileName.endsWith('.css')) continue;
          asset.source = `${layerOrder()}${asset.source}`;
        }
      },
    },
  };
}
