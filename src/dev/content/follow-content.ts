import { loadContent } from '../../engine/mount/compiled-page.ts';
import { CONTENT_CHANGED } from '../../engine/mount/content-events.ts';
import type { ContentChange } from '../../engine/mount/mount-roots.tsx';
import { CONTENT_SAVED, type ContentSaved } from '../wire.ts';
import { refreshFrame } from './refresh-frame.ts';

const isOpen = (address: string) =>
  document.querySelector(`[data-content="${CSS.escape(address)}"]`) !== null;

async function take({ pages }: ContentSaved): Promise<void> {
  for (const address of pages.filter(isOpen)) {
    const compiled = await loadContent(`${address}?t=${Date.now()}`);
    const detail: ContentChange = { address, compiled };
    dispatchEvent(new CustomEvent(CONTENT_CHANGED, { detail }));
  }
  await refreshFrame();
}

/** Fetches content that was saved, and hands it to the open page. */
export function followContent(hot: NonNullable<ImportMeta['hot']>): void {
  // one after the other: what was saved last is shown last
  let last: Promise<void> = Promise.resolve();
  hot.on(CONTENT_SAVED, (saved: ContentSaved) => {
    last = last
      .then(() => take(saved))
      .catch((error: unknown) => console.error('Saved content could not be shown.', error));
  });
}
