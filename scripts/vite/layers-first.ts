import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const STYLES = fileURLToPath(new URL('../../src/styles/index.css', import.meta.url));

/** The statement that says which layer wins. */
function layerOrder(): string {
  const [statement] = /@layer [\w\s,-]+;/.exec(readFileSync(STYLES, 'utf8')) ?? [];
  if (!statement) throw new Error(`${STYLES} does not say the order of the layers: @layer tokens, base, …;`);
  return statement;
}

/**
 * Puts the order of the cascade layers at the head of the stylesheet. The bundler joins styles in the order of its
 * chunks, and layers rank as they are first named.
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
