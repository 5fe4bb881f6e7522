import type { Place } from '../../../src/studio/model.ts';
import { parentOf } from '../../content/check/pointers.ts';
import type { Operation } from '../../content/edit/operations.ts';
import { escapePart, isObject, type JsonObject, listOf, objectOf } from '../../content/json.ts';
import { type ContentFile, pointerParts } from '../../content/read.ts';
import { type Origin, valueAt } from '../../content/resolve.ts';
import { StudioProblem } from '../problem.ts';
import type { SiteContent } from '../site-content.ts';

const RULE = /^(.*)\/properties\/[^/]+$/;
const REVEALED = /^(.*)\/then\/properties\/[^/]+$/;
const BRANCH = /^(.*)\/allOf\/(\d+)$/;

/** Returns true for the place of a field's rule. */
export const isRule = (pointer: string): boolean => RULE.test(pointer);

/** Returns the pointer of the condition that reveals a field, for the pointer of its rule. Undefined if it always shows. */
export const revealPointer = (rule: string): string | undefined => {
  const [, branch] = REVEALED.exec(rule) ?? [];
  return branch === undefined ? undefined : `${branch}/if`;
};

/** Returns the operations that add a field to an object of fields. */
function added(file: ContentFile, at: string, name: string, rule: unknown, isRequired: boolean): Operation[] {
  const required = valueAt(file, `${at}/required`);
  const list: Operation = Array.isArray(required)
    ? { type: 'insert', pointer: `${at}/required`, index: required.length, value: name }
    : { type: 'set', pointer: `${at}/required`, value: [name], order: ['type', 'properties'] };
  const value: Operation = { type: 'set', pointer: `${at}/properties/${escapePart(name)}`, value: rule };
  return isRequired ? [value, list] : [value];
}

/** Returns the operations that remove a field from an object of fields. */
function removed(file: ContentFile, at: string, name: string): Operation[] {
  const required = listOf(valueAt(file, `${at}/required`));
  const index = required.indexOf(name);
  const entry = required.length === 1 ? `${at}/required` : `${at}/required/${index}`;
  const rule: Operation = { type: 'remove', pointer: `${at}/properties/${escapePart(name)}` };
  return index < 0 ? [rule] : [{ type: 'remove', pointer: entry }, rule];
}

function partsOf({ file, pointer }: Origin) {
  const around = parentOf(parentOf(pointer));
  const name = pointerParts(pointer).at(-1) ?? '';
  const isRequired = listOf(valueAt(file, `${around}/required`)).includes(name);
  return { file, around, name, isRequired, rule: valueAt(file, pointer) };
}

/** Returns the operations that let a field show only under a condition, beside the fields with the same one. */
export function revealField(content: SiteContent, place: Place, condition: JsonObject): readonly Operation[] {
  const { file, around, name, isRequired, rule } = partsOf(content.writtenAt(place));
  const branches = listOf(valueAt(file, `${around}/allOf`));
  const same = branches.findIndex((each) => JSON.stringify(objectOf(each).if) === JSON.stringify(condition));
  const then = { properties: { [name]: rule }, ...(isRequired && { required: [name] }) };
  const value = { if: condition, then };
  const pointer = `${around}/allOf`;
  const reveal: Operation[] =
    same >= 0
      ? added(file, `${pointer}/${same}/then`, name, rule, isRequired)
      : branches.length > 0
        ? [{ type: 'insert', pointer, index: branches.length, value }]
        : [{ type: 'set', pointer, value: [value], order: ['type', 'properties', 'required'] }];
  return [...removed(file, around, name), ...reveal];
}

/** Returns the operations that let a field always show. @throws StudioProblem if its reveal is written in an unusual way */
export function alwaysShowField(content: SiteContent, place: Place): readonly Operation[] {
  const { file, around: then, name, isRequired, rule } = partsOf(content.writtenAt(place));
  const branch = parentOf(then);
  const [, around, index] = BRANCH.exec(branch) ?? [];
  const reveal = objectOf(valueAt(file, branch));
  if (around === undefined || index === undefined || !isObject(reveal.then))
    throw new StudioProblem('This reveal is written in an unusual way. Edit it as code.');
  const isAlone = Object.keys(objectOf(reveal.then.properties)).length === 1 && reveal.else === undefined;
  const isLast = listOf(valueAt(file, `${around}/allOf`)).length === 1;
  const rest: readonly Operation[] = isAlone
    ? [{ type: 'remove', pointer: isLast ? `${around}/allOf` : branch }]
    : removed(file, then, name);
  return [...rest, ...added(file, around, name, rule, isRequired)];
}
