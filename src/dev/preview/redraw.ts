import { CONTENT_CHANGED, loadContent } from '../../engine/mount/compiled-page.ts';
import type { ContentChange } from '../../engine/mount/mount-roots.tsx';
import { drawnPlaces } from './fibers.ts';
import { lastVersion, showsEverything } from './marked-content.ts';

/** Draws the roots that don't show everything again, or those that do, with the same content. Their answers stay. */
export async function redraw(isEverything: boolean): Promise<void> {
  for (const root of document.querySelectorAll<HTMLElement>('[data-content]')) {
    const { content } = drawnPlaces(root);
    if (!content || showsEverything(content) === isEverything) continue;
    const { content: address = '' } = root.dataset;
    // from the browser's memory, and prepared anew
    const compiled = await loadContent(lastVersion(address));
    const detail: ContentChange = { address, compiled };
    dispatchEvent(new CustomEvent(CONTENT_CHANGED, { detail }));
  }
}
