import { fileURLToPath } from 'node:url';

const stub = (name: string) => fileURLToPath(new URL(`./stubs/${name}.ts`, import.meta.url));

/** Replaces modules that RJSF imports but this site never uses: Markdown, `$ref`s, and the validator that needs ajv. */
export const aliases = [
  // the source, because the bundler can remove its unused parts
  { find: /^ajv-formats\/dist\/formats\.js$/, replacement: 'ajv-formats/src/formats.ts' },
  { find: /^markdown-to-jsx(\/react)?$/, replacement: stub('markdown-to-jsx') },
  { find: /^fast-uri$/, replacement: stub('fast-uri') },
  { find: /^@rjsf\/validator-ajv8$/, replacement: '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js' },
];
