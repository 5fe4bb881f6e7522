import { join } from 'node:path';
import { _ } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { Plugin } from 'vite';
import { SCHEMA_PATH } from '../content/compile/validators.ts';
import { ROOT } from '../root.ts';
import { createSchemaAjv } from '../schemas/ajv.ts';
import { schemaUri } from '../schemas/read.ts';
import { stripWords } from '../schemas/strip.ts';

const QUERY = /^(.*\.schema\.json)\?validator(?:=(\w+))?$/;
const RUNTIME = join(ROOT, 'src/engine/validators/runtime.ts');

/** A schema file, or one property of it, as the source of a module whose default export is its compiled rule. */
export function validatorModule(file: string, property?: string): string {
  const code = { source: true, esm: false, formats: _`require("runtime").formats` };
  // without inlining, a definition that many properties share becomes one function, not as many copies
  const ajv = createSchemaAjv({ messages: false, inlineRefs: false, code }, stripWords);
  const ref = schemaUri(file) + (property ? `#/properties/${property}` : '');
  ajv.addSchema({ $id: 'rule', $ref: ref });
  const source = standaloneCode(ajv, { rule: 'rule' })
    .replace(/^"use strict";/, '')
    .replace(SCHEMA_PATH, '');
  return [
    `import { requireRuntime as require } from ${JSON.stringify(RUNTIME)};`,
    'const exports = {};',
    source,
    'export default exports.rule;',
  ].join('\n');
}

/** `import fits from '…/visatypes.schema.json?validator=response'`: schemas compiled ahead of time, no ajv in the browser. */
export function schemaValidators(): Plugin {
  return {
    name: 'schema-rules',
    enforce: 'pre',
    load(id) {
      const match = QUERY.exec(id);
      if (!match?.[1]) return null;
      this.addWatchFile(match[1]);
      return { code: validatorModule(match[1], match[2]), moduleType: 'js', map: null };
    },
  };
}
