import { pointer } from '../../engine/form/paths.ts';
import {
  CONTENT_CHANGED,
  type CompiledPage,
  type ContentLoaded,
  loadContent,
} from '../../engine/mount/compiled-page.ts';
import type { ContentChange } from '../../engine/mount/mount-roots.tsx';
import { showHidden } from './show-hidden.ts';

/** The key of a content object's place. Copies that components make with a spread keep it, and JSON leaves it out. */
const PLACE = Symbol('place');

/** The place of an object in a page's content. */
interface Place {
  content: object;
  pointer: string;
}

/** Returns the place of a content object, or of a copy of it. */
export function placeOf(value: unknown): Place | undefined {
  return typeof value === 'object' && value !== null && PLACE in value ? (value[PLACE] as Place) : undefined;
}

/** Returns true for a compiled icon or Markdown text: the content has a text in its place. */
export function isCompiledText(value: unknown): boolean {
  const [first]: readonly unknown[] = Array.isArray(value) ? value : [];
  return Array.isArray(first) || (typeof first === 'object' && first !== null && 'tag' in first);
}

/** Writes the place of each object into a page's content. */
function markPlaces(content: object, value: unknown = content, at = ''): void {
  if (typeof value !== 'object' || value === null) return;
  Object.assign(value, { [PLACE]: { content, pointer: at } satisfies Place });
  if (isCompiledText(value)) return;
  for (const [part, child] of Object.entries(value)) markPlaces(content, child, at + pointer([part]));
}

/** The version of each content module that was loaded last, by its address without the version. */
const versions = new Map<string, { version: string; isEverything: boolean }>();

/** Prepares a page's content before it is drawn: marks its places, and removes its conditions if all is to show. */
export function prepareContent({ address, compiled }: ContentLoaded, isEverything: boolean): void {
  const { content } = compiled as CompiledPage<object>;
  markPlaces(content);
  // live content adds the time of a save
  versions.set(address.replace(/\?t=\d+$/, ''), { version: address, isEverything });
  if (isEverything) showHidden(content);
}

/** Draws the roots that don't show everything again, or those that do, with the same content. Their answers stay. */
export async function redraw(isEverything: boolean): Promise<void> {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-content]')) {
    const { content: address = '' } = dataset;
    const last = versions.get(address);
    if (!last || last.isEverything === isEverything) continue;
    // from the browser's memory, and prepared anew
    const detail: ContentChange = { address, compiled: await loadContent(last.version) };
    dispatchEvent(new CustomEvent(CONTENT_CHANGED, { detail }));
  }
}
