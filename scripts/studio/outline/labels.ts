import type { OutlineNode, Place } from '../../../src/studio/model.ts';
import { pathTo } from '../../../src/studio/places.ts';
import { isObject, listOf } from '../../content/json.ts';

/** The longest label, in characters. The rest of a longer text is cut. */
const LONGEST = 60;

/** Names that say little to an author. */
const LABELS: Readonly<Record<string, string>> = {
  $ref: 'Shared definition',
  $defs: 'Rules of shared fields',
  ui: 'How shared fields are drawn',
  'ui:title': 'Label',
  'ui:description': 'Hint',
  'ui:messages': 'Messages',
  'ui:autocomplete': 'What the browser fills in',
  'ui:widget': 'Widget',
  'ui:options': 'Settings of the widget',
  hash: 'Address after the #',
};

/** Returns a property's name as words: `hideLabel` is “Hide label”. */
export function wordsOf(name: string): string {
  if (LABELS[name]) return LABELS[name];
  const words = name
    .replace(/^(ui:|\$)/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const TEXTS = ['heading', 'title', 'label', 'text', 'name', 'term', 'question'];

/** Returns what to call an object: its first text, or the words of its name. */
export function labelOf(value: unknown, name: string): string {
  const found = isObject(value)
    ? (TEXTS.map((key) => value[key]).find((text) => typeof text === 'string') ?? listOf(value.avoid)[0])
    : value;
  const text = typeof found === 'string' ? found : wordsOf(name);
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trimEnd()}…` : text;
}

/** Creates functions that find nodes of the outline, and what to call a place. */
export const createLabels = (outline: readonly OutlineNode[]) => ({
  /** Returns the node at a place, or the nearest one around it. */
  nodeAt: (place: Place) => pathTo(outline, place).at(-1),
  /** Returns the labels of the nodes around a place, without pages and journeys: Contact details › Email address. */
  labelAt(place: Place) {
    const around = pathTo(outline, place);
    const inner = around.filter(({ kind }) => kind !== 'page' && kind !== 'journey');
    return (inner.length > 0 ? inner : around).map(({ label }) => label).join(' › ');
  },
});
