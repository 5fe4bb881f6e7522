import type { Place } from '../../../src/studio/model.ts';
import { drawnPlace, placeKey } from '../../../src/studio/places.ts';
import type { Slot } from '../../../src/studio/protocol.ts';
import { parentOf } from '../../content/check/pointers.ts';
import { isObject, type JsonObject, objectOf } from '../../content/json.ts';
import { pointerParts } from '../../content/read.ts';
import { valueIn } from '../../content/resolve.ts';
import type { Placed } from '../../schemas/places.ts';
import { describedAt, describedChild } from '../described.ts';
import {
  type Field,
  type FormAround,
  fieldAt,
  fieldDrawnAt,
  formAround,
  inOrder,
} from '../outline/fields.ts';
import { StudioProblem } from '../problem.ts';
import { isInherited } from '../properties/origins.ts';
import type { SiteContent } from '../site-content.ts';

/** A form, or a group or list entry with fields: where its rules are, how it is drawn, and its fields in order. */
export interface Holder extends FormAround {
  schema: string;
  ui: string;
}

/**
 * A part of the content that authors move, copy and delete. `entry`: of a list. `key`: of a map, under a name that the
 * author chooses. `property`: one that an object can do without. Files and properties have no slot to change.
 */
export type Part =
  | { kind: 'file'; slot?: undefined }
  | { kind: 'field'; field: Field; holder: Holder; slot: Slot }
  | { kind: 'entry'; pointer: string; slot: Slot }
  | { kind: 'key'; pointer: string; name: string; slot: Slot }
  | { kind: 'property'; pointer: string; name: string; slot?: undefined };

/** The kind of slots for fields. Other slots have the place of a schema. */
export const FIELD = 'field';

export const lastPart = (pointer: string): string => pointerParts(pointer).at(-1) ?? '';

/** Returns the resolved content of a file. */
export const contentOf = (content: SiteContent, file: string): unknown =>
  content.resolved(content.fileOf(file)).value;

export const valueAtPlace = (content: SiteContent, { file, pointer }: Place): unknown =>
  valueIn(contentOf(content, file), pointer);

/** Returns the schema that describes a place. */
export const schemaOf = (content: SiteContent, { file, pointer }: Place): Placed | undefined =>
  describedAt(content.fileOf(file).kind, contentOf(content, file), pointer);

/** Returns what has its fields drawn at a pointer into a uiSchema. */
export function holderAt(content: SiteContent, { file, pointer: ui }: Place): Holder | undefined {
  const around = formAround(contentOf(content, file), ui);
  if (!around || ui === `${around.form}/uiSchema`)
    return around && { ...around, schema: `${around.form}/schema`, ui };
  const isEntry = lastPart(ui) === 'items' && !fieldAt(around.fields, ui);
  const field = fieldAt(around.fields, isEntry ? parentOf(ui) : ui);
  if (!field || field.inside.length === 0) return undefined;
  const fields = inOrder(field.inside, objectOf(isEntry ? field.ui.items : field.ui));
  return { form: around.form, fields, schema: field.pointer + (isEntry ? '/items' : ''), ui };
}

/** Returns the pointer of a step's entry in its journey, or of any other place itself. */
function entryPointer(content: SiteContent, { file, pointer }: Place): string {
  const around = parentOf(pointer);
  const isStep = lastPart(pointer) === 'step' && /\/\d+$/.test(around);
  return isStep && schemaOf(content, { file, pointer: around })?.schema.title === 'JourneyEntry'
    ? around
    : pointer;
}

