import { join } from 'node:path';
import type { Plugin } from 'vite';
import { STANDALONE, standaloneModule } from '../content/compile/validators.ts';
import { ROOT } from '../root.ts';
import { createSchemaAjv } from '../schemas/ajv.ts';
import { schemaUri } from '../schemas/read.ts';
import { stripKeywords } from '../schemas/strip.ts';

const QUERY = /^(.*\.schema\.json)\?validator(?:=(\w+))?$/;
const RUNTIME = join(ROOT, 'src/engine/validators/runtime.ts');

/** Matches a schema in the code. Validators look up only which properties it names. */
const SCHEMA = /const (schema\d+) = (\{.*?\});(?=const|let|function)/g;

const namesOnly = (code: string): string =>
  code.replace(SCHEMA, (declaration, name: string, text: string) => {
    if (code.includes(`${name}.properties.`) || !text.includes('"properties"')) return declaration;
    const { properties = {} } = JSON.parse(text) as { properties?: object };
    const names = Object.fromEntries(Object.keys(properties).map((property) => [property, 1]));
    return `const ${name} = ${JSON.stringify({ properties: names })};`;
  });

/** Returns a module whose default export is the validator of a schema file, or of one of its properties. */
export function validatorModule(file: string, property?: string): string {
  // without inlining, a definition that several properties share becomes one function instead of many copies
  const ajv = createSchemaAjv({ ...STANDALONE, inlineRefs: false }, stripKeywords);
  const ref = schemaUri(file) + (property ? `#/properties/${property}` : '');
  ajv.addSchema({ $id: 'validate', $ref: ref });
  return [
    `import { requireRuntime as require } from ${JSON.stringify(RUNTIME)};`,
    'const exports = {};',
    namesOnly(standaloneModule(ajv, { validate: 'validate' })),
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
