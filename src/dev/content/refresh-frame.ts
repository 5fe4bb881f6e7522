/** What stands around the product's root elements: the server writes it. */
const FRAME = [
  'title',
  'meta[name="description"]',
  '.skip-link',
  '.host-header',
  '.host-footer',
  '.host-notice',
];

/** Brings what stands around the root elements up to date, for what was typed in them to stay. */
export async function refreshFrame(): Promise<void> {
  const answer = await fetch(location.pathname);
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const selector of FRAME) {
    const [now, next] = [document.querySelector(selector), fresh.querySelector(selector)];
    // the title of a page follows its step
    if (!now || !next || (selector === 'title' && document.querySelector('[data-step]'))) continue;
    if (!now.isEqualNode(next)) now.replaceWith(next);
  }
}
