import { getIn, type JsonObject, type Path, setIn } from './paths.ts';

/** The answers with one item of a list taken out. */
export function withoutItem(answers: JsonObject, list: Path, index: number): JsonObject {
  const items = getIn(answers, list);
  const left = Array.isArray(items) ? items.filter((_, at) => at !== index) : [];
  return setIn(answers, list, left) as JsonObject;
}

/**
 * Where a place in a list is after one of its items was taken out; undefined where it was in that item.
 *
 * @param at the pointer of the place, which may be anywhere in the form
 * @param list the list's own pointer
 */
export function withoutItemAt(at: string, list: string, index: number): string | undefined {
  if (!at.startsWith(`${list}/`)) return at;
  const [item = '', ...rest] = at.slice(list.length + 1).split('/');
  if (Number(item) === index) return undefined;
  return Number(item) < index ? at : [list, Number(item) - 1, ...rest].join('/');
}
