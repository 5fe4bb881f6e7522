import { loadContent } from './engine/mount/compiled-page.ts';
import { CONTENT_CHANGED, CONTENT_SAVED } from './engine/mount/content-events.ts';
import type { ContentChange } from './engine/mount/mount-roots.tsx';

/** In development only: fetches content that was saved, and hands it to the open pages. */
export function followContent(hot: NonNullable<ImportMeta['hot']>): void {
  hot.on(CONTENT_SAVED, async ({ pages }: { pages: readonly string[] }) => {
    document.querySelector('vite-error-overlay')?.remove();
    for (const address of pages) {
      const compiled = await loadContent(`${address}&t=${Date.now()}`);
      const detail: ContentChange = { address, compiled };
      dispatchEvent(new CustomEvent(CONTENT_CHANGED, { detail }));
    }
  });
}
