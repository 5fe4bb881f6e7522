import {
  type Annotated,
  type AnnotationResult,
  type Annotator,
  createAnnotator,
} from '../../schemas/annotations.ts';
import { isObject } from '../json.ts';
import { type SchemaError, toSchemaErrors } from './schema-errors/schema-errors.ts';

/** The annotations that rules use. */
const COLLECTED = ['tsType', 'contentMediaType', 'placeholders', 'names', 'answers', 'format'];

/** The schemas that content is held against: one for each kind of file, one for each widget's options. */
export interface Schemas {
  has(name: string): boolean;
  schemaErrors(name: string, value: unknown): readonly SchemaError[];
  annotations(name: string, value: unknown): Annotated;
}

/** Validates each object once, unless it is validated against another schema too. */
function annotateOnce({ annotate }: Annotator): Annotator['annotate'] {
  const known = new WeakMap<object, { schemaUri: string; result: AnnotationResult }>();
  return (schemaUri, value) => {
    const before = isObject(value) ? known.get(value) : undefined;
    if (before?.schemaUri === schemaUri) return before.result;
    const result = annotate(schemaUri, value);
    if (isObject(value)) known.set(value, { schemaUri, result });
    return result;
  };
}

function createSchemas(): Schemas {
  const annotator = createAnnotator(COLLECTED);
  const annotate = annotateOnce(annotator);
  const { ajv } = annotator;
  const uri = (name: string) => `schema:/${name}.schema.json`;
  return {
    has: (name) => ajv.getSchema(uri(name)) !== undefined,
    schemaErrors: (name, value) => toSchemaErrors(ajv, annotate(uri(name), value).errors),
    annotations: (name, value) => annotate(uri(name), value).annotated,
  };
}

let schemas: Schemas | undefined;

/** Compiling them takes longer than checking a hundred files, so they are shared by all checks of a process. */
export function sharedSchemas(): Schemas {
  schemas ??= createSchemas();
  return schemas;
}
