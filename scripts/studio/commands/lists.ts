import type { Place } from '../../../src/studio/model.ts';
import type { Scope } from '../../../src/studio/protocol.ts';
import { parentOf } from '../../content/check/pointers.ts';
import { isObject } from '../../content/json.ts';
import { insertion, listHere } from '../build/insert.ts';
import { lastPart, valueAtPlace } from '../build/parts.ts';
import { StudioProblem } from '../problem.ts';
import { isInherited } from '../properties/origins.ts';
import type { SiteContent } from '../site-content.ts';
import { type Located, setValue } from './set.ts';

/** Returns the operation that inserts an entry into a list. Creates the list if there is none. */
export function insertEntry(
  content: SiteContent,
  place: Place,
  index: number,
  value: unknown,
  scope: Scope,
): Located {
  const list = valueAtPlace(content, place) ?? [];
  if (!Array.isArray(list)) throw new StudioProblem('There is no list here, so nothing can be added to it.');
  return insertion(content, { ...place, index }, { value }, scope);
}

/** Returns the operation that removes a property or a list entry. */
export function removePlace(content: SiteContent, place: Place, scope: Scope): Located {
  const around = { ...place, pointer: parentOf(place.pointer) };
  const list = valueAtPlace(content, around);
  if (scope === 'here' && isInherited(content, place)) {
    if (!Array.isArray(list))
      throw new StudioProblem('This comes from a shared definition. Remove it there, or everywhere.');
    const index = Number(lastPart(place.pointer));
    return listHere(content, around, (entries) => entries.toSpliced(index, 1));
  }
  const { file, pointer } = content.writtenAt(place);
  return [file.name, { type: 'remove', pointer }];
}

/** Returns the operation that gives a property another key. */
export function renameKey(content: SiteContent, place: Place, key: string, scope: Scope): Located {
  const around = { ...place, pointer: parentOf(place.pointer) };
  const object = valueAtPlace(content, around);
  if (isObject(object) && key in object)
    throw new StudioProblem(`There is a “${key}” already. Choose another name.`);
  if (scope === 'here' && isInherited(content, place) && isObject(object)) {
    const name = lastPart(place.pointer);
    const renamed = Object.entries(object).map(([each, value]) => [each === name ? key : each, value]);
    return setValue(content, around, Object.fromEntries(renamed), scope);
  }
  const { file, pointer } = content.writtenAt(place);
  return [file.name, { type: 'rename', pointer, key }];
}
