/** Returns the first element that matches. @throws Error if the page has none */
export function element<Kind extends Element = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): Kind {
  const found = within.querySelector<Kind>(selector);
  if (!found) throw new Error(`The card form's page has no ${selector}`);
  return found;
}

/**
 * Returns a function that sets the text of an element. A page translator replaces texts by its own elements, so the text
 * is never read back, and an unchanged one is left alone.
 */
export function textSetter(target: Element): (text: string) => void {
  let last: string | undefined;
  return (text) => {
    if (text !== last) target.textContent = text;
    last = text;
  };
}
