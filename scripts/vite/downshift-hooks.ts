import type { Plugin } from 'vite';

const FILE = /\/downshift\/dist\/downshift\.esm\.mjs$/;
const WRITTEN_ON = /^(?:useSelect|useMultipleSelection|_useTagGroup)\.stateChangeTypes = \S+;$/gm;

/**
 * Lets the build leave out the hooks of Downshift that nobody here calls: each has its names written on it, which
 * counts as a use and keeps all three, a quarter of what the typeahead weighs.
 */
export function downshiftHooks(): Plugin {
  return {
    name: 'downshift-hooks',
    transform: {
      filter: { id: FILE },
      handler: (code) => ({ code: code.replace(WRITTEN_ON, ''), map: null }),
    },
  };
}
