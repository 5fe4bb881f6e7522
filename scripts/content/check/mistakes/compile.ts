import type { Ajv } from 'ajv';
import type { JsonObject } from '../../json.ts';
import { innerParts, type SchemaPart } from '../model/schema-parts.ts';
import type { SchemaError } from './mistake.ts';

function refusal(ajv: Ajv, schema: JsonObject): string | undefined {
  try {
    ajv.compile(schema);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    ajv.removeSchema(schema);
  }
}

/** What the compiler refuses about a schema, told of the innermost schema that it refuses by itself. */
export function compileError(ajv: Ajv, part: SchemaPart): SchemaError | undefined {
  const reason = refusal(ajv, part.schema);
  if (reason === undefined) return undefined;
  for (const inner of innerParts(part)) {
    const error = compileError(ajv, inner);
    if (error) return error;
  }
  const keyword = /"(\w+)"/.exec(reason)?.[1] ?? '';
  const named = Object.hasOwn(part.schema, keyword);
  return {
    pointer: named ? `${part.pointer}/${keyword}` : part.pointer,
    part: named ? 'key' : 'value',
    keyword,
    missing: [],
    message: `This rule cannot work: ${reason.replace(/^strict mode: /, '')}.`,
    advice: 'Mend it, or take it out.',
  };
}
