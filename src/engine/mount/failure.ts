/** What a visitor reads when a page fails. */
export interface Failure {
  heading: string;
  text: string;
}

/** For a host page that has no message of its own. */
const LAST_RESORT = 'This page can’t be shown right now. Please reload it.';

/**
 * The message for a root element. It stands in the page's HTML, inside the root, because whatever failed may be
 * the very content that would hold it.
 */
export function failureOf(root: HTMLElement): Failure {
  const fallback = root.querySelector('[data-failure]');
  const said = (fallback?.querySelector('p') ?? fallback)?.textContent?.trim();
  return { heading: fallback?.querySelector('h1')?.textContent ?? document.title, text: said || LAST_RESORT };
}

/** Shows the message in the page's place; without React, which may be what failed. */
export function showFailure(root: HTMLElement, { heading, text }: Failure): void {
  const message = document.createElement('div');
  message.className = 'failure';
  message.setAttribute('role', 'alert');
  const title = document.createElement('h1');
  title.textContent = heading;
  const words = document.createElement('p');
  words.textContent = text;
  message.append(title, words);
  root.replaceChildren(message);
}
