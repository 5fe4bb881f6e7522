import type { Place } from '../../../src/studio/model.ts';
import { parentOf } from '../../content/check/pointers.ts';
import { escapePart, type JsonObject, listOf, objectOf } from '../../content/json.ts';
import { type Origin, valueAt } from '../../content/resolve.ts';
import { lastPart } from '../build/parts.ts';
import { removals } from '../build/removals.ts';
import type { Located } from '../commands/set.ts';
import { StudioProblem } from '../problem.ts';
import type { SiteContent } from '../site-content.ts';

/** Returns true for the place of a field's rule. */
export const isRule = (pointer: string): boolean => lastPart(parentOf(pointer)) === 'properties';

/** Returns the pointer of the condition for its own pointer, or that of a field's rule. Undefined if the field always shows. */
export function conditionPointer(pointer: string): string | undefined {
  const around = parentOf(parentOf(pointer));
  if (!isRule(pointer)) return pointer;
  return lastPart(around) === 'then' ? `${parentOf(around)}/if` : undefined;
}

/** Returns the operations that move a field's rule to another object of fields, in which it is required as before. */
function moved({ file, pointer }: Origin, to: string): Located[] {
  const [around, name] = [parentOf(parentOf(pointer)), lastPart(pointer)];
  const required = `${around}/required`;
  const index = listOf(valueAt(file, required)).indexOf(name);
  const own = index < 0 ? [] : [{ file, pointer: `${required}/${index}` }];
  const value = valueAt(file, pointer);
  const names = [...listOf(valueAt(file, `${to}/required`)), name];
  const require: Located[] = [
    [
      file.name,
      { type: 'set', pointer: `${to}/required`, value: names, order: ['type', 'properties', 'required'] },
    ],
  ];
  return [
    ...removals([{ file, pointer }, ...own]),
    [file.name, { type: 'set', pointer: `${to}/properties/${escapePart(name)}`, value }],
    ...(index < 0 ? [] : require),
  ];
}

/** Returns the operations that let a field show only under a condition, beside the fields with the same one. */
export function revealField(content: SiteContent, place: Place, condition: JsonObject): Located[] {
  const { file, pointer } = content.writtenAt(place);
  const list = `${parentOf(parentOf(pointer))}/allOf`;
  const branches = listOf(valueAt(file, list));
  const same = branches.findIndex((each) => JSON.stringify(objectOf(each).if) === JSON.stringify(condition));
  const index = same < 0 ? branches.length : same;
  const value = { if: condition, then: {} };
  const order = ['type', 'properties', 'required', 'allOf'];
  const branch: Located = [
    file.name,
    branches.length > 0
      ? { type: 'insert', pointer: list, index, value }
      : { type: 'set', pointer: list, value: [value], order },
  ];
  return [...(same < 0 ? [branch] : []), ...moved({ file, pointer }, `${list}/${index}/then`)];
}

/** Returns the operations that let a field always show. @throws StudioProblem if its reveal is written in an unusual way */
export function alwaysShowField(content: SiteContent, place: Place): Located[] {
  const written = content.writtenAt(place);
  const [, around] = /^(.*)\/allOf\/\d+\/then\/properties\/[^/]+$/.exec(written.pointer) ?? [];
  if (around === undefined)
    throw new StudioProblem('This reveal is written in an unusual way. Edit it as code.');
  return moved(written, around);
}
