import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';

/** Draws something over the page that neither takes the page's styles nor gives it any. */
export function drawInShadow(name: `dev-${string}`, styles: string, drawn: ReactElement): void {
  const host = document.createElement(name);
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets = [sheet];
  createRoot(shadow).render(drawn);
  document.body.append(host);
}
