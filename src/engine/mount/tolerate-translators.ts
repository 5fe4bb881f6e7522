/** Returns the child of a parent that now holds a node, as a translator has wrapped it. */
function childHolding(parent: Node, node: Node): Node | null {
  let at: Node | null = node;
  while (at && at.parentNode !== parent) at = at.parentNode;
  return at;
}

/**
 * Has React go on where a page translator has moved or replaced its text nodes. Without this, one of them that React
 * takes out throws and takes the page down. What is drawn stays right because texts that change are elements of their
 * own (ui/Text.tsx).
 */
export function tolerateTranslators(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const held = childHolding(this, child);
    if (held) removeChild.call(this, held);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    insertBefore.call(this, child, before && childHolding(this, before));
    return child;
  };
}
