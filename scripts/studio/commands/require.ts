import type { Place } from '../../../src/studio/model.ts';
import { parentOf } from '../../content/check/pointers.ts';
import { listOf, objectOf } from '../../content/json.ts';
import { valueIn } from '../../content/resolve.ts';
import { contentOf, lastPart } from '../build/parts.ts';
import { StudioProblem } from '../problem.ts';
import type { SiteContent } from '../site-content.ts';
import { insertEntry, removePlace } from './lists.ts';
import type { Located } from './set.ts';

/** Returns the list of names in which a field is required, for the pointer of its rule. */
export const requiredPointer = (rule: string): string => `${parentOf(parentOf(rule))}/required`;

/**
 * Returns the operation that says if a field must be answered.
 * @param place the place of the field's rule
 */
export function requireField(content: SiteContent, place: Place, isRequired: boolean): Located {
  const value = contentOf(content, place.file);
  const name = lastPart(place.pointer);
  const pointer = requiredPointer(place.pointer);
  const list = listOf(valueIn(value, pointer));
  const index = list.indexOf(name);
  if (isRequired === index >= 0)
    throw new StudioProblem(`The field is ${isRequired ? 'required' : 'optional'} already.`);
  if (!isRequired) return removePlace(content, { ...place, pointer: `${pointer}/${index}` }, 'here');
  // in the order of the fields
  const order = Object.keys(objectOf(valueIn(value, parentOf(place.pointer))));
  const before = list.filter((each) => order.indexOf(String(each)) < order.indexOf(name));
  return insertEntry(content, { ...place, pointer }, before.length, name, 'here');
}
