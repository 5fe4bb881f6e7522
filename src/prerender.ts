import type { LoadPage, PageModule } from './engine/mount/compiled-page.ts';
import { drawPage } from './engine/mount/draw-page.tsx';

const PAGES: Readonly<Record<string, () => Promise<{ page: PageModule }>>> = {
  landing: () => import('./ovhc/pages/landing/index.tsx'),
  quote: () => import('./ovhc/pages/quote/index.tsx'),
  application: () => import('./ovhc/pages/application/index.tsx'),
  'product-summary': () => import('./ovhc/pages/product-summary/index.tsx'),
  form: () => import('./ovhc/pages/form/index.tsx'),
};

/** Returns the HTML of a page of this product. The parameters after its kind are those of `drawPage`. */
export async function drawFirstView(kind: string, load: LoadPage, idPrefix: string): Promise<string> {
  const open = PAGES[kind];
  if (!open) throw new Error(`Pages of the kind "${kind}" cannot be drawn: add them to src/prerender.ts.`);
  const { page } = await open();
  return drawPage(page, load, idPrefix);
}
