import { fileURLToPath } from 'node:url';

const stub = (name: string) => fileURLToPath(new URL(`./stubs/${name}.ts`, import.meta.url));

/**
 * Packages that RJSF names and this site never calls: Markdown is compiled ahead of time, and every `$ref` is
 * resolved before a schema reaches the browser. Together they are a third of RJSF's weight.
 */
export const aliases = [
  { find: /^markdown-to-jsx(\/react)?$/, replacement: stub('markdown-to-jsx') },
  { find: /^fast-uri$/, replacement: stub('fast-uri') },
  { find: /^@rjsf\/validator-ajv8$/, replacement: stub('validator-ajv8') },
];
