import { type Json, type JsonObject, type Path, getIn, setIn } from '../../../src/engine/form/paths.ts';

/** The path that a control's name stands for: `dependants[0].firstName`. */
export function pathOf(name: string): Path {
  return name
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

export const valueAt = (answers: JsonObject, name: string): Json | undefined => getIn(answers, pathOf(name));

const isObject = (value: Json | undefined): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Answers without the one under a name. */
export function withoutAnswer(answers: JsonObject, name: string): JsonObject {
  if (valueAt(answers, name) === undefined) return answers;
  const rest = setIn(answers, pathOf(name), undefined);
  return isObject(rest) ? rest : {};
}

function mergeValues(one: Json | undefined, other: Json | undefined): Json | undefined {
  if (one === undefined) return other;
  if (Array.isArray(one) && Array.isArray(other)) {
    const longer = one.length > other.length ? one : other;
    return longer.map((_, index) => mergeValues(one[index], other[index]) ?? null);
  }
  return isObject(one) && isObject(other) ? merge(one, other) : one;
}

/** All answers of both, inside lists and groups too; where they differ, those of the first. */
export function merge(one: JsonObject, other: JsonObject): JsonObject {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(names.map((name) => [name, mergeValues(one[name], other[name])]));
}

/** The same for the answers to several steps, by their hashes. */
export function mergeSteps(
  one: Readonly<Record<string, JsonObject>>,
  other: Readonly<Record<string, JsonObject>>,
): Record<string, JsonObject> {
  const hashes = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(hashes.map((hash) => [hash, merge(one[hash] ?? {}, other[hash] ?? {})]));
}
