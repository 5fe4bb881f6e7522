import { renderToString } from 'react-dom/server';
import { requireRuntime } from '../validators/runtime.ts';
import type { LoadPage, PageModule } from './compiled-page.ts';
import { PageBoundary } from './PageBoundary.tsx';

/** A style in an attribute, which the policy forbids in HTML. `showFirstView` applies it. */
const STYLE = /(?<=<[^<>]*) style="([^"]*)"/g;

/**
 * Returns the HTML of a page for the visit that `location` and the storage describe. Stores read the storage when
 * they are loaded, so each visit needs a new process or thread.
 * @param idPrefix the prefix of the ids that React creates
 */
export async function drawPage(page: PageModule, load: LoadPage, idPrefix: string): Promise<string> {
  const element = await page.prepare(load(requireRuntime), true);
  const failure = { heading: '', text: '' };
  const html = renderToString(<PageBoundary failure={failure}>{element}</PageBoundary>, {
    identifierPrefix: idPrefix,
  });
  return html.replace(STYLE, (_, style: string) => (style ? ` data-style="${style}"` : ''));
}
