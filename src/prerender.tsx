import { renderToString } from 'react-dom/server';
import type { CompiledPage, PageModule } from './engine/mount/compiled-page.ts';
import { PageBoundary } from './engine/mount/PageBoundary.tsx';
import { requireRuntime } from './engine/validators/runtime.ts';

const PAGES: Readonly<Record<string, () => Promise<{ page: PageModule }>>> = {
  landing: () => import('./ovhc/pages/landing/index.tsx'),
  quote: () => import('./ovhc/pages/quote/index.tsx'),
  application: () => import('./ovhc/pages/application/index.tsx'),
  'product-summary': () => import('./ovhc/pages/product-summary/index.tsx'),
  form: () => import('./ovhc/pages/form/index.tsx'),
};

/** A style in an attribute, which the policy forbids in HTML. `showFirstView` applies it. */
const STYLE = /(?<=<[^<>]*) style="([^"]*)"/g;

/**
 * Returns the HTML of a page for the visit that `location` and the storage describe. Stores read the storage when
 * they are loaded, so each visit needs a new process or thread.
 * @param load the default export of the page's content module
 * @param idPrefix the prefix of the ids that React creates
 */
export async function drawFirstView(
  kind: string,
  load: (require: typeof requireRuntime) => CompiledPage,
  idPrefix: string,
): Promise<string> {
  const open = PAGES[kind];
  if (!open) throw new Error(`Pages of the kind "${kind}" cannot be drawn: add them to src/prerender.tsx.`);
  const { page } = await open();
  const element = await page.prepare(load(requireRuntime), true);
  const failure = { heading: '', text: '' };
  const html = renderToString(<PageBoundary failure={failure}>{element}</PageBoundary>, {
    identifierPrefix: idPrefix,
  });
  return html.replace(STYLE, (_, style: string) => (style ? ` data-style="${style}"` : ''));
}
