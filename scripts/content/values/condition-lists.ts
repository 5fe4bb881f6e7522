import { isObject, type JsonObject } from '../json.ts';
import { distinct } from './distinct.ts';
import { edgesOf, isAbout, LIST_WORDS } from './edges.ts';
import { allSides } from './schema-sides.ts';

/** Items beyond these are much like them. */
const MOST_ITEMS = 12;

/** The lists that a condition may look for where its field says what their items are: any two together as well. */
export function conditionLists(field: JsonObject, condition: JsonObject): unknown[] {
  const items = allSides(field)
    .map(({ items }) => items)
    .find(isObject);
  if (!items) return [];
  const asked = allSides(condition).filter((side) => isAbout(side, ['array'], LIST_WORDS));
  const lists = asked.flatMap((side) => [
    ...edgesOf({ items, ...side }),
    ...(isObject(side.items) ? edgesOf({ ...side, items: { allOf: [items, side.items] } }) : []),
  ]);
  const single = lists.flatMap((list) => (Array.isArray(list) && list.length === 1 ? [list[0]] : []));
  const mixed = distinct(single).slice(0, MOST_ITEMS);
  return [...lists, mixed, ...mixed.flatMap((one) => mixed.map((other) => [one, other]))];
}
