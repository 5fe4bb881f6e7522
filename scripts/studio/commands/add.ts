import type { NewPart, Slot } from '../../../src/studio/protocol.ts';
import { parentOf } from '../../content/check/pointers.ts';
import { escapePart, isObject, listOf, objectOf } from '../../content/json.ts';
import { fieldInsertion, insertion } from '../build/insert.ts';
import { formNodeAt, messageFor } from '../build/messages.ts';
import { checkFieldName, freeName } from '../build/names.ts';
import { newField } from '../build/new-field.ts';
import { addPage, addStep } from '../build/new-files.ts';
import {
  FIELD,
  itemSchema,
  kindOfSlot,
  lastPart,
  schemaOf,
  takenNames,
  valueAtPlace,
} from '../build/parts.ts';
import { startEntry, startValue } from '../build/start-values.ts';
import type { Texts } from '../draft.ts';
import { StudioProblem } from '../problem.ts';
import { shapeOf } from '../shapes.ts';
import type { SiteContent } from '../site-content.ts';
import { byFile, type FileOperations, writing } from './set.ts';

/** Checks that a map can have a name. @throws StudioProblem if not */
export function checkKey(content: SiteContent, map: Slot, name: string): void {
  const { pattern } = objectOf(schemaOf(content, map)?.schema.propertyNames);
  if (pattern === undefined) checkFieldName(name);
  else if (!new RegExp(String(pattern), 'u').test(name))
    throw new StudioProblem(`“${name}” can’t be a name here. Look at the other names.`);
}

function addChoice(content: SiteContent, to: Slot, { name = '', label = name }: NewPart): FileOperations {
  const taken = listOf(valueAtPlace(content, to)).flatMap((each) =>
    isObject(each) ? String(each.const) : [],
  );
  const choice = { const: freeName(name, taken), title: label };
  return byFile([insertion(content, to, { value: choice })]);
}

/** Returns what a new entry of a list or map starts with. */
function newEntry(content: SiteContent, to: Slot, { name, label }: NewPart): unknown {
  const [around, item] = [schemaOf(content, to), itemSchema(content, to)];
  if (!around || !item) throw new StudioProblem('Nothing can be added here. Choose another place.');
  const node =
    lastPart(to.pointer) === 'ui:messages' && formNodeAt(content, { ...to, pointer: parentOf(to.pointer) });
  if (node) return messageFor(content, node, name ?? '');
  const start = startEntry(around, item, name ?? lastPart(to.pointer).replace(/s$/, ''));
  if (!isObject(start)) return label ?? start;
  // an example of a condition is about other fields
  const { when: _, ...value } = start;
  return value;
}

/** Returns the change that adds a new part to a slot: a page, step, field, choice, message, or an entry of a list or map. */
export function addPart(content: SiteContent, to: Slot, given: NewPart): FileOperations | Promise<Texts> {
  if (to.file === '') return addPage(content, given);
  const { name = '' } = given;
  if (lastPart(to.pointer) === 'oneOf') return addChoice(content, to, given);
  if (kindOfSlot(content, to) === FIELD) {
    checkFieldName(name);
    freeName(name, takenNames(content, to));
    const { file } = content.writtenAt(to);
    return byFile(fieldInsertion(content, to, name, newField(content, file.name, name, given)));
  }
  if (itemSchema(content, to)?.schema.title === 'JourneyEntry') return addStep(content, to, given);
  const placed = schemaOf(content, to);
  if (placed && shapeOf(placed) === 'node' && valueAtPlace(content, to) === undefined)
    return byFile([writing(content, to, { value: startValue(placed, lastPart(to.pointer)) })]);
  const value = newEntry(content, to, given);
  if (placed?.schema.type === 'array') return byFile([insertion(content, to, { value })]);
  checkKey(content, to, name);
  freeName(name, takenNames(content, to));
  return byFile([writing(content, { ...to, pointer: `${to.pointer}/${escapePart(name)}` }, { value })]);
}
