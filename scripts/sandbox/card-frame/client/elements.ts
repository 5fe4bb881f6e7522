/** Returns the first element that fits. @throws Error if the page has none: page.ts and the script belong together */
export function element<Kind extends Element = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): Kind {
  const found = within.querySelector<Kind>(selector);
  if (!found) throw new Error(`The card form's page has no ${selector}`);
  return found;
}

/**
 * Returns a function that sets the text of an element. A page translator puts elements of its own into the text's place,
 * so the text is never read back, and one that has not changed is left alone.
 */
export function textSetter(target: Element): (text: string) => void {
  let last: string | undefined;
  return (text) => {
    if (text !== last) target.textContent = text;
    last = text;
  };
}
