import type { Place } from '../../../src/studio/model.ts';
import type { Scope, Slot } from '../../../src/studio/protocol.ts';
import { parentOf } from '../../content/check/pointers.ts';
import type { NewValue } from '../../content/edit/operations.ts';
import { escapePart, listOf } from '../../content/json.ts';
import { valueAt } from '../../content/resolve.ts';
import { type Located, setValue, writing } from '../commands/set.ts';
import { isInherited } from '../properties/origins.ts';
import type { SiteContent } from '../site-content.ts';
import { checkName } from './names.ts';
import { drawingPlace, holderAt, schemaOf, valueAtPlace } from './parts.ts';
import { rebasedData, rebasedValue } from './refs.ts';

const dataOf = (entry: NewValue): unknown => ('json' in entry ? JSON.parse(entry.json) : entry.value);

/** Returns the operation that writes a new value at a place. */
const write = (content: SiteContent, place: Place, entry: NewValue, scope: Scope): Located =>
  scope === 'here' ? setValue(content, place, dataOf(entry), scope) : writing(content, place, entry);

/** Returns the operation that changes a shared list for one place only. Its entries keep their `$ref`s. */
export function listHere(
  content: SiteContent,
  list: Place,
  change: (entries: readonly unknown[]) => unknown[],
): Located {
  const { file, pointer } = content.definedAt(list);
  const entries = change(listOf(valueAt(file, pointer)));
  // their paths depend on the file that the list is written in
  const [to] = setValue(content, list, entries, 'here');
  return setValue(content, list, rebasedData(entries, file.name, to), 'here');
}

/** Returns the operation that inserts an entry into a list, which it creates if there is none. */
export function insertion(
  content: SiteContent,
  { index, ...list }: Slot,
  entry: NewValue,
  scope: Scope,
): Located {
  const entries = valueAtPlace(content, list);
  if (!Array.isArray(entries))
    return write(
      content,
      list,
      'json' in entry ? { json: `[${entry.json}]` } : { value: [entry.value] },
      scope,
    );
  if (scope === 'here' && isInherited(content, { ...list, pointer: `${list.pointer}/0` }))
    return listHere(content, list, (all) => all.toSpliced(index, 0, dataOf(entry)));
  const { file, pointer } = content.definedAt(list);
  return [file.name, { type: 'insert', pointer, index, ...entry }];
}

/** The halves of a field. Their `$ref`s lead from the file. */
export interface FieldParts {
  file: string;
  rule: NewValue;
  ui: NewValue;
  isRequired: boolean;
}

/** Returns the operation that gives a field its place in the order of its form. */
export function ordering(content: SiteContent, slot: Slot, name: string, scope: Scope): Located {
  const { file, index } = slot;
  const ui = { file, pointer: parentOf(slot.pointer) };
  const others = (holderAt(content, ui)?.fields ?? []).flatMap((field) =>
    field.name === name ? [] : field.name,
  );
  const order = listOf(valueAtPlace(content, slot));
  const rest = order.filter((each) => each !== name);
  if (others.some((each) => !rest.includes(each)) || rest.includes('*')) {
    const value = others.toSpliced(index, 0, name);
    const around = scope === 'here' || order.length > 0 ? ui : drawingPlace(content, ui);
    return setValue(content, { ...around, pointer: `${around.pointer}/ui:order` }, value, scope);
  }
  const next = others[index];
  const to = next === undefined ? rest.length : rest.indexOf(next);
  if (!order.includes(name)) return insertion(content, { ...slot, index: to }, { value: name }, scope);
  const { file: written, pointer } = content.definedAt(slot);
  return [written.name, { type: 'move', pointer: `${pointer}/${order.indexOf(name)}`, to }];
}

/** Returns the operations that add a field to a form: its rule, how it is drawn, and its place among the others. */
function fieldInsertion(
  content: SiteContent,
  slot: Slot,
  name: string,
  { file: from, rule, ui, isRequired }: FieldParts,
  scope: Scope,
): Located[] {
  const { file } = slot;
  const around = { file, pointer: parentOf(slot.pointer) };
  const holder = holderAt(content, around);
  if (!holder) return [];
  const required = { file, pointer: `${holder.schema}/required` };
  const end = listOf(valueAtPlace(content, required)).length;
  const drawn = scope === 'here' ? around : drawingPlace(content, around);
  const writeHalf = (outer: Place, half: NewValue): Located => {
    const place = { ...outer, pointer: `${outer.pointer}/${escapePart(name)}` };
    // its `$ref`s depend on the file that it is written in
    const [to] = write(content, place, half, scope);
    return write(content, place, rebasedValue(half, from, to), scope);
  };
  return [
    writeHalf({ file, pointer: `${holder.schema}/properties` }, rule),
    ...(isRequired ? [insertion(content, { ...required, index: end }, { value: name }, scope)] : []),
    writeHalf(drawn, ui),
    ordering(content, slot, name, scope),
  ];
}

/** Returns the operations that put a part into a slot: a field, or an entry of a list or map. @throws NameTaken if its name is taken there */
export function placePart(
  content: SiteContent,
  to: Slot,
  name: string,
  part: FieldParts | NewValue,
  scope: Scope,
): Located[] {
  const isList = Array.isArray(valueAtPlace(content, to)) || schemaOf(content, to)?.schema.type === 'array';
  if (!('rule' in part) && isList) return [insertion(content, to, part, scope)];
  checkName(content, to, name);
  if ('rule' in part) return fieldInsertion(content, to, name, part, scope);
  return [write(content, { ...to, pointer: `${to.pointer}/${escapePart(name)}` }, part, scope)];
}
