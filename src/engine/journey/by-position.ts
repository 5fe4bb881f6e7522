/** Compares two elements for sorting: the one that stands first on the page comes first. */
export function byPosition(one: Node, other: Node): number {
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
