import { _, type Ajv, type AnySchemaObject, type Options } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { isRuntimeModule } from '../../../src/engine/validators/runtime.ts';
import { createAjv } from '../../schemas/ajv.ts';
import { stripWords } from '../../schemas/strip.ts';
import { dateRangeKeyword } from './date-range-keyword.ts';

const STANDALONE = { source: true, esm: false, formats: _`require("runtime").formats` };

/** The ajv that content's own schemas are compiled with; it knows our `dateRange`. */
export function createContentAjv(options: Options = {}): Ajv {
  return createAjv({ messages: false, ...options }).addKeyword(dateRangeKeyword);
}

/** Names the schema that each error comes from: of no use to a page, and a tenth of the rules' size. */
export const SCHEMA_PATH = /schemaPath:"(?:[^"\\]|\\.)*",/g;

function assertRuntimeHas(code: string): void {
  for (const [, name] of code.matchAll(/require\("([^"]+)"\)/g)) {
    if (!isRuntimeModule(name ?? '')) {
      throw new Error(`Compiled rules need "${name}", which src/engine/validators does not offer.`);
    }
  }
}

/**
 * Compiles schemas to the body of a CommonJS module: `exports[id]` is the rule of that id, and `require` is
 * expected to be the engine's runtime. No ajv is left in it.
 *
 * @param schemas the schemas by the id their rule shall have
 * @throws Error where a schema is no valid, strict draft-07 schema
 */
export function compileValidators(schemas: ReadonlyMap<string, AnySchemaObject>): string {
  const ajv = createContentAjv({ code: STANDALONE });
  const ids: Record<string, string> = {};
  for (const [id, schema] of schemas) {
    ajv.addSchema({ ...stripWords(schema), $id: id });
    ids[id] = id;
  }
  const code = standaloneCode(ajv, ids)
    .replace(/^"use strict";/, '')
    .replace(SCHEMA_PATH, '');
  assertRuntimeHas(code);
  return code;
}
