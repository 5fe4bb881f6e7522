/**
 * Translates a part of the page as Chrome does: each text goes into two elements, one inside the other, which take the
 * place of React's own text node. What says `translate="no"` stays.
 */
export function translatePage(root: Element, words: (text: string) => string = (text) => text.toUpperCase()) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const { textContent, parentElement } = text;
    if (!textContent?.trim() || parentElement?.closest('[translate="no"], font, option, style')) continue;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = words(textContent);
    text.parentNode?.replaceChild(outer, text);
  }
}
