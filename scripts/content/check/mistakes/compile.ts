import type { Ajv } from 'ajv';
import type { JsonObject } from '../../json.ts';
import { innerParts, type SchemaPart } from '../model/schema-parts.ts';
import type { Mistake } from './mistake.ts';

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
export function compileMistake(ajv: Ajv, part: SchemaPart): Mistake | undefined {
  const reason = refusal(ajv, part.schema);
  if (reason === undefined) return undefined;
  for (const inner of innerParts(part)) {
    const mistake = compileMistake(ajv, inner);
    if (mistake) return mistake;
  }
  const keyword = /"(\w+)"/.exec(reason)?.[1] ?? '';
  const named = Object.hasOwn(part.schema, keyword);
  return {
    pointer: named ? `${part.pointer}/${keyword}` : part.pointer,
    part: named ? 'key' : 'value',
    keyword,
    missing: [],
    message: `This rule cannot work: ${reason.replace(/^strict mode: /, '')}.`,
    fix: 'Mend it, or take it out.',
  };
}
