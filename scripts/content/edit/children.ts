import type { Node } from 'jsonc-parser';
import type { Edit } from '../check/diagnostic.ts';
import type { ContentFile } from '../read.ts';

/** An entry of a list, or a property of an object. */
export interface Child {
  parent: Node;
  index: number;
}

const INDEX = /^(?:0|[1-9]\d*)$/;

export const endOf = ({ offset, length }: Node): number => offset + length;

export const sourceOf = ({ text }: ContentFile, node: Node): string => text.slice(node.offset, endOf(node));

/** Returns the entries of a list or the properties of an object. A text or number has none. */
export const childrenOf = (node: Node | undefined): readonly Node[] => node?.children ?? [];

/** Returns a node and all nodes inside it. */
export const withDescendants = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(withDescendants)];

/** Returns the value of a property, or the list entry itself. */
export const valueIn = (child: Node | undefined): Node | undefined =>
  child?.type === 'property' ? child.children?.[1] : child;

/** Returns the index of an entry or property, -1 if there is none. If a key is written twice, the last one counts. */
export function indexOf(node: Node, part: string): number {
  if (node.type === 'object')
    return childrenOf(node).findLastIndex(({ children }) => children?.[0]?.value === part);
  const isEntry = node.type === 'array' && INDEX.test(part) && Number(part) < childrenOf(node).length;
  return isEntry ? Number(part) : -1;
}

/** Returns the space between the bracket of an object or list and its first child. */
function gapOf(file: ContentFile, node: Node): string {
  const [first] = childrenOf(node);
  return first ? file.text.slice(node.offset + 1, first.offset) : '';
}

/** Returns the edit that inserts the source of a child. The node must have children. */
export function insertChild(file: ContentFile, { parent, index }: Child, source: string): Edit {
  const separator = `,${gapOf(file, parent) || ' '}`;
  const after = childrenOf(parent)[index];
  const last = childrenOf(parent).at(-1) ?? parent;
  return after
    ? { offset: after.offset, length: 0, text: `${source}${separator}` }
    : { offset: endOf(last), length: 0, text: `${separator}${source}` };
}

/** Returns the edit that removes a child with its comma. */
export function removeChild({ parent, index }: Child): Edit {
  const children = childrenOf(parent);
  const [before, child, after] = [children[index - 1], children[index], children[index + 1]];
  // the last child leaves its brackets empty
  const start = after ? child?.offset : before ? endOf(before) : parent.offset + 1;
  const end = after ? after.offset : before ? child && endOf(child) : endOf(parent) - 1;
  return { offset: start ?? 0, length: (end ?? 0) - (start ?? 0), text: '' };
}

/** Returns the edits that move a child to an index among the other children. */
export function moveChild(file: ContentFile, { parent, index }: Child, to: number): Edit[] {
  const child = childrenOf(parent)[index];
  if (!child || to === index) return [];
  const target = { parent, index: to > index ? to + 1 : to };
  return [removeChild({ parent, index }), insertChild(file, target, sourceOf(file, child))];
}
