import { type Annotated, type AnnotationResult, createAnnotator } from '../../schemas/annotations.ts';
import { isObject } from '../json.ts';
import { once } from '../memo.ts';
import { type SchemaError, toSchemaErrors } from './schema-errors/schema-errors.ts';

const COLLECTED = ['tsType', 'contentMediaType', 'placeholders', 'names', 'answers', 'format'];

function createSchemas() {
  const { ajv, annotate } = createAnnotator(COLLECTED);
  const uri = (name: string) => `schema:/${name}.schema.json`;
  // the last result for each object, to avoid validating it twice against the same schema
  const last = new WeakMap<object, { name: string; result: AnnotationResult }>();
  const validate = (name: string, value: unknown): AnnotationResult => {
    const before = isObject(value) ? last.get(value) : undefined;
    if (before?.name === name) return before.result;
    const result = annotate(uri(name), value);
    if (isObject(value)) last.set(value, { name, result });
    return result;
  };
  return {
    has: (name: string) => ajv.getSchema(uri(name)) !== undefined,
    schemaErrors: (name: string, value: unknown): readonly SchemaError[] =>
      toSchemaErrors(ajv, validate(name, value).errors),
    annotations: (name: string, value: unknown): Annotated => validate(name, value).annotated,
  };
}

/** Returns the schemas. They are compiled once per process, because that takes longer than checking a hundred files. */
export const sharedSchemas = once(createSchemas);

export type Schemas = ReturnType<typeof createSchemas>;
