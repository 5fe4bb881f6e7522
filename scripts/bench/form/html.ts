import { beforePaint, firstViewElements, fontPreload } from '../../site/host-page.ts';
import { htmlDocument } from '../../site/html.ts';
import type { DrawnFirstViews } from '../../site/prerender.ts';

/** The parts of the engine's page besides its scripts. The pages of the site have the same parts. */
export interface EngineParts {
  content: string;
  /** The address of the font, which the script before the first paint keeps off a slow connection. */
  font: string;
  beforePaintScript: string;
  drawn: DrawnFirstViews;
}

/** Returns a page's HTML. @param scripts the addresses of its entry and what that imports */
export function pageHtml(
  [entry, ...imported]: readonly string[],
  styles: readonly string[],
  parts?: EngineParts,
): string {
  const preloads = parts ? [...imported, parts.content] : imported;
  const content = parts ? ` data-content="${parts.content}"` : '';
  const body = `<div id="root" class="root"${content}>${firstViewElements(parts?.drawn.html)}</div>`;
  const showFirstView =
    parts && beforePaint({ beforePaintScript: { href: parts.beforePaintScript } }, parts.drawn.firstViews);
  return htmlDocument('Bench', body, [
    ...(showFirstView ? [showFirstView] : []),
    '<link rel="icon" href="data:,">',
    ...(parts ? [fontPreload(parts.font)] : []),
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${entry}"></script>`,
  ]);
}
