import type { OutlineNode, Place } from '../../../src/studio/model.ts';

/** Creates functions that find nodes of the outline, and what to call a place. */
export function createLabels(outline: readonly OutlineNode[]) {
  const childWith = (nodes: readonly OutlineNode[], { file, pointer }: Place) =>
    nodes.find((node) => node.file === file && `${pointer}/`.startsWith(`${node.pointer}/`));

  /** Returns the nodes around a place, outermost first. */
  const nodesAround = (place: Place): OutlineNode[] => {
    const found: OutlineNode[] = [];
    let nodes = outline;
    for (let node = childWith(nodes, place); node; node = childWith(nodes, place)) {
      found.push(node);
      nodes = node.children;
    }
    return found;
  };
  return {
    nodesAround,
    /** Returns the node at a place, or the nearest one around it. */
    nodeAt: (place: Place) => nodesAround(place).at(-1),
    /** Returns the labels of the nodes around a place, without pages and journeys: Contact details › Email address. */
    labelAt: (place: Place) => {
      const around = nodesAround(place);
      const inner = around.filter(({ kind }) => kind !== 'page' && kind !== 'journey');
      return (inner.length > 0 ? inner : around).map(({ label }) => label).join(' › ');
    },
  };
}
