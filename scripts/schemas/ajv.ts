import { Ajv, type Options } from 'ajv';
import addFormatsPlugin, { type FormatName } from 'ajv-formats';
import ruleSchema from '../../schemas/content/rule.schema.json' with { type: 'json' };
import { memo } from '../content/memo.ts';
import { multipleOfKeyword } from './multiple-of-keyword.ts';
import { readSchema, type Schema, schemaFiles, schemaUri } from './read.ts';

/** Keywords of our schemas for people and tools. Validators ignore them. */
export const ANNOTATIONS = [
  'tsType',
  'markdownDescription',
  'placeholders',
  'names',
  'answers',
  'pages',
  'draws',
  'failsBy',
  'visitorOnly',
  'commits',
  'leadsOn',
];

const DRAFT_07 = 'http://json-schema.org/draft-07/schema';

/** Compiles draft-07, with or without `$data`. This takes longer than most of what an ajv does. */
const compileDraft07 = memo(($data: boolean) =>
  new Ajv({ allErrors: true, verbose: true, $data }).getSchema(DRAFT_07),
);

/** Shares the compiled draft-07 between ajvs. */
function shareDraft07({ schemas, opts }: Ajv): void {
  const draft07 = schemas[DRAFT_07];
  const validate = compileDraft07(opts.$data === true);
  if (draft07 && validate) draft07.validate = validate;
}

// Node imports a CommonJS package's exports as its default
const addFormats = addFormatsPlugin.default;

/** Creates a strict ajv: an unknown keyword or format is an error. */
export function createAjv(options: Options = {}): Ajv {
  const ajv = new Ajv({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    strictTuples: false,
    allErrors: true,
    // optimizing the code takes longer than running it unoptimized
    code: { optimize: false },
    ...options,
  });
  shareDraft07(ajv);
  ajv.removeKeyword('multipleOf').addKeyword(multipleOfKeyword);
  ajv.addVocabulary(ANNOTATIONS);
  addFormats(ajv, ruleSchema.properties.format.enum as FormatName[]);
  return ajv;
}

/** Creates an ajv with every schema in schemas/ by its `schema:/…` URI, each changed by `prepare`. */
export function createSchemaAjv(options: Options = {}, prepare = (schema: Schema) => schema): Ajv {
  const ajv = createAjv(options);
  addFormats(ajv, ['regex']);
  // the pattern checks the value. The format only marks it as a link
  ajv.addFormat('uri-reference', true);
  for (const file of schemaFiles()) ajv.addSchema(prepare(readSchema(file)), schemaUri(file));
  return ajv;
}
