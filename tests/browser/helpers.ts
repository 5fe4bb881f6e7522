import { beforeEach, onTestFinished, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';

/** Fakes the timers in every test of a file or describe block, and mocks console.error. */
export function fakeTimers(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    return () => {
      vi.useRealTimers();
      vi.restoreAllMocks();
    };
  });
}

/** Advances the fake timers. */
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Resizes the window until the test ends. */
export async function resize(width: number, height: number): Promise<void> {
  onTestFinished(() => page.viewport(1280, 900));
  await page.viewport(width, height);
}

export const boxOf = (element: Locator) => element.element().getBoundingClientRect();
export const textsOf = (elements: Locator) => elements.elements().map(({ textContent }) => textContent);

/**
 * Resolves when all changes so far are drawn. Fake timers do not advance meanwhile, but they do while `expect.poll`
 * and `expect.element` wait.
 */
export const drawn = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/**
 * Translates a part of the page like Chrome: two nested elements replace each of React's text nodes. Elements with
 * `translate="no"` stay.
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
