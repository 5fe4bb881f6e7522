import { type Annotated, createAnnotator } from '../../schemas/annotations.ts';
import { isObject } from '../json.ts';
import { once } from '../memo.ts';
import { type SchemaError, toSchemaErrors } from './schema-errors/schema-errors.ts';

const COLLECTED = ['tsType', 'contentMediaType', 'placeholders', 'names', 'answers', 'format'];

/** Compiles schemas once per process, because that takes longer than checking a hundred files. */
const annotator = once(() => createAnnotator(COLLECTED));

const uriOf = (name: string) => `schema:/${name}.schema.json`;

type Result = ReturnType<ReturnType<typeof createAnnotator>['annotate']>;

// the last result for each object, to avoid validating it twice against the same schema
const last = new WeakMap<object, { name: string; result: Result }>();

function validate(name: string, value: unknown): Result | undefined {
  if (!annotator().ajv.getSchema(uriOf(name))) return undefined;
  const before = isObject(value) ? last.get(value) : undefined;
  if (before?.name === name) return before.result;
  const result = annotator().annotate(uriOf(name), value);
  if (isObject(value)) last.set(value, { name, result });
  return result;
}

/** Validates a value against the schema with this name, such as `widgets/date`. No errors if there is no such schema. */
export function schemaErrors(name: string, value: unknown): readonly SchemaError[] {
  return toSchemaErrors(annotator().ajv, validate(name, value)?.errors);
}

export function annotationsOf(name: string, value: unknown): Annotated {
  return validate(name, value)?.annotated ?? new Map();
}
