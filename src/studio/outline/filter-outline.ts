import type { OutlineNode } from '../model.ts';

/** The most nodes to draw: an author who sees more types another letter. */
const MOST = 200;

/** Returns the nodes with a text in their label, condition or file name, and the nodes around them. */
export function filterOutline(outline: readonly OutlineNode[], text: string) {
  if (text === '') return { nodes: outline, count: 0, most: MOST };
  const wanted = text.toLowerCase();
  let count = 0;
  const filter = (node: OutlineNode): OutlineNode[] => {
    const { label, condition = '', kind, file } = node;
    const isFound = `${label}\n${condition}\n${kind === 'file' ? file : ''}`.toLowerCase().includes(wanted);
    if (isFound) count += 1;
    const isShown = isFound && count <= MOST;
    const children = node.children.flatMap(filter);
    return isShown || children.length > 0 ? [{ ...node, children }] : [];
  };
  return { nodes: outline.flatMap(filter), count, most: MOST };
}
