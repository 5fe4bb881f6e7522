/*
 * This is a part of src/too-old.ts as well, which has to run in any browser. The build makes ES5 of its syntax or refuses
 * it (const, for-of). Functions that are newer than ES5 are for us to avoid.
 */

/** Returns true if the browser is older than the baseline: it lacks the newest function of one of the engines. */
export function isTooOld(): boolean {
  return !('fromAsync' in Array && 'groupBy' in Map && 'Segmenter' in Intl);
}

/** Shows the message that root elements have for such browsers, and nothing else in them. */
export function showTooOld(): void {
  [].forEach.call(document.querySelectorAll('[data-too-old]'), (message: Element) => {
    message.removeAttribute('hidden');
    showAlone(message, message.parentNode);
  });
}

function showAlone(message: Element, root: ParentNode | null): void {
  if (!root) return;
  root.textContent = '';
  root.appendChild(message);
}
