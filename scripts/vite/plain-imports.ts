import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/**
 * Leaves dynamic imports as they are. Vite's helper around them fetches stylesheets and preloads, which this build has
 * none of, and weighs 700 bytes on every page.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}
