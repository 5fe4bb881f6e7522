import { expect, test } from 'vitest';
import applicationContent from '../../../../content/pages/application.json?content';
import quoteContent from '../../../../content/pages/quote.json?content';
import { mapPage } from '../../../../src/dev/preview/map-page.ts';
import { requireRuntime } from '../../../../src/engine/validators/runtime.ts';
import { isPartOf, textOf, valueAt } from './content-value.ts';
import { drawLive, prepareAll } from './draw-live.tsx';

const CONTENT = {
  quote: quoteContent(requireRuntime).content,
  application: applicationContent(requireRuntime).content,
};

const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

/** Returns the element of each visible text of a root. Numbers have their own elements inside a text. */
function textElements(root: Element): Element[] {
  const found = new Set<Element>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { textContent, parentElement: parent } = walker.currentNode;
    const element = parent?.closest(':not(span[translate="no"])');
    if (!plain(textContent) || !element || !parent?.checkVisibility()) continue;
    if (!parent.closest('.visually-hidden, [aria-hidden="true"]')) found.add(element);
  }
  return [...found];
}

/** Returns the readings of an element's text: without the texts of its elements, and without what only is read out. */
function readings(element: Element): string[] {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('.visually-hidden')) hidden.remove();
  const own = [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');
  return [plain(copy.textContent), plain(own)].filter(Boolean);
}

/** Returns the texts that don't lead to a place where they are written. */
function notMapped(root: Element, content: unknown): string[] {
  const map = mapPage(root);
  return textElements(root).flatMap((element) => {
    const written = plain(textOf(valueAt(content, map.get(element)?.pointer ?? '')));
    const texts = readings(element);
    return written && texts.some((text) => isPartOf(text, written)) ? [] : (texts[0] ?? []);
  });
}

const PRODUCT = 'Everyday Visitor Cover';
const PRICE_LINE = [PRODUCT, 'A$100.01 per week'];

// the exceptions come from the insurer's servers
test.each([
  ['quote', 'visa-type', ['417']],
  ['quote', 'cover-type', []],
  ['quote', 'age', []],
  [
    'quote',
    'select-cover',
    [
      PRODUCT,
      'A$22.00',
      'Hospital, doctors and some medicines',
      `${PRODUCT} product disclosure statement (PDF)`,
    ],
  ],
  ['application', 'cover-start', PRICE_LINE],
  ['application', 'personal-details', PRICE_LINE],
  ['application', 'partner-details', PRICE_LINE],
  ['application', 'dependants-details', PRICE_LINE],
  ['application', 'contact-details', PRICE_LINE],
  ['application', 'current-cover', PRICE_LINE],
  ['application', 'declaration', PRICE_LINE],
  ['application', 'payment', PRICE_LINE],
] as const)('maps each authored text of %s #%s to where it is written', async (name, hash, exceptions) => {
  prepareAll();
  const root = await drawLive(name, hash);
  await expect.poll(() => root.querySelector<HTMLElement>('[data-step]')?.dataset.step).toBe(hash);
  await expect.poll(() => notMapped(root, CONTENT[name])).toEqual(exceptions);
  expect(textElements(root).length).toBeGreaterThan(7);
});
