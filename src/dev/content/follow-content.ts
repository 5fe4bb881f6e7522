import { CONTENT_CHANGED, type CompiledPage, loadContent } from '../../engine/mount/compiled-page.ts';
import type { ContentChange } from '../../engine/mount/mount-roots.tsx';
import { CONTENT_SAVED, type ContentSaved } from '../wire.ts';
import { keepPlace } from './keep-place.ts';
import { refreshFrame } from './refresh-frame.ts';
import { hashesIn, renamedStep } from './renamed-step.ts';

const isOpen = (address: string) =>
  document.querySelector(`[data-content="${CSS.escape(address)}"]`) !== null;

/** Where the open step has gone, if its hash was edited. */
function renamed(before: CompiledPage, after: CompiledPage): string | undefined {
  const open = document.querySelector<HTMLElement>('[data-step]')?.dataset.step;
  const next = hashesIn(after.content);
  const journeys = hashesIn(before.content).map((hashes, index) => [hashes, next[index] ?? []] as const);
  return journeys.flatMap(([old, fresh]) => (open && renamedStep(old, fresh, open)) || [])[0];
}

/** Fetches content that was saved, and hands it to the open page. */
export function followContent(hot: NonNullable<ImportMeta['hot']>): void {
  const shown = new Map<string, CompiledPage>();

  const take = async ({ pages }: ContentSaved) => {
    for (const address of pages.filter(isOpen)) {
      // the browser has kept the module that the page began with
      const before = shown.get(address) ?? (await loadContent(address));
      const compiled = await loadContent(`${address}?t=${Date.now()}`);
      shown.set(address, compiled);
      const hash = renamed(before, compiled);
      if (hash) keepPlace(hash);
      const detail: ContentChange = { address, compiled };
      dispatchEvent(new CustomEvent(CONTENT_CHANGED, { detail }));
    }
    await refreshFrame();
  };
  // one after the other: what was saved last is shown last
  let last: Promise<void> = Promise.resolve();
  hot.on(CONTENT_SAVED, (saved: ContentSaved) => {
    last = last
      .then(() => take(saved))
      .catch((error: unknown) => console.error('Saved content could not be shown.', error));
  });
}
