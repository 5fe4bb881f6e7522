import type { Ajv, SchemaValidateFunction } from 'ajv';
import { createSchemaAjv } from './ajv.ts';

/** The values of annotation keywords, by the pointer of what they describe and by keyword. */
export type Annotated = ReadonlyMap<string, ReadonlyMap<string, readonly unknown[]>>;

function fitsFormat({ formats }: Ajv, name: unknown, data: unknown): boolean {
  const format = formats[String(name)];
  return typeof format !== 'function' || typeof data !== 'string' || Boolean(format(data));
}

/** Creates a function that validates data and collects the annotations that its schema has for each value. */
export function createAnnotator(keywords: readonly string[]) {
  let found = new Map<string, Map<string, unknown[]>>();
  const add = (pointer: string, keyword: string, value: unknown) => {
    const here = found.get(pointer) ?? new Map<string, unknown[]>();
    found.set(pointer, here.set(keyword, [...(here.get(keyword) ?? []), value]));
  };
  // tests validate the schemas
  const ajv = createSchemaAjv({ verbose: true, validateSchema: false });
  for (const keyword of keywords) {
    const check: SchemaValidateFunction = (value, data, parentSchema, context) => {
      if (context) add(context.instancePath, keyword, value);
      if (keyword !== 'format' || fitsFormat(ajv, value, data)) return true;
      const message = `must match format "${value}"`;
      check.errors = [{ keyword, message, params: { format: value }, parentSchema }];
      return false;
    };
    ajv.removeKeyword(keyword);
    ajv.addKeyword({ keyword, errors: true, validate: check });
  }
  return {
    ajv,
    annotate(schemaUri: string, value: unknown) {
      found = new Map();
      const annotated: Annotated = found;
      const isValid = ajv.validate(schemaUri, value);
      // later calls of this ajv must not add to it
      found = new Map();
      return { annotated, errors: isValid ? [] : (ajv.errors ?? []) };
    },
  };
}
