import type { Ajv } from 'ajv';
import { FORMAT_LIMITS, hasComparisons, standingAlone, withoutComparisons } from '../../comparisons.ts';
import { createContentAjv } from '../../compile/validators.ts';
import { escapePart, isObject, type JsonObject, objectOf } from '../../json.ts';
import { boundedMemo, weakMemo } from '../../memo.ts';
import { meantBy } from '../did-you-mean.ts';
import { quote, suggestName } from '../format.ts';
import { allParts, innerParts, type SchemaPart } from '../model/schema-parts.ts';
import { comparisonErrors } from './comparison-errors.ts';
import { type SchemaError, toSchemaErrors } from './schema-errors.ts';

/** Regular expression syntax of other languages, and advice on what to write instead. */
const FOREIGN: readonly [RegExp, (match: RegExpExecArray) => string][] = [
  [
    /\(\?([a-z]+)[:)]/,
    ([, flags]) =>
      `There is no (?${flags}) here: write out what it would do, such as [Aa] for both cases of a letter.`,
  ],
  [/\(\?P<(\w+)>/, ([found, name]) => `Write (?<${name}> instead of ${found}.`],
  [/\\[AZz]/, () => 'Write ^ for the start of a text and $ for its end.'],
  [/\\([^\w^$\\.*+?()[\]{}|/-])/, ([, mark]) => `Remove the \\\\ before ${mark}.`],
  [/\\([aeghijlmoqyCEFGHIJKLMNOQRTUVXY])/, ([, letter]) => `Remove the \\\\ before ${letter}.`],
  [/\\-/, () => 'Remove the \\\\ before -, or put it between [ and ].'],
  [
    /\\p\{(\w+)\}/,
    ([, name]) => `Write \\\\p{Script=${name}} for a script's letters, \\\\p{L} for all letters.`,
  ],
];

function patternAdvice(pattern: string): string {
  // an escaped backslash does not escape the next character
  const text = pattern.replaceAll('\\\\', '\u0000\u0000');
  for (const [foreign, advice] of FOREIGN) {
    const match = foreign.exec(text);
    if (match) return advice(match);
  }
  return 'Look for a bracket that is not closed, or for an extra \\.';
}

type Location = Omit<SchemaError, 'message' | 'advice'>;

function inPattern(location: Location, pattern: string): SchemaError[] {
  try {
    new RegExp(pattern, 'u');
    return [];
  } catch (error) {
    const reason = String(error).replace(/^.*: /, '').toLowerCase();
    const message = `${quote(pattern)} is not a regular expression: ${reason}.`;
    return [{ ...location, message, advice: patternAdvice(pattern) }];
  }
}

/** Validates a keyword's value with its own definition: no schema describes custom keywords such as dateRange. */
function inDefinition(ajv: Ajv, location: Location, value: unknown): SchemaError[] {
  const definition = ajv.getKeyword(location.keyword);
  const validate = typeof definition === 'object' ? definition.validateSchema : undefined;
  if (!validate || validate(value)) return [];
  const errors = toSchemaErrors(ajv, validate.errors);
  return errors.map((error) => ({ ...error, pointer: location.pointer + error.pointer }));
}

/** Returns the keywords that authors can use: those of draft-07, dateRange, and the limits of days. */
const keywordsOf = weakMemo((ajv: Ajv) => {
  const { properties } = objectOf(ajv.getSchema('http://json-schema.org/draft-07/schema')?.schema);
  return [
    'dateRange',
    ...FORMAT_LIMITS,
    ...Object.keys(objectOf(properties)).filter((name) => !name.startsWith('$')),
  ];
});

function adviceForKeyword(keyword: string, meant: string | undefined): string {
  if (meant !== undefined) return `Did you mean ${quote(meant)}?`;
  const drawing = keyword.startsWith('ui:') ? keyword : meantBy(keyword, ['ui:description', 'ui:messages']);
  return drawing === undefined ? 'Remove it.' : `Write ${quote(drawing)} in the "uiSchema".`;
}

function inKeyword(ajv: Ajv, at: string, keyword: string, value: unknown): SchemaError[] {
  const known = ajv.RULES.keywords;
  if (!Object.hasOwn(known, keyword)) {
    const message = `${quote(keyword)} is not a keyword of JSON Schema.`;
    const meant = meantBy(keyword, [...keywordsOf(ajv), '$ref']);
    const advice = adviceForKeyword(keyword, meant);
    const error = { keyword: 'additionalProperties', missing: [], meant, message, advice };
    return [{ ...error, pointer: at, part: 'key' }];
  }
  const location: Location = { pointer: at, part: 'value', keyword, missing: [] };
  if (keyword === 'pattern' && typeof value === 'string') return inPattern(location, value);
  if (keyword === 'format' && typeof value === 'string') {
    const formats = Object.keys(ajv.formats);
    const advice = suggestName(value, formats, 'Remove it.');
    const error = { ...location, message: `There is no format ${quote(value)}.`, advice };
    return formats.includes(value) ? [] : [error];
  }
  if (keyword === 'patternProperties' && isObject(value)) {
    return Object.keys(value).flatMap((pattern) =>
      inPattern({ ...location, pointer: `${at}/${escapePart(pattern)}`, part: 'key' }, pattern),
    );
  }
  return inDefinition(ajv, location, value);
}

function keywordErrors(ajv: Ajv, part: SchemaPart): SchemaError[] {
  return Object.entries(part.schema).flatMap(([keyword, value]) =>
    inKeyword(ajv, `${part.pointer}/${escapePart(keyword)}`, keyword, value),
  );
}

/** Returns the errors of comparisons. With a wrong type or format it is not known what can be compared. */
function errorsOfComparisons(part: SchemaPart, others: readonly SchemaError[]): SchemaError[] {
  const isUnclear = ['type', 'format'].some((keyword) =>
    others.some(({ pointer }) => pointer === `${part.pointer}/${keyword}`),
  );
  if (isUnclear) return [];
  return Object.entries(part.schema).flatMap(([keyword, value]) => comparisonErrors(part, keyword, value));
}

/** Returns the error of the compiler for a schema, at the innermost schema that the compiler rejects. */
function compileError(ajv: Ajv, part: SchemaPart): SchemaError | undefined {
  const { pointer } = part;
  const schema = standingAlone(part.schema);
  try {
    ajv.compile(schema);
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const keyword = /"(\w+)"/.exec(reason)?.[1] ?? '';
    const message = `This rule cannot work: ${reason.replace(/^strict mode: /, '')}.`;
    const own = { keyword, missing: [], message, advice: 'Correct or remove it.' };
    for (const each of innerParts(part)) {
      const inner = compileError(ajv, each);
      if (inner) return inner;
    }
    return Object.hasOwn(schema, keyword)
      ? { ...own, pointer: `${pointer}/${keyword}`, part: 'key' }
      : { ...own, pointer, part: 'value' };
  } finally {
    ajv.removeSchema(schema);
  }
}

function createSchemaChecker(): (schema: JsonObject) => readonly SchemaError[] {
  const ajv = createContentAjv({ verbose: true, messages: true, $data: false });
  const compiler = createContentAjv({ $data: false });
  const comparing = createContentAjv();
  return (schema) => {
    const root = { schema, pointer: '' };
    const parts = allParts(root);
    const own = parts.flatMap((part) => keywordErrors(ajv, part));
    if (!ajv.validateSchema(withoutComparisons(schema))) own.push(...toSchemaErrors(ajv, ajv.errors));
    const problem = [...own, ...parts.flatMap((part) => errorsOfComparisons(part, own))];
    if (problem.length > 0) return problem;
    // strict mode rejects some schemas that draft-07 allows
    const refused = compileError(hasComparisons(schema) ? comparing : compiler, root);
    return refused ? [refused] : [];
  };
}

/** Returns the errors that prevent a schema from being valid, strict draft-07. Equal schemas are checked once. */
export const authoredSchemaErrors = boundedMemo(createSchemaChecker);
