import { type Annotated, createAnnotator } from '../../schemas/annotations.ts';
import { isObject } from '../json.ts';
import { memo, once, weakMemo } from '../memo.ts';
import { type SchemaError, toSchemaErrors } from './schema-errors/schema-errors.ts';

const COLLECTED = ['tsType', 'contentMediaType', 'placeholders', 'names', 'answers', 'format'];

/** Compiles schemas once per process, because that takes longer than checking a hundred files. */
const annotator = once(() => createAnnotator(COLLECTED));

// validates an object only once against each schema
const validatedObject = weakMemo((value: object) => memo((uri: string) => annotator().annotate(uri, value)));

function validate(name: string, value: unknown) {
  const uri = `schema:/${name}.schema.json`;
  if (!annotator().ajv.getSchema(uri)) return undefined;
  return isObject(value) ? validatedObject(value)(uri) : annotator().annotate(uri, value);
}

/** Validates a value against the schema with this name, such as `widgets/date`. No errors if there is no such schema. */
export function schemaErrors(name: string, value: unknown): readonly SchemaError[] {
  return toSchemaErrors(annotator().ajv, validate(name, value)?.errors);
}

export function annotationsOf(name: string, value: unknown): Annotated {
  return validate(name, value)?.annotated ?? new Map();
}