/** Returns the part at a place of the outline. Undefined if it always has to be there. */
export function partAt(content: SiteContent, place: Place): Part | undefined {
  if (place.pointer === '') return { kind: 'file' };
  const { file } = place;
  const field = fieldDrawnAt(contentOf(content, file), place.pointer);
  const holder = field && holderAt(content, { file, pointer: parentOf(place.pointer) });
  if (field && holder) {
    const index = holder.fields.findIndex(({ uiPointer }) => uiPointer === field.uiPointer);
    return { kind: 'field', field, holder, slot: { file, pointer: `${holder.ui}/ui:order`, index } };
  }
  const pointer = entryPointer(content, place);
  const [list, name] = [parentOf(pointer), lastPart(pointer)];
  const around = valueAtPlace(content, { file, pointer: list });
  if (Array.isArray(around))
    return { kind: 'entry', pointer, slot: { file, pointer: list, index: Number(name) } };
  const schema = schemaOf(content, { file, pointer: list })?.schema;
  if (!schema || !isObject(around) || !(name in around)) return undefined;
  const isKey = !(name in objectOf(schema.properties)) || isObject(schema.additionalProperties);
  const isRequired = Array.isArray(schema.required) && schema.required.includes(name);
  if (isRequired) return undefined;
  const slot = { file, pointer: list, index: 0 };
  return isKey ? { kind: 'key', pointer, name, slot } : { kind: 'property', pointer, name };
}

/** Returns the part at a place. @throws StudioProblem if there is none */
export function requirePart(content: SiteContent, place: Place): Part {
  const part = partAt(content, place);
  if (!part)
    throw new StudioProblem('This always has to be there, so it can’t be moved, renamed or deleted.');
  return part;
}

/**
 * Returns the place where a form or group has the drawing of a new field. It is in the target of the group's `$ref` if
 * the rules are in a target too: beside the `$ref`, only the group here would have it.
 */
export function drawingPlace(content: SiteContent, { file, pointer }: Place): Place {
  const holder = holderAt(content, { file, pointer });
  const target = content.resolved(content.fileOf(file)).refs.get(pointer);
  const isShared = holder && isInherited(content, { file, pointer: `${holder.schema}/properties/0` });
  return isShared && target ? { file: target.file.name, pointer: target.pointer } : { file, pointer };
}

/** Returns the place where a form or group is drawn, for the place of its rules or its order too. */
const holderPlace = ({ file, pointer }: Place): Place =>
  drawnPlace({
    file,
    pointer: pointer.replace(/\/(?:ui:order|properties)$/, '').replace(/\/schema$/, '/uiSchema'),
  });

/**
 * Returns the places in pages that get what is added to a list, map or form.
 * @param isOrder true if only the order changes
 */
export function sharersOf(content: SiteContent, { file, pointer }: Place, isOrder = false): Place[] {
  const around = { file, pointer: parentOf(pointer) };
  const holder = lastPart(pointer) === 'ui:order' ? holderAt(content, around) : undefined;
  const drawn = holder ? drawingPlace(content, around) : around;
  const current = valueAtPlace(content, { file, pointer });
  // an entry goes into the list that a `$ref` includes, a property beside the `$ref`
  const list = Array.isArray(current) ? content.definedAt({ file, pointer }) : undefined;
  const others = [
    ...(list ? [] : [current === undefined ? drawn : { file, pointer }]),
    ...(holder && !isOrder ? [drawn, { file, pointer: `${holder.schema}/properties` }] : []),
  ];
  const uses = [...(list ? [list] : []), ...others.map((place) => content.writtenAt(place))]
    .flatMap(content.usesOf)
    .map((use) => (holder ? holderPlace(use) : use));
  return [...new Map(uses.map((use) => [placeKey(use), use])).values()];
}

/** Returns the schema of what is in a list or map. */
export function itemSchema(content: SiteContent, slot: Place): Placed | undefined {
  const placed = schemaOf(content, slot);
  if (!placed) return undefined;
  const isList = placed.schema.type === 'array';
  return describedChild(placed, isList ? '0' : '\u0000', isList ? [] : {});
}

/** Returns what fits into a slot: equal texts for slots whose parts can change places. */
export function kindOfSlot(content: SiteContent, slot: Place): string | undefined {
  if (lastPart(slot.pointer) === 'ui:order') return FIELD;
  const placed = itemSchema(content, slot);
  return placed && `${placed.place.uri}#${placed.place.pointer}`;
}

/** Returns the names that are taken in a form or map. */
export function takenNames(content: SiteContent, slot: Place): string[] {
  const holder = holderAt(content, { ...slot, pointer: parentOf(slot.pointer) });
  if (kindOfSlot(content, slot) === FIELD) return holder?.fields.map(({ name }) => name) ?? [];
  return Object.keys(objectOf(valueAtPlace(content, slot)) as JsonObject);
}
