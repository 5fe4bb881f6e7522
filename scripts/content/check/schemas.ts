import { createSchemaAjv } from '../../schemas/ajv.ts';
import { createMarker, type Marks } from '../compile/marks.ts';
import { type Mistake, toMistakes } from './mistakes/mistake.ts';

/** The schemas that content is held against: one for each kind of file, one for each widget's options. */
export interface Schemas {
  has(name: string): boolean;
  mistakes(name: string, value: unknown): readonly Mistake[];
  marks(name: string, value: unknown): Marks;
}

function createSchemas(): Schemas {
  const ajv = createSchemaAjv({ verbose: true });
  const mark = createMarker();
  const uri = (name: string) => `schema:/${name}.schema.json`;
  return {
    has: (name) => ajv.getSchema(uri(name)) !== undefined,
    mistakes: (name, value) => (ajv.validate(uri(name), value) ? [] : toMistakes(ajv.errors)),
    marks: (name, value) => mark(uri(name), value),
  };
}

let schemas: Schemas | undefined;

/** Compiling them takes longer than checking a hundred files, so they are shared by all checks of a process. */
export function sharedSchemas(): Schemas {
  schemas ??= createSchemas();
  return schemas;
}
