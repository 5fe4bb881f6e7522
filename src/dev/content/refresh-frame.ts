/** The parts around the root elements. The server writes them. */
const FRAME = [
  'title',
  'meta[name="description"]',
  '.skip-link',
  '.host-header',
  '.host-footer',
  '.host-notice',
];

/** Updates the parts around the root elements. */
export async function refreshFrame(): Promise<void> {
  const answer = await fetch(location.pathname);
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const selector of FRAME) {
    const [now, next] = [document.querySelector(selector), fresh.querySelector(selector)];
    // a step sets the title itself
    if (!now || !next || (selector === 'title' && document.querySelector('[data-step]'))) continue;
    if (!now.isEqualNode(next)) now.replaceWith(next);
  }
}
