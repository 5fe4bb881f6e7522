import type { OutlineNode, Place } from './model.ts';
import type { Slot } from './protocol.ts';

/** Returns a text that is equal for equal places. */
export const placeKey = ({ file, pointer }: Place) => file + pointer;

/** Returns the place of a key. */
export function placeOf(key: string): Place | undefined {
  const [, file, pointer = ''] = /^(.+?\.json)(\/.*)?$/.exec(key) ?? [];
  return file === undefined ? undefined : { file, pointer };
}

/** Returns true if a place is, or is inside, another one. */
export const isInside = (place: Place, outer: Place) =>
  place.file === outer.file &&
  (place.pointer === outer.pointer || place.pointer.startsWith(`${outer.pointer}/`));

/**
 * Returns the deepest node with a place and the nodes around it, outermost first. Nothing if no node has it.
 *
 * @param at - returns the place of a node to compare: where it is by default, or where it is written
 */
export function pathTo(
  outline: readonly OutlineNode[],
  place: Place,
  at: (node: OutlineNode) => Place = (node) => node,
): readonly OutlineNode[] {
  let found: readonly OutlineNode[] = [];
  let depth = -1;
  const visit = (nodes: readonly OutlineNode[], around: readonly OutlineNode[]) => {
    for (const node of nodes) {
      const path = [...around, node];
      const own = at(node);
      if (own.pointer.length > depth && isInside(place, own)) {
        found = path;
        depth = own.pointer.length;
      }
      visit(node.children, path);
    }
  };
  visit(outline, []);
  return found;
}

/** Returns the nodes to the one that a diagnostic is about. */
export const pathToWritten = (outline: readonly OutlineNode[], written: Place) =>
  pathTo(outline, written, (node) => node.written);

/** Returns the place of what is in a slot. @param name the name of a field, or of an entry of a map */
export function placeIn({ file, pointer, index }: Slot, name: string | undefined): Place {
  if (pointer.endsWith('/steps')) return { file, pointer: `${pointer}/${index}/step` };
  if (pointer.endsWith('/ui:order')) return { file, pointer: pointer.replace(/ui:order$/, name ?? '') };
  return { file, pointer: `${pointer}/${name ?? index}` };
}

/** Returns the name of a node in its slot. Undefined if it is an entry of a list. */
export const nameIn = ({ pointer }: Place, slot: Place, count: number): string | undefined =>
  slot.pointer.endsWith('/ui:order') || count === 0 ? pointer.slice(pointer.lastIndexOf('/') + 1) : undefined;
