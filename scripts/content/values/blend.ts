import { isObject, type JsonObject } from '../json.ts';
import { conditionLists } from './condition-lists.ts';
import { distinct } from './distinct.ts';
import { edgesOf, namedValues, TEXT_WORDS } from './edges.ts';
import { fits } from './judge.ts';
import { accepted } from './probe.ts';
import { allSides } from './schema-sides.ts';
import { textRegions } from './text-regions.ts';

/** What an object or a list would be if it also were as the other says. */
function blend(value: unknown, other: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(other))
    return other.map((item, index) => blend(value[index] ?? value[0], item));
  if (!isObject(value) || !isObject(other)) return other;
  const both = Object.entries(other).map(([name, item]): [string, unknown] => [
    name,
    blend(value[name], item),
  ]);
  return { ...value, ...Object.fromEntries(both) };
}

/** Texts that fit both, and those that fit only one: a pattern's own words may lack what the field asks for. */
function commonTexts(field: JsonObject, condition: JsonObject): readonly string[] {
  const asksTexts = allSides(condition).some((side) => TEXT_WORDS.some((word) => word in side));
  const named = [field, condition].flatMap(allSides).flatMap(namedValues);
  return asksTexts ? (textRegions([field, condition], named.length + 1) ?? []) : [];
}

/**
 * The values of a field at the edges of a condition that looks at it: those that it takes to hold, and the nearest
 * that it does not. A condition names but a part of an object, so the rest is as the field would have it.
 */
export function conditionEdges(field: JsonObject, condition: JsonObject): readonly unknown[] {
  const [plain] = accepted(field);
  const asked = [...edgesOf(condition), ...conditionLists(field, condition)];
  const texts = typeof plain === 'string' && field.format === undefined ? commonTexts(field, condition) : [];
  const edges = [...asked.flatMap((edge) => [edge, blend(plain, edge)]), ...texts];
  const fitting = edges.filter((value) => fits(field, value));
  return distinct(fitting);
}
