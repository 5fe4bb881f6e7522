import type { OutlineNode, Place } from '../../../src/studio/model.ts';
import { pathTo } from '../../../src/studio/places.ts';

/** Creates functions that find nodes of the outline, and what to call a place. */
export const createLabels = (outline: readonly OutlineNode[]) => ({
  /** Returns the nodes around a place, outermost first. */
  nodesAround: (place: Place) => pathTo(outline, place),
  /** Returns the node at a place, or the nearest one around it. */
  nodeAt: (place: Place) => pathTo(outline, place).at(-1),
  /** Returns the labels of the nodes around a place, without pages and journeys: Contact details › Email address. */
  labelAt(place: Place) {
    const around = pathTo(outline, place);
    const inner = around.filter(({ kind }) => kind !== 'page' && kind !== 'journey');
    return (inner.length > 0 ? inner : around).map(({ label }) => label).join(' › ');
  },
});
