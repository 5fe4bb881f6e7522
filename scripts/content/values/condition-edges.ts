import { FORMAT_LIMITS, hasComparisons, standingAlone } from '../comparisons.ts';
import { isObject, type JsonObject, listOf } from '../json.ts';
import {
  distinct,
  edgeValues,
  isAbout,
  LIST_KEYWORDS,
  NUMBER_KEYWORDS,
  namedValues,
  sameValueSchemas,
  TEXT_KEYWORDS,
  validValues,
} from './edges.ts';
import { textRegions } from './pattern-languages.ts';
import { isValid } from './validators.ts';

const MAX_ITEMS = 12;

function conditionLists(field: JsonObject, condition: JsonObject): unknown[] {
  const items = sameValueSchemas(field)
    .map((schema) => schema.items)
    .find(isObject);
  if (!items) return [];
  const asked = sameValueSchemas(condition).filter((schema) => isAbout(schema, ['array'], LIST_KEYWORDS));
  const lists = asked.flatMap((schema) => [
    ...edgeValues({ items, ...schema }),
    ...(isObject(schema.items) ? edgeValues({ ...schema, items: { allOf: [items, schema.items] } }) : []),
  ]);
  const single = lists.flatMap((list) => (Array.isArray(list) && list.length === 1 ? [list[0]] : []));
  const mixed = distinct(single).slice(0, MAX_ITEMS);
  return [...lists, mixed, ...mixed.flatMap((one) => mixed.map((other) => [one, other]))];
}

function merge(value: unknown, other: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(other))
    return other.map((item, index) => merge(value[index] ?? value[0], item));
  if (!isObject(value) || !isObject(other)) return other;
  const merged = Object.entries(other).map(([name, item]) => [name, merge(value[name], item)]);
  return { ...value, ...Object.fromEntries(merged) };
}

/** Returns how many texts of each kind are needed to include one that no schema names. */
const textsNeeded = (schemas: readonly JsonObject[]) =>
  schemas.flatMap(sameValueSchemas).flatMap(namedValues).length + 1;

function sharedTexts(field: JsonObject, condition: JsonObject): readonly string[] {
  const asksTexts = sameValueSchemas(condition).some((schema) => isAbout(schema, [], TEXT_KEYWORDS));
  const both = [field, condition];
  return asksTexts ? (textRegions(both, textsNeeded(both)) ?? []) : [];
}

/** Returns valid values of a field: those that satisfy a condition, and the nearest that do not. */
export function conditionEdges(fieldSchema: JsonObject, ask: JsonObject): readonly unknown[] {
  const [field, condition] = [standingAlone(fieldSchema), standingAlone(ask)];
  const [plain] = validValues(field);
  const asked = [...edgeValues(condition), ...conditionLists(field, condition)];
  const texts = typeof plain === 'string' && field.format === undefined ? sharedTexts(field, condition) : [];
  const edges = [...asked.flatMap((edge) => [edge, merge(plain, edge)]), ...texts];
  return distinct(edges.filter((value) => isValid(field, value)));
}

/** Returns the first value of each kind. Two values are of one kind if they are valid against the same schemas. */
export function onePerKind(values: readonly unknown[], schemas: readonly JsonObject[]): unknown[] {
  const kinds = new Map<string, unknown>();
  for (const value of values) {
    const kind = schemas.map((schema) => Number(isValid(schema, value))).join('');
    if (!kinds.has(kind)) kinds.set(kind, value);
  }
  return [...kinds.values()];
}

const ANNOTATIONS = ['title', 'description', '$comment', 'examples', 'default'];
const APPLICATORS = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'];
const ANY_TYPE = ['type', 'const', 'enum', ...APPLICATORS, ...ANNOTATIONS];
/** Excludes `multipleOf`: a valid number may be between the numbers that are tried. */
const INTEGER = [...ANY_TYPE, ...NUMBER_KEYWORDS.filter((keyword) => keyword !== 'multipleOf')];
const NUMBER = [...ANY_TYPE, 'minimum', 'maximum'];
const TEXT = [...ANY_TYPE, ...TEXT_KEYWORDS];
const DATE = [...ANY_TYPE, 'format', 'dateRange', ...FORMAT_LIMITS];

function usesOnly(schemas: readonly JsonObject[], keywords: readonly string[]): boolean {
  return schemas
    .flatMap(sameValueSchemas)
    .every((schema) => Object.keys(schema).every((keyword) => keywords.includes(keyword)));
}

function isChoice(schema: JsonObject): boolean {
  if ('const' in schema || 'enum' in schema || schema.type === 'boolean') return true;
  const isEach = (list: unknown) => Array.isArray(list) && list.filter(isObject).every(isChoice);
  const { allOf, anyOf, oneOf } = schema;
  return listOf(allOf).filter(isObject).some(isChoice) || isEach(anyOf) || isEach(oneOf);
}

/** Returns true if every answer certainly behaves like a value at an edge of the field or its conditions. */
export function areEdgesEnough(fieldSchema: JsonObject, asks: readonly JsonObject[]): boolean {
  // the answer that a condition compares with is not tried
  if (asks.some(hasComparisons)) return false;
  const field = standingAlone(fieldSchema);
  if (isChoice(field) || usesOnly(asks, ANY_TYPE)) return true;
  const all = [field, ...asks];
  const types = new Set(sameValueSchemas(field).flatMap(({ type }) => (type === undefined ? [] : [type])));
  if (types.size !== 1) return false;
  if (types.has('integer')) return usesOnly(all, INTEGER);
  if (types.has('number')) return usesOnly(all, NUMBER);
  if (!types.has('string')) return false;
  return usesOnly(all, DATE) || (usesOnly(all, TEXT) && textRegions(all, textsNeeded(all)) !== undefined);
}
