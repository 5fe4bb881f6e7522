import { _, type Ajv, type AnySchemaObject, type Options } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { formatLimitDefinition } from 'ajv-formats/dist/limit.js';
import { isRuntimeModule } from '../../../src/engine/validators/runtime.ts';
import { createAjv } from '../../schemas/ajv.ts';
import { stripKeywords } from '../../schemas/strip.ts';
import { COMPARING } from '../comparisons.ts';
import { dateRangeKeyword } from './date-range-keyword.ts';

/** The options of an ajv that compiles validators ahead of time. */
export const STANDALONE: Options = { messages: false, code: { source: true, esm: false } };

/** Adds the other answer to the errors of comparisons: its value as the limit, and the pointer to it. */
function nameOtherAnswers(ajv: Ajv): void {
  for (const keyword of COMPARING) {
    // each ajv has its own copy of a definition
    const definition = ajv.getKeyword(keyword);
    if (typeof definition !== 'object' || !definition.error) continue;
    const { params = _`{}`, ...error } = definition.error;
    definition.error = {
      ...error,
      params: (cxt) => {
        if (cxt.$data) return _`{limit: ${cxt.schemaCode}, from: ${cxt.$data}}`;
        return typeof params === 'function' ? params(cxt) : params;
      },
    };
  }
}

/** Creates an ajv for schemas in content. It supports our keyword `dateRange`, and comparisons with other answers. */
export function createContentAjv(options: Options = {}): Ajv {
  const ajv = createAjv({ messages: false, $data: true, ...options });
  ajv.addKeyword(dateRangeKeyword).addKeyword(formatLimitDefinition);
  nameOtherAnswers(ajv);
  return ajv;
}

/** Matches the schema path in an error. It is a tenth of the code, and ajv has no option to omit it. */
const SCHEMA_PATH = /schemaPath:"(?:[^"\\]|\\.)*",/g;

/** Matches what an error says besides its place and keyword. */
const PARAMS = /params:\{(?:"(?:[^"\\]|\\.)*"|[^{}"])*\}/g;
/** Matches what pages and messages read of it: names of properties, and limits. */
const READ = /\b(?:missingProperty|additionalProperty|propertyName|limit|min|max|from)\b/;

/** Matches what validators pass on about the data around a value. Only comparisons with other answers use it. */
const CONTEXT =
  /, ?parentData(?:: ?\w+)?, ?parentDataProperty(?:: ?(?:"[^"]*"|\w+))?, ?rootData(?: ?= ?data)?/g;

function withoutContext(code: string): string {
  const shorter = code.replace(CONTEXT, '');
  return shorter.includes('rootData') || shorter.includes('parentData') ? code : shorter;
}

/** Returns the body of a CommonJS module with an ajv's validators by name. Its `require` is the engine's runtime. */
export function standaloneModule(ajv: Ajv, idsByName: Record<string, string>): string {
  const code = standaloneCode(ajv, idsByName)
    .replace(/^"use strict";/, '')
    .replace(SCHEMA_PATH, '')
    .replace(PARAMS, (params) => (READ.test(params) ? params : 'params:{}'));
  for (const [, name = ''] of code.matchAll(/require\("([^"]+)"\)/g)) {
    if (!isRuntimeModule(name))
      throw new Error(`Compiled validators need "${name}", which src/engine/validators/runtime.ts lacks.`);
  }
  return withoutContext(code);
}

/** Compiles schemas by id. Returns the body of a module with a validator for each schema. */
export function compileValidators(schemas: ReadonlyMap<string, AnySchemaObject>): string {
  const ajv = createContentAjv(STANDALONE);
  for (const [id, schema] of schemas) ajv.addSchema({ ...stripKeywords(schema), $id: id });
  return standaloneModule(ajv, Object.fromEntries([...schemas.keys()].map((id) => [id, id])));
}
