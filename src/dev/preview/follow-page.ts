import { plainPath } from '../journeys.ts';
import type { PageMessage } from './messages.ts';
import { forgetMaps } from './open-page.ts';
import { previewStore } from './preview-store.ts';

/** A root element that is drawn: before that, it has the message for a failure. */
const DRAWN = '[data-content]:not(:has([data-failure])) > *';

/** Returns the page and step that are drawn, if any. */
function shownPage(): PageMessage | undefined {
  if (!document.querySelector(DRAWN)) return undefined;
  const step = document.querySelector<HTMLElement>('[data-step]');
  const path = plainPath(location.pathname);
  return { type: 'shown', path, hash: step?.dataset.step ?? location.hash.slice(1), title: document.title };
}

/** Tells Studio about each page and step that is drawn, and follows the layout of the page. */
export function followPage(post: (message: PageMessage) => void): void {
  let last = '';
  const onChange = () => {
    forgetMaps();
    const shown = shownPage();
    const now = JSON.stringify(shown);
    if (!shown || now === last) return;
    last = now;
    post(shown);
  };
  let isWaiting = false;
  const draw = () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      previewStore.setState(({ layouts }) => ({ layouts: layouts + 1 }));
    });
  };
  const options = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(() => {
    onChange();
    draw();
  }).observe(document.documentElement, options);
  new ResizeObserver(draw).observe(document.body);
  for (const type of ['resize', 'transitionend', 'animationend']) addEventListener(type, draw);
  // events of inner scroll areas don't bubble
  addEventListener('scroll', draw, { capture: true, passive: true });
  onChange();
}
