import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import icon from './icon.css?inline';

function sheetOf(styles: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  return sheet;
}

/** Draws something over the page that neither takes the page's styles nor gives it any. */
export function drawInShadow(name: `dev-${string}`, styles: string, drawn: ReactElement): void {
  const host = document.createElement(name);
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [icon, styles].map(sheetOf);
  createRoot(shadow).render(drawn);
  document.body.append(host);
}
