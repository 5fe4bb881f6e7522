import type { OutlineNode, Place } from './protocol.ts';

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
