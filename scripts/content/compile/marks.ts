import type { AnySchema } from 'ajv';
import { createSchemaAjv } from '../../schemas/ajv.ts';

/** What the compiler has to do with a value, as its schema's `tsType` says. */
export type Mark = 'RichText' | 'IconShape' | 'RuleSchema' | 'FormSchema';

export type Marks = ReadonlyMap<string, Mark>;

const MARK = /^compiled\.(RichText|IconShape|RuleSchema|FormSchema)$/;

/**
 * Finds what in a piece of content has to be compiled. The schema that says what may be written also says,
 * by `tsType`, what becomes of it; so nothing here knows names of content.
 */
export function createMarker(): (schemaUri: string, value: unknown) => Marks {
  const found = new Map<string, Mark>();
  const ajv = createSchemaAjv();
  ajv.removeKeyword('tsType');
  ajv.addKeyword({
    keyword: 'tsType',
    schemaType: 'string',
    validate: (type: string, _data: unknown, _parent?: AnySchema, context?: { instancePath: string }) => {
      const mark = MARK.exec(type)?.[1] as Mark | undefined;
      if (context && mark) found.set(context.instancePath, mark);
      return true;
    },
  });
  return (schemaUri, value) => {
    found.clear();
    ajv.validate(schemaUri, value);
    return new Map(found);
  };
}
