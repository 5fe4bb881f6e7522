import type { JsonObject } from '../json.ts';
import { dateEdges } from './date-edges.ts';
import { distinct } from './distinct.ts';
import type { Inside } from './inside.ts';
import { fits } from './judge.ts';
import { listEdges } from './list-edges.ts';
import { numberEdges } from './number-edges.ts';
import { objectEdges } from './object-edges.ts';
import { allSides } from './schema-sides.ts';
import { textEdges } from './text-edges.ts';

/** What a schema names outright: examples, the default, choices. */
export function namedValues(schema: JsonObject): unknown[] {
  const { examples, const: only, enum: choices } = schema;
  return [
    ...(Array.isArray(examples) ? examples : []),
    ...('default' in schema ? [schema.default] : []),
    ...('const' in schema ? [only] : []),
    ...(Array.isArray(choices) ? choices : []),
  ];
}

/** The words that only texts have. */
export const TEXT_WORDS = ['pattern', 'minLength', 'maxLength'];
/** The words that only numbers have. */
export const NUMBER_WORDS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];
/** The words that only lists have. */
export const LIST_WORDS = ['items', 'minItems', 'maxItems', 'contains', 'uniqueItems'];

/** Whether a schema is about values of a type: it says so, or uses a word that only such values have. */
export function isAbout(schema: JsonObject, types: readonly string[], words: readonly string[]): boolean {
  const said = [schema.type].flat();
  return said.some((type) => types.includes(String(type))) || words.some((word) => word in schema);
}

function edgesOfSide(schema: JsonObject): unknown[] {
  const named = namedValues(schema);
  const isDate = schema.format === 'date' || 'dateRange' in schema;
  const edges: unknown[] = [...named];
  if (isDate) edges.push(...dateEdges(schema));
  else if (isAbout(schema, ['string'], TEXT_WORDS)) edges.push(...textEdges(schema, named));
  if (isAbout(schema, ['number', 'integer'], NUMBER_WORDS)) edges.push(...numberEdges(schema));
  if (isAbout(schema, ['boolean'], []) || typeof schema.const === 'boolean') edges.push(true, false);
  if (isAbout(schema, ['array'], LIST_WORDS)) edges.push(...listEdges(schema, inside));
  if (isAbout(schema, ['object'], ['properties'])) edges.push(...objectEdges(schema, inside));
  // what somebody typed stays a text where a list, a number or an object was wanted
  if (schema.type !== undefined && !isAbout(schema, ['string', 'boolean'], [])) edges.push('Maria');
  return edges;
}

/**
 * Values on both sides of every edge that a schema has, each once: its choices, the last that its limits accept and
 * the first that they refuse, what its conditions ask for. Those that it names itself come first.
 *
 * @param schema resolved, without `$ref`
 */
export function edgesOf(schema: JsonObject): readonly unknown[] {
  return distinct(allSides(schema).flatMap(edgesOfSide));
}

const inside: Inside = {
  edges: edgesOf,
  fitting: (schema) => edgesOf(schema).filter((value) => fits(schema, value)),
  plainest: (schema) => edgesOf(schema).find((value) => fits(schema, value)),
};
