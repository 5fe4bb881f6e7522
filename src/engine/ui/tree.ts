import { createContext, useContext } from 'react';

/** The document, or the shadow tree in which a page is drawn on a host page. */
export type Tree = Document | ShadowRoot;

/** Returns the tree that contains a node. */
export function treeOf(node: Node): Tree {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root : document;
}

/** Returns the element with the focus in the tree of a node. */
export function focusedIn(node: Node): Element | null {
  return treeOf(node).activeElement;
}

/** Returns true if an event came from within an element. A listener outside of a shadow tree sees only its host as the target. */
export function isEventIn(event: Event, element: Element | null): boolean {
  return element !== null && event.composedPath().includes(element);
}

/** Provides the tree of a page. A function, because the build draws pages without a document. */
export const TreeContext = createContext<() => Tree>(() => document);

/** Returns a function that returns the tree of the page. */
export function useTree(): () => Tree {
  return useContext(TreeContext);
}
