import { isObject, type JsonObject } from '../json.ts';
import { NUMBER_WORDS, namedValues, TEXT_WORDS } from './edges.ts';
import { allSides } from './schema-sides.ts';
import { textRegions } from './text-regions.ts';

const WORDS_OF_READERS = ['title', 'description', '$comment', 'examples', 'default'];
const COMBINING = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'];
const PLAIN = ['type', 'const', 'enum', ...COMBINING, ...WORDS_OF_READERS];
/** A step of something else than 1 may lie between the numbers that are tried. */
const WHOLE_NUMBER_WORDS = [...PLAIN, ...NUMBER_WORDS.filter((word) => word !== 'multipleOf')];
const NUMBER = [...PLAIN, 'minimum', 'maximum'];
const TEXT = [...PLAIN, ...TEXT_WORDS];
const DAY = [...PLAIN, 'format', 'dateRange'];

function usesOnly(schemas: readonly JsonObject[], words: readonly string[]): boolean {
  return schemas.flatMap(allSides).every((side) => Object.keys(side).every((word) => words.includes(word)));
}

/** Whether a schema names all that fits it. */
function isChoice(schema: JsonObject): boolean {
  const { type, allOf, anyOf, oneOf } = schema;
  const every = (list: unknown) => Array.isArray(list) && list.filter(isObject).every(isChoice);
  const some = Array.isArray(allOf) && allOf.filter(isObject).some(isChoice);
  return 'const' in schema || 'enum' in schema || type === 'boolean' || some || every(anyOf) || every(oneOf);
}

/**
 * Whether values at the edges of a field and of what conditions ask of it show all that its answers can: none that
 * was not tried fits another choice of the conditions. False where that can't be told.
 */
export function edgesDecide(field: JsonObject, asks: readonly JsonObject[]): boolean {
  if (isChoice(field) || usesOnly(asks, PLAIN)) return true;
  const all = [field, ...asks];
  const types = new Set(allSides(field).flatMap(({ type }) => (type === undefined ? [] : [type])));
  if (types.size !== 1) return false;
  if (types.has('integer')) return usesOnly(all, WHOLE_NUMBER_WORDS);
  if (types.has('number')) return usesOnly(all, NUMBER);
  if (!types.has('string')) return false;
  if (usesOnly(all, DAY)) return true;
  const named = all.flatMap(allSides).flatMap(namedValues);
  return usesOnly(all, TEXT) && textRegions(all, named.length + 1) !== undefined;
}
