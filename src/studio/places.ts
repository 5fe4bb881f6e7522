import { pointerParts } from '../engine/form/paths.ts';
import type { OutlineNode, Place } from './model.ts';
import type { Slot } from './protocol.ts';

/** Returns a text that is equal for equal places. */
export const placeKey = ({ file, pointer }: Place) => file + pointer;

/** Returns the place of a key. */
export function placeOf(key: string): Place | undefined {
  const [, file, pointer = ''] = /^(.+?\.json)(\/.*)?$/.exec(key) ?? [];
  return file === undefined ? undefined : { file, pointer };
}

/** Returns the keys of a pointer. Those of list entries are numbers. */
export const keysOf = (pointer: string) =>
  pointerParts(pointer).map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** Returns true if a place is, or is inside, another one. */
export const isInside = (place: Place, outer: Place) =>
  place.file === outer.file &&
  (place.pointer === outer.pointer || place.pointer.startsWith(`${outer.pointer}/`));

const OF_FIELD =
  /^(.*?)\/schema((?:\/(?:allOf\/\d+|then|else|items|properties\/[^/]+))*\/properties\/[^/]+)(.*)$/;

/** Returns the place in a uiSchema for a place in the rule of a field. Other places stay as they are. */
export function drawnPlace({ file, pointer }: Place): Place {
  const [, form, path, rest] = OF_FIELD.exec(pointer) ?? [];
  if (path === undefined) return { file, pointer };
  const names = path.replaceAll(/\/(?:allOf\/\d+|then|else)(?=\/)/g, '').replaceAll('/properties/', '/');
  return { file, pointer: `${form}/uiSchema${names}${rest}` };
}

function nodesAround(nodes: readonly OutlineNode[], place: Place): OutlineNode[] {
  const node = nodes.find((each) => isInside(place, each));
  return node ? [node, ...nodesAround(node.children, place)] : [];
}

/**
 * Returns the deepest node that a place is in and the nodes around it, outermost first. Nothing if it is in none. The
 * rule of a field is in the field's node.
 */
export const pathTo = (nodes: readonly OutlineNode[], place: Place): OutlineNode[] =>
  nodesAround(nodes, drawnPlace(place));

/**
 * Returns the place of a selected node in another outline. In a list that got longer or shorter, its neighbour may have
 * its place: then the entry with its label and kind is the one. If it is gone, it is the node around it.
 */
export function followPlace(
  before: readonly OutlineNode[],
  after: readonly OutlineNode[],
  place: Place,
): Place {
  const [was, around] = pathTo(before, place).reverse();
  const [now, aroundNow] = pathTo(after, place).reverse();
  const isOther = was && now && placeKey(now) === placeKey(place) && now.label !== was.label;
  const entries =
    isOther && aroundNow?.children.length !== around?.children.length ? aroundNow?.children : [];
  const entry = entries?.find(({ kind, label }) => kind === was?.kind && label === was?.label);
  const { file, pointer } = entry ?? now ?? place;
  return { file, pointer };
}

/** Returns nodes with all that are in them. */
export const allNodes = (nodes: readonly OutlineNode[]): OutlineNode[] =>
  nodes.flatMap((node) => [node, ...allNodes(node.children)]);

/** Returns the deepest node whose own content is written around a place. */
export const nodeWrittenAt = (outline: readonly OutlineNode[], place: Place): OutlineNode | undefined =>
  allNodes(outline)
    .filter(({ written }) => isInside(place, written))
    .toSorted((one, other) => other.written.pointer.length - one.written.pointer.length)[0];

/** Returns the place of what is in a slot. @param name the name of a field, or of an entry of a map */
export function placeIn({ file, pointer, index }: Slot, name: string | undefined): Place {
  if (pointer.endsWith('/steps')) return { file, pointer: `${pointer}/${index}/step` };
  if (pointer.endsWith('/ui:order')) return { file, pointer: pointer.replace(/ui:order$/, name ?? '') };
  return { file, pointer: `${pointer}/${name ?? index}` };
}

/** Returns the name of a node in its slot. Undefined if it is an entry of a list. */
export const nameIn = ({ pointer }: Place, slot: Place, count: number): string | undefined =>
  slot.pointer.endsWith('/ui:order') || count === 0 ? pointer.slice(pointer.lastIndexOf('/') + 1) : undefined;
