import { createAjv } from '../../../schemas/ajv.ts';
import { dateRangeKeyword } from '../../compile/date-range-keyword.ts';
import { createContentAjv } from '../../compile/validators.ts';
import type { JsonObject } from '../../json.ts';
import { renewedMemo } from '../../memo.ts';
import { everyPart } from '../model/schema-parts.ts';
import { compileError } from './compile.ts';
import { keywordErrors } from './keywords.ts';
import { type SchemaError, toSchemaErrors } from './mistake.ts';

function createSchemaJudge(): (schema: JsonObject) => readonly SchemaError[] {
  const ajv = createAjv({ verbose: true }).addKeyword(dateRangeKeyword);
  const compiler = createContentAjv();
  return (schema) => {
    const root = { schema, pointer: '' };
    const problem = everyPart(root).flatMap((part) => keywordErrors(ajv, part));
    if (!ajv.validateSchema(schema)) problem.push(...toSchemaErrors(ajv, ajv.errors));
    if (problem.length > 0) return problem;
    // what draft-07 allows, strict mode may still refuse
    const refused = compileError(compiler, root);
    return refused ? [refused] : [];
  };
}

/**
 * What makes an authored schema no valid, strict draft-07 schema. Equal schemas are looked at once in a process, so a
 * definition that many steps share costs no more than one, and content that is checked again what has changed in it.
 */
export const authoredSchemaErrors = renewedMemo(createSchemaJudge);
