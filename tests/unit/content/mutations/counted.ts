import { readNames } from '../../../../scripts/content/check/names.ts';
import { isObject, type JsonObject } from '../../../../scripts/content/json.ts';

function answersIn({ properties, items }: JsonObject): [name: string, answer: JsonObject][] {
  const own = Object.entries(isObject(properties) ? properties : {}).filter(
    (answer): answer is [string, JsonObject] => isObject(answer[1]),
  );
  const inside = [...own.map(([, answer]) => answer), ...(isObject(items) ? [items] : [])];
  return [...own, ...inside.flatMap(answersIn)];
}

/** The answers that code reads, by name, those inside others included. */
export const COUNTED: readonly (readonly [name: string, answer: JsonObject])[] = [
  ...readNames().answers.values(),
].flatMap(answersIn);

/** Tells whether code knows a choice of one of the fields by its value. */
export function isCode(names: ReadonlySet<string>, value: unknown): boolean {
  return COUNTED.some(([name, answer]) => names.has(name) && [answer.enum].flat().includes(value));
}
