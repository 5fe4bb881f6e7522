import type { Slot } from '../../../src/studio/protocol.ts';
import { parentOf } from '../../content/check/pointers.ts';
import type { NewValue } from '../../content/edit/operations.ts';
import { escapePart, listOf } from '../../content/json.ts';
import { type Located, writing } from '../commands/set.ts';
import type { SiteContent } from '../site-content.ts';
import { checkName } from './names.ts';
import { holderAt, schemaOf, valueAtPlace } from './parts.ts';

/** Returns the operation that inserts an entry into a list, which it creates if there is none. */
export function insertion(content: SiteContent, { index, ...list }: Slot, entry: NewValue): Located {
  if (!Array.isArray(valueAtPlace(content, list)))
    return writing(content, list, 'json' in entry ? { json: `[${entry.json}]` } : { value: [entry.value] });
  const { file, pointer } = content.definedAt(list);
  return [file.name, { type: 'insert', pointer, index, ...entry }];
}

/** The halves of a field. */
export interface FieldParts {
  rule: NewValue;
  ui: NewValue;
  isRequired: boolean;
}

/** Returns the operation that gives a field its place in the order of its form. */
export function ordering(content: SiteContent, slot: Slot, name: string): Located {
  const { file, index } = slot;
  const fields = holderAt(content, { file, pointer: parentOf(slot.pointer) })?.fields ?? [];
  const others = fields.map((field) => field.name).filter((each) => each !== name);
  const order = listOf(valueAtPlace(content, slot));
  const rest = order.filter((each) => each !== name);
  if (others.some((each) => !rest.includes(each)) || rest.includes('*'))
    return writing(content, slot, { value: others.toSpliced(index, 0, name) });
  const next = others[index];
  const to = next === undefined ? rest.length : rest.indexOf(next);
  if (!order.includes(name)) return insertion(content, { ...slot, index: to }, { value: name });
  const { file: written, pointer } = content.definedAt(slot);
  return [written.name, { type: 'move', pointer: `${pointer}/${order.indexOf(name)}`, to }];
}

/** Returns the operations that add a field to a form: its rule, how it is drawn, and its place among the others. */
function fieldInsertion(content: SiteContent, slot: Slot, name: string, parts: FieldParts): Located[] {
  const { file } = slot;
  const ui = parentOf(slot.pointer);
  const holder = holderAt(content, { file, pointer: ui });
  if (!holder) return [];
  const required = { file, pointer: `${holder.schema}/required` };
  const end = listOf(valueAtPlace(content, required)).length;
  return [
    writing(content, { file, pointer: `${holder.schema}/properties/${escapePart(name)}` }, parts.rule),
    ...(parts.isRequired ? [insertion(content, { ...required, index: end }, { value: name })] : []),
    writing(content, { file, pointer: `${ui}/${escapePart(name)}` }, parts.ui),
    ordering(content, slot, name),
  ];
}

/** Returns the operations that put a part into a slot: a field, or an entry of a list or map. @throws NameTaken if its name is taken there */
export function placePart(
  content: SiteContent,
  to: Slot,
  name: string,
  part: FieldParts | NewValue,
): Located[] {
  const isList = Array.isArray(valueAtPlace(content, to)) || schemaOf(content, to)?.schema.type === 'array';
  if (!('rule' in part) && isList) return [insertion(content, to, part)];
  checkName(content, to, name);
  if ('rule' in part) return fieldInsertion(content, to, name, part);
  return [writing(content, { ...to, pointer: `${to.pointer}/${escapePart(name)}` }, part)];
}
