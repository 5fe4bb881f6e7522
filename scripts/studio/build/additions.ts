import type { Place } from '../../../src/studio/model.ts';
import type { Addition, Slot } from '../../../src/studio/protocol.ts';
import { drawsOf } from '../../content/check/model/widgets.ts';
import { parentOf } from '../../content/check/pointers.ts';
import { escapePart, isObject, listOf, objectOf } from '../../content/json.ts';
import { describedChild } from '../described.ts';
import type { Field } from '../outline/fields.ts';
import { wordsOf } from '../outline/labels.ts';
import { isInherited } from '../properties/origins.ts';
import { propertiesOf, shapeOf } from '../shapes.ts';
import type { SiteContent } from '../site-content.ts';
import { formNodeAt, keywordsWithoutMessage } from './messages.ts';
import {
  FIELD,
  holderAt,
  itemSchema,
  kindOfSlot,
  lastPart,
  type Part,
  partAt,
  schemaOf,
  sharersOf,
  valueAtPlace,
} from './parts.ts';

/** The words for an entry, by the name of its list or map. */
const THINGS: Readonly<Record<string, string>> = {
  $defs: 'Rule of a shared field',
  ui: 'Drawing of a shared field',
};

/** Returns how to add something to a slot: a field, a step, or an entry of a list or map. */
function additionTo(content: SiteContent, to: Slot, after = ''): Addition[] {
  const kind = kindOfSlot(content, to);
  if (kind === FIELD) return [{ label: `Field${after}`, kind, to, asks: 'field' }];
  const item = itemSchema(content, to);
  if (!item || kind === undefined) return [];
  const list = lastPart(to.pointer);
  const thing = THINGS[list] ?? wordsOf(list.replace(/s$/, ''));
  const isList = schemaOf(content, to)?.schema.type === 'array';
  const asks = item.schema.title === 'JourneyEntry' ? 'step' : isList ? 'nothing' : 'name';
  return [{ label: isList ? `${thing}${after}` : thing, kind, to, asks }];
}

const atEnd = (content: SiteContent, place: Place): Slot => {
  return { ...place, index: listOf(valueAtPlace(content, place)).length };
};

function ofField(content: SiteContent, place: Place, { field }: Part & { kind: 'field' }): Addition[] {
  const { file, pointer } = place;
  const node = formNodeAt(content, place);
  const names = node ? keywordsWithoutMessage(node) : [];
  const choice: Addition = {
    ...{ label: 'Choice', kind: 'choice', asks: 'choice' },
    to: atEnd(content, { file, pointer: `${field.pointer}/oneOf` }),
  };
  const message: Addition = {
    ...{ label: 'Message', kind: 'message', asks: 'name', names },
    to: { file, pointer: `${pointer}/ui:messages`, index: 0 },
  };
  return [
    ...(Array.isArray(field.schema.oneOf) ? [choice] : []),
    ...additionTo(content, atEnd(content, { file, pointer: `${pointer}/ui:alerts` })),
    ...(names.length > 0 ? [message] : []),
  ];
}

/** Returns what can be added to the lists and maps of an object, and the objects that it can have. */
function ofObject(content: SiteContent, { file, pointer }: Place): Addition[] {
  const value = valueAtPlace(content, { file, pointer });
  const placed = schemaOf(content, { file, pointer });
  if (!placed) return [];
  const isOwnSlot = Array.isArray(value) || describedChild(placed, '\u0000', {}) !== undefined;
  const own = isOwnSlot ? additionTo(content, atEnd(content, { file, pointer })) : [];
  const properties = isObject(value) ? [...propertiesOf(placed)] : [];
  const inner = properties.flatMap(([name, inner]): Addition[] => {
    const to = { file, pointer: `${pointer}/${escapePart(name)}`, index: 0 };
    const shape = shapeOf(inner);
    if (shape === 'nodes') return additionTo(content, atEnd(content, to));
    if (shape !== 'node' || objectOf(value)[name] !== undefined) return [];
    const kind = inner.place.uri + inner.place.pointer;
    return [{ label: wordsOf(name), kind, to, asks: 'nothing' }];
  });
  return [...inner, ...own];
}

/** Returns true if the widget of a group can draw another field in it. */
function drawsMore({ schema, ui }: Field): boolean {
  const properties = { ...objectOf(schema.properties), another: {} };
  return drawsOf(String(ui['ui:widget']))?.canDraw({ ...schema, properties }) ?? true;
}

/** Returns what can be added inside a node. */
export function additionsInside(content: SiteContent, place: Place): Addition[] {
  const { file, pointer } = place;
  const part = partAt(content, place);
  const value = objectOf(valueAtPlace(content, place));
  const isForm = isObject(value.schema) && isObject(value.uiSchema);
  const isList = part?.kind === 'field' && part.field.schema.type === 'array';
  const canDraw = part?.kind !== 'field' || drawsMore(part.field);
  const ui = isForm ? `${pointer}/uiSchema` : isList ? `${pointer}/items` : pointer;
  const holder = isForm || part?.kind === 'field' ? holderAt(content, { file, pointer: ui }) : undefined;
  const end = { file, pointer: `${ui}/ui:order`, index: holder?.fields.length ?? 0 };
  return [
    ...(holder && canDraw ? additionTo(content, end, isForm ? '' : ' inside this') : []),
    ...(part?.kind === 'field' ? ofField(content, place, part) : ofObject(content, place)),
  ];
}

/** Returns who shares a slot, and if something can be added for one of them alone. Nothing if nobody else has it. */
function sharing(content: SiteContent, { kind, to }: Addition): Pick<Addition, 'shared'> {
  if (sharersOf(content, to).length < 2) return {};
  const { file, pointer } = to;
  const holder = kind === FIELD ? holderAt(content, { file, pointer: parentOf(pointer) }) : undefined;
  const entry = holder ? `${holder.schema}/properties/0` : `${pointer}/0`;
  return { shared: { canBeHere: isInherited(content, { file, pointer: entry }) } };
}

/** Returns what can be added at a node: after it, and inside it. */
export function additionsAt(content: SiteContent, place: Place): Addition[] {
  const slot = partAt(content, place)?.slot;
  const after = slot ? additionTo(content, { ...slot, index: slot.index + 1 }, ' after this') : [];
  const all = [...after, ...additionsInside(content, place)];
  return all.map((addition) => ({ ...addition, ...sharing(content, addition) }));
}
