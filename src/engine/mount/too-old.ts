/*
 * Also part of src/too-old.ts, which must run in any browser. The build compiles its syntax to ES5 or refuses it
 * (const, for-of). Don't use functions that are newer than ES5.
 */

/**
 * Returns true if the browser is older than the baseline: it lacks the newest function that one of the engines
 * added.
 */
export function isTooOld(): boolean {
  return !('fromAsync' in Array && 'groupBy' in Map && 'Segmenter' in Intl);
}

/** Replaces the content of root elements by their message for old browsers. @param tree contains the roots */
export function showTooOld(tree: ParentNode): void {
  [].forEach.call(tree.querySelectorAll('[data-too-old]'), (message: Element) => {
    message.removeAttribute('hidden');
    showAlone(message, message.parentNode);
  });
}

function showAlone(message: Element, root: ParentNode | null): void {
  if (!root) return;
  root.textContent = '';
  root.appendChild(message);
}
