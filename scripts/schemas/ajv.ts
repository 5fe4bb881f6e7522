import { Ajv, type Options } from 'ajv';
import { formats } from '../../src/engine/validators/formats.ts';
import { readSchema, type Schema, schemaFiles, schemaUri } from './read.ts';

/** Words in our schemas that speak to people or to the type generator, not to a validator. */
export const ANNOTATIONS = [
  'tsType',
  'markdownDescription',
  'placeholders',
  'names',
  'answers',
  'draws',
  'failsBy',
];

const DRAFT_07 = 'http://json-schema.org/draft-07/schema';

let fitsDraft07: ReturnType<Ajv['getSchema']>;

/** Every ajv would compile draft-07 for itself, which takes longer than most of what it is made for. */
function shareDraft07({ schemas }: Ajv): void {
  fitsDraft07 ??= new Ajv({ allErrors: true, verbose: true }).getSchema(DRAFT_07);
  const draft07 = schemas[DRAFT_07];
  if (draft07 && fitsDraft07) draft07.validate = fitsDraft07;
}

/** An ajv as strict as ours always is: an unknown keyword or format is an error, never ignored. */
export function createAjv(options: Options = {}): Ajv {
  const ajv = new Ajv({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    strictTuples: false,
    allErrors: true,
    // tidying its code takes ajv longer than running it as it is
    code: { optimize: false },
    ...options,
  });
  shareDraft07(ajv);
  ajv.addVocabulary(ANNOTATIONS);
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  return ajv;
}

function isRegex(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}

/** An ajv that knows every file under schemas/ by its `schema:/…` name; `prepare` may change each on its way in. */
export function createSchemaAjv(options: Options = {}, prepare = (schema: Schema) => schema): Ajv {
  const ajv = createAjv(options);
  ajv.addFormat('regex', isRegex);
  // where a link may lead, its pattern says; the format says that it is one
  ajv.addFormat('uri-reference', true);
  for (const file of schemaFiles()) ajv.addSchema(prepare(readSchema(file)), schemaUri(file));
  return ajv;
}
