import { pageAddress } from '../page-address.ts';
import { treeOf } from '../ui/tree.ts';

const isInPageLink = (target: EventTarget): target is HTMLAnchorElement =>
  target instanceof HTMLAnchorElement && target.getAttribute('href')?.startsWith('#') === true;

/**
 * Keeps the open step when a link leads to a place on the page, such as a skip link: the hash belongs to the steps.
 * @param isOurs returns false for links that the page handles itself
 */
export function keepStepOnInPageLinks(isOurs: (link: HTMLAnchorElement) => boolean = () => true): void {
  document.addEventListener('click', (event) => {
    const link = event.composedPath().find(isInPageLink);
    if (event.defaultPrevented || !link || !isOurs(link)) return;
    const target = treeOf(link).getElementById(link.hash.slice(1));
    // the hash of a step: the page may have a base, to which the link would lead
    if (!target) link.href = pageAddress(link.getAttribute('href') ?? '');
    else {
      event.preventDefault();
      target.scrollIntoView();
      target.focus({ preventScroll: true });
    }
  });
}

/** Returns the child of a parent that contains a node which a translator has wrapped. */
function childHolding(parent: Node, node: Node): Node | null {
  let at: Node | null = node;
  while (at && at.parentNode !== parent) at = at.parentNode;
  return at;
}

/**
 * Lets React continue after a page translator moved or replaced its text nodes. Without this, React throws when it
 * removes one, and the page fails. The text on the page stays correct because texts that change have their own
 * elements (ui/Text.tsx).
 * @param isOurs returns false for parents that belong to the host page, which gets the usual errors
 */
export function tolerateTranslators(isOurs: (parent: Node) => boolean = () => true): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (!isOurs(this)) return removeChild.call(this, child) as Child;
    const wrapped = childHolding(this, child);
    if (wrapped) removeChild.call(this, wrapped);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    if (!isOurs(this)) return insertBefore.call(this, child, before) as Child;
    insertBefore.call(this, child, before && childHolding(this, before));
    return child;
  };
}
