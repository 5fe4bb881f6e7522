import type { Place } from '../../../src/studio/model.ts';
import { parentOf } from '../../content/check/pointers.ts';
import { escapePart, type JsonObject, listOf, objectOf } from '../../content/json.ts';
import { type Origin, valueAt } from '../../content/resolve.ts';
import { insertion } from '../build/insert.ts';
import { lastPart } from '../build/parts.ts';
import { removals } from '../build/removals.ts';
import { type Located, writing } from '../commands/set.ts';
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
function moved(content: SiteContent, { file, pointer }: Origin, to: string): Located[] {
  const [around, name] = [parentOf(parentOf(pointer)), lastPart(pointer)];
  const namesIn = (at: string) => listOf(valueAt(file, `${at}/required`));
  const set = (part: string, value: unknown) =>
    writing(content, { file: file.name, pointer: `${to}/${part}` }, { value });
  const index = namesIn(around).indexOf(name);
  const required = { file, pointer: `${around}/required/${index}` };
  return [
    ...removals([{ file, pointer }, ...(index < 0 ? [] : [required])]),
    set(`properties/${escapePart(name)}`, valueAt(file, pointer)),
    ...(index < 0 ? [] : [set('required', [...namesIn(to), name])]),
  ];
}

/** Returns the operations that let a field show only under a condition, beside the fields with the same one. */
export function revealField(content: SiteContent, place: Place, condition: JsonObject): Located[] {
  const written = content.writtenAt(place);
  const list = { file: written.file.name, pointer: `${parentOf(parentOf(written.pointer))}/allOf` };
  const branches = listOf(valueAt(written.file, list.pointer));
  const text = JSON.stringify(condition);
  const same = branches.findIndex((each) => JSON.stringify(objectOf(each).if) === text);
  const index = same < 0 ? branches.length : same;
  const branch =
    same < 0 && insertion(content, { ...list, index }, { value: { if: condition, then: {} } }, 'everywhere');
  return [...(branch ? [branch] : []), ...moved(content, written, `${list.pointer}/${index}/then`)];
}

/** Returns the operations that let a field always show. @throws StudioProblem if its reveal is written in an unusual way */
export function alwaysShowField(content: SiteContent, place: Place): Located[] {
  const written = content.writtenAt(place);
  const [, around] = /^(.*)\/allOf\/\d+\/then\/properties\/[^/]+$/.exec(written.pointer) ?? [];
  if (around === undefined)
    throw new StudioProblem('This reveal is written in an unusual way. Edit it as code.');
  return moved(content, written, around);
}
