import { CONTENT_CHANGED, type CompiledPage, loadContent } from '../../engine/mount/compiled-page.ts';
import type { ContentChange } from '../../engine/mount/mount-roots.tsx';
import { CONTENT_SAVED, type ContentSaved } from '../protocol.ts';
import { keepPosition } from './keep-position.ts';
import { hashesIn, renamedStep } from './renamed-step.ts';

/** The parts around the root elements. The server writes them. */
const FRAME = [
  'title',
  'meta[name="description"]',
  '.skip-link',
  '.host-header',
  '.host-footer',
  '.host-notice',
];

const isOpen = (address: string) =>
  document.querySelector(`[data-content="${CSS.escape(address)}"]`) !== null;

/** Returns the new hash of the open step, if it was edited. */
function newHash(before: CompiledPage, after: CompiledPage): string | undefined {
  const open = document.querySelector<HTMLElement>('[data-step]')?.dataset.step ?? '';
  const next = hashesIn(after.content);
  return hashesIn(before.content)
    .map((hashes, index) => renamedStep(hashes, next[index] ?? [], open))
    .find(Boolean);
}

async function refreshFrame(): Promise<void> {
  const answer = await fetch(location.pathname);
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const selector of FRAME) {
    const [now, next] = [document.querySelector(selector), fresh.querySelector(selector)];
    // a step sets the title itself
    if (!now || !next || (selector === 'title' && document.querySelector('[data-step]'))) continue;
    if (!now.isEqualNode(next)) now.replaceWith(next);
  }
}

/** Fetches saved content and passes it to the open page. */
export function followContent(hot: NonNullable<ImportMeta['hot']>): void {
  const shown = new Map<string, CompiledPage>();

  const take = async ({ pages }: ContentSaved) => {
    for (const address of pages.filter(isOpen)) {
      // from the browser's memory, as the page has loaded it
      const before = shown.get(address) ?? (await loadContent(address));
      const compiled = await loadContent(`${address}?t=${Date.now()}`);
      shown.set(address, compiled);
      const hash = newHash(before, compiled);
      if (hash) keepPosition(hash);
      const detail: ContentChange = { address, compiled };
      dispatchEvent(new CustomEvent(CONTENT_CHANGED, { detail }));
    }
    await refreshFrame();
  };
  // one after the other, so that the last save is shown last
  let last: Promise<void> = Promise.resolve();
  hot.on(CONTENT_SAVED, (saved: ContentSaved) => {
    last = last
      .then(() => take(saved))
      .catch((error: unknown) => console.error('Saved content could not be shown.', error));
  });
}
