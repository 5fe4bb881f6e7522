import { CONTENT_CHANGED, loadContent } from '../../engine/mount/compiled-page.ts';
import type { ContentChange } from '../../engine/mount/mount-roots.tsx';
import { lastVersion } from './marked-content.ts';

/** Draws the pages again with the same content, which is prepared anew. Their answers stay. */
export async function redraw(): Promise<void> {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-content]')) {
    const { content: address = '' } = dataset;
    // from the browser's memory
    const compiled = await loadContent(lastVersion(address));
    const detail: ContentChange = { address, compiled };
    dispatchEvent(new CustomEvent(CONTENT_CHANGED, { detail }));
  }
}
