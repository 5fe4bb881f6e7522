/**
 * The message a visitor reads when a page fails. It stands in the page's HTML, inside its root element, because
 * whatever failed may be the very content that would hold it.
 */
const LAST_RESORT = 'This page can’t be shown right now. Please reload it.';

function fallback(root: HTMLElement): HTMLElement | null {
  return root.querySelector<HTMLElement>('[data-failure]');
}

export function failureText(root: HTMLElement): string {
  return fallback(root)?.textContent?.trim() || LAST_RESORT;
}

/** Shows the message in the page's place: the one in its HTML, or a plain one where the host has none. */
export function showFailure(root: HTMLElement): void {
  const message = fallback(root) ?? document.createElement('p');
  message.textContent = failureText(root);
  message.className = 'failure';
  message.setAttribute('role', 'alert');
  root.replaceChildren(message);
}
