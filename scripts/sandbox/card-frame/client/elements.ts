/** The first element that fits. @throws Error where the page has none: page.ts and the script belong together */
export function element<Kind extends Element = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): Kind {
  const found = within.querySelector<Kind>(selector);
  if (!found) throw new Error(`The card form's page has no ${selector}`);
  return found;
}
