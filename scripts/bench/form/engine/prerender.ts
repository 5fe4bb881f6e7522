import type { LoadPage } from '../../../../src/engine/mount/compiled-page.ts';
import { drawPage } from '../../../../src/engine/mount/draw-page.tsx';
import { page } from './page.tsx';

/** Draws the engine's page like src/prerender.ts draws those of the site. */
export const drawFirstView = (_kind: string, load: LoadPage, idPrefix: string) =>
  drawPage(page, load, idPrefix);
