import { fileURLToPath } from 'node:url';

const stub = (name: string) => fileURLToPath(new URL(`./stubs/${name}.ts`, import.meta.url));

/**
 * Replaces what RJSF imports and this site never calls: Markdown is compiled ahead of time, every `$ref` is resolved
 * before a schema reaches the browser, and only RJSF's own tests want the validator that brings ajv.
 */
export const aliases = [
  // its own source, of which the bundler can leave out what is not used
  { find: /^ajv-formats\/dist\/formats\.js$/, replacement: 'ajv-formats/src/formats.ts' },
  { find: /^markdown-to-jsx(\/react)?$/, replacement: stub('markdown-to-jsx') },
  { find: /^fast-uri$/, replacement: stub('fast-uri') },
  { find: /^@rjsf\/validator-ajv8$/, replacement: '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js' },
];
