/** Returns true for a compiled condition: its rule is elsewhere in the module. */
const isCondition = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).join() === '$id';

/** A form schema or any other object of content. */
interface Part {
  [name: string]: unknown;
  allOf?: unknown[];
}

/** A character without width. */
export const NO_WIDTH = '\u200B';

/** Makes the labels of items different: lists use them as keys, because items with the same label exclude each other. */
function tellApart(items: readonly Part[]): void {
  const labels = new Set<unknown>();
  for (const item of items) {
    while (typeof item?.label === 'string' && labels.has(item.label)) item.label += NO_WIDTH;
    labels.add(item?.label);
  }
}

/**
 * Removes the conditions from a page's content, so that the page draws what they hide: steps, alerts, items, notes
 * and revealed fields, also those that exclude each other. The rule of a form stays, because it is compiled. A text
 * that replaces a closed form keeps its condition, because it would hide the form.
 */
export function showHidden(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const part = value as Part;
  if (isCondition(part.when)) delete part.when;
  if ('if' in part && ('then' in part || 'else' in part)) {
    const { allOf = [], then, else: otherwise } = part;
    for (const name of ['if', 'then', 'else']) delete part[name];
    part.allOf = [...allOf, ...[then, otherwise].filter((branch) => typeof branch === 'object')];
  }
  if (Array.isArray(value)) tellApart(value);
  for (const [name, child] of Object.entries(part)) if (name !== 'closed') showHidden(child);
}
