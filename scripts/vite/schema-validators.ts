import { join } from 'node:path';
import type { Plugin } from 'vite';
import { STANDALONE, standaloneModule } from '../content/compile/validators.ts';
import { ROOT } from '../root.ts';
import { createSchemaAjv } from '../schemas/ajv.ts';
import { schemaUri } from '../schemas/read.ts';
import { stripKeywords } from '../schemas/strip.ts';

const QUERY = /^(.*\.schema\.json)\?validator(?:=(\w+))?$/;
const RUNTIME = join(ROOT, 'src/engine/validators/runtime.ts');

/** What an error says besides its place and keyword. Pages read only the names of properties; the rest adds 1 KB. */
const PARAMS = /params:\{(?:"(?:[^"\\]|\\.)*"|[^{}"])*\}/g;
const READ_PARAM = /^params:\{(?:missingProperty|additionalProperty|propertyName)\b/;

/** Returns a module whose default export is the validator of a schema file, or of one of its properties. */
export function validatorModule(file: string, property?: string): string {
  // without inlining, a definition that several properties share becomes one function instead of many copies
  const ajv = createSchemaAjv({ ...STANDALONE, inlineRefs: false }, stripKeywords);
  const ref = schemaUri(file) + (property ? `#/properties/${property}` : '');
  ajv.addSchema({ $id: 'validate', $ref: ref });
  return [
    `import { requireRuntime as require } from ${JSON.stringify(RUNTIME)};`,
    'const exports = {};',
    standaloneModule(ajv, { validate: 'validate' }).replace(PARAMS, (text) =>
      READ_PARAM.test(text) ? text : 'params:{}',
    ),
    'export default exports.validate;',
  ].join('\n');
}

/** Compiles `import validate from '…/visatypes.schema.json?validator=response'`, so that browsers don't need ajv. */
export function schemaValidators(): Plugin {
  return {
    name: 'schema-validators',
    enforce: 'pre',
    load(id) {
      const [, file, property] = QUERY.exec(id) ?? [];
      if (!file) return null;
      this.addWatchFile(file);
      return { code: validatorModule(file, property), moduleType: 'js', map: null };
    },
  };
}
