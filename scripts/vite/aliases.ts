import { fileURLToPath } from 'node:url';

const module = (path: string) => fileURLToPath(new URL(`../../node_modules/${path}`, import.meta.url));
const stub = (name: string) => fileURLToPath(new URL(`./stubs/${name}.ts`, import.meta.url));

/**
 * Replaces modules that RJSF imports but this site never uses: Markdown, `$ref`s, and the validator that needs ajv. And a
 * module that works only where pages may write HTML.
 */
export const aliases = [
  // the source, because the bundler can remove its unused parts
  { find: /^ajv-formats\/dist\/formats\.js$/, replacement: 'ajv-formats/src/formats.ts' },
  {
    find: /^decode-named-character-reference$/,
    replacement: module('decode-named-character-reference/index.js'),
  },
  { find: /^markdown-to-jsx(\/react)?$/, replacement: stub('markdown-to-jsx') },
  { find: /^fast-uri$/, replacement: stub('fast-uri') },
  { find: /^@rjsf\/validator-ajv8$/, replacement: '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js' },
];
