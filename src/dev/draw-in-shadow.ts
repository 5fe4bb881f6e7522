import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import icon from './icon.css?inline';

/** Returns a separate stylesheet for a document or a shadow tree. */
export function styleSheet(styles: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  return sheet;
}

/** Draws an element over the page, with its own styles and without the page's. @returns the element that holds it */
export function drawInShadow(name: `dev-${string}`, styles: string, element: ReactElement): Element {
  const host = document.createElement(name);
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [icon, styles].map(styleSheet);
  createRoot(shadow).render(element);
  document.body.append(host);
  return host;
}
