import { createSchemaAjv } from '../../schemas/ajv.ts';
import { type Annotated, createAnnotator } from '../../schemas/annotations.ts';
import { type Mistake, toMistakes } from './mistakes/mistake.ts';

/** What rules ask of a value: what becomes of it, whether people read it, what it names, whether it is a link. */
const ANNOTATIONS = ['tsType', 'contentMediaType', 'placeholders', 'names', 'format'];

/** The schemas that content is held against: one for each kind of file, one for each widget's options. */
export interface Schemas {
  has(name: string): boolean;
  mistakes(name: string, value: unknown): readonly Mistake[];
  annotations(name: string, value: unknown): Annotated;
}

function createSchemas(): Schemas {
  const ajv = createSchemaAjv({ verbose: true, validateSchema: false });
  const annotate = createAnnotator(ANNOTATIONS);
  const uri = (name: string) => `schema:/${name}.schema.json`;
  return {
    has: (name) => ajv.getSchema(uri(name)) !== undefined,
    mistakes: (name, value) => (ajv.validate(uri(name), value) ? [] : toMistakes(ajv, ajv.errors)),
    annotations: (name, value) => annotate(uri(name), value),
  };
}

let schemas: Schemas | undefined;

/** Compiling them takes longer than checking a hundred files, so they are shared by all checks of a process. */
export function sharedSchemas(): Schemas {
  schemas ??= createSchemas();
  return schemas;
}
