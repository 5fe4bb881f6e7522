import type { AnySchema } from 'ajv';
import { createSchemaAjv } from './ajv.ts';

/** What schemas say of one value, by keyword; several may speak of the same value. */
export type Annotations = ReadonlyMap<string, readonly unknown[]>;

/** What schemas say of a piece of data and of all that is in it, by pointer. */
export type Annotated = ReadonlyMap<string, Annotations>;

/**
 * Collects what the schema of a piece of data says of its values by keywords that no validator minds; so what is to
 * be done with a value stands beside what it may be, and nothing else knows names of content.
 */
export function createAnnotator(
  keywords: readonly string[],
): (schemaUri: string, value: unknown) => Annotated {
  let found = new Map<string, Map<string, unknown[]>>();
  const add = (pointer: string, keyword: string, said: unknown) => {
    const here = found.get(pointer) ?? new Map<string, unknown[]>();
    found.set(pointer, here.set(keyword, [...(here.get(keyword) ?? []), said]));
  };
  // whether they are schemas is not asked here: tests do
  const ajv = createSchemaAjv({ validateSchema: false });
  for (const keyword of keywords) {
    ajv.removeKeyword(keyword);
    ajv.addKeyword({
      keyword,
      validate: (said: unknown, _data: unknown, _parent?: AnySchema, context?: { instancePath: string }) => {
        if (context) add(context.instancePath, keyword, said);
        return true;
      },
    });
  }
  return (schemaUri, value) => {
    found = new Map();
    ajv.validate(schemaUri, value);
    return found;
  };
}
