import type { NewPart, Scope, Slot } from '../../../src/studio/protocol.ts';
import { parentOf } from '../../content/check/pointers.ts';
import { isObject, listOf, objectOf } from '../../content/json.ts';
import { placePart } from '../build/insert.ts';
import { formNodeAt, messageFor } from '../build/messages.ts';
import { freeName } from '../build/names.ts';
import { newField } from '../build/new-field.ts';
import { addPage, newStep } from '../build/new-files.ts';
import { FIELD, itemSchema, kindOfSlot, lastPart, schemaOf, valueAtPlace } from '../build/parts.ts';
import { startEntry, startValue } from '../build/start-values.ts';
import { StudioProblem } from '../problem.ts';
import { shapeOf } from '../shapes.ts';
import type { SiteContent } from '../site-content.ts';
import { pasteStep } from './paste.ts';
import { type Located, setValue } from './set.ts';

/** Returns what a new choice, message, or entry of a list or map starts with. */
function newEntry(content: SiteContent, to: Slot, { name, label }: NewPart): unknown {
  if (lastPart(to.pointer) === 'oneOf') {
    const taken = listOf(valueAtPlace(content, to)).map((each) => String(objectOf(each).const));
    return { const: freeName(name ?? '', taken), title: label ?? name ?? '' };
  }
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

/** Returns the operations that add a new part to a slot: a page, step, field, choice, message, or an entry of a list or map. */
export async function addPart(
  content: SiteContent,
  to: Slot,
  given: NewPart,
  scope: Scope = 'everywhere',
): Promise<Located[]> {
  if (to.file === '') return [await addPage(content, given)];
  if (itemSchema(content, to)?.schema.title === 'JourneyEntry')
    return pasteStep(content, to, newStep(content, to, given), given.name);
  const placed = schemaOf(content, to);
  if (placed && shapeOf(placed) === 'node' && valueAtPlace(content, to) === undefined)
    return [setValue(content, to, startValue(placed, lastPart(to.pointer)), scope)];
  const { name = '' } = given;
  const part =
    kindOfSlot(content, to) === FIELD
      ? newField(content, to.file, name, given)
      : { value: newEntry(content, to, given) };
  return placePart(content, to, name, part, scope);
}
