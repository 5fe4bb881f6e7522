import type { Page } from '@playwright/test';

/**
 * Finds texts with words across two lines, texts that are cut off because they are wider than their container, and
 * pairs of texts that overlap. If a dialog is open, only its texts are visible.
 */
export function textFaults(page: Page) {
  return page.evaluate(() => {
    const around = document.querySelector(':modal') ?? document.body;
    const isShown = ({ parentElement }: Text) =>
      parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      parentElement.clientWidth !== 1 &&
      !parentElement.closest('.visually-hidden, option, script, noscript, style');
    /** Returns true for elements that overlap others on purpose: menus, tooltips and sticky bars. */
    const isLaidOver = (element: Element | null): boolean => {
      if (!element || element === around) return false;
      const { position } = getComputedStyle(element);
      return ['absolute', 'fixed', 'sticky'].includes(position) || isLaidOver(element.parentElement);
    };
    const walker = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() && isShown(text)) texts.push(text);
    }
    const rectsOf = (text: Text, start: number, end: number) => {
      const range = new Range();
      range.setStart(text, start);
      range.setEnd(text, end);
      return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    };

    const roomOf = ({ parentElement }: Text) => {
      const block = parentElement?.closest(
        'p, li, dd, dt, h1, h2, h3, td, label, legend, div, form, section',
      );
      return block?.clientWidth ?? 0;
    };
    const broken = texts.flatMap((text) =>
      [...text.data.matchAll(/[^\s/–-]+/gu)]
        .filter(({ 0: word, index }) => {
          const parts = rectsOf(text, index, index + word.length);
          const width = parts.reduce((sum, part) => sum + part.width, 0);
          // a long address may not fit in one line
          return new Set(parts.map(({ top }) => Math.round(top))).size > 1 && width < roomOf(text);
        })
        .map(([word]) => `${word} in "${text.data.slice(0, 40)}"`),
    );

    const clipped = texts
      .filter(({ parentElement }) => {
        const holder = parentElement && getComputedStyle(parentElement);
        return (
          holder?.overflowX !== 'visible' &&
          parentElement &&
          parentElement.scrollWidth > parentElement.clientWidth + 1
        );
      })
      .map(({ data }) => data);
    // dates and numbers are short, so they must show completely
    const numbers = [...around.querySelectorAll<HTMLInputElement>('input[inputmode="numeric"]')]
      .filter((input) => input.checkVisibility() && input.scrollWidth > input.clientWidth + 1)
      .map(({ value }) => value);

    const boxes = texts
      .filter(({ parentElement }) => !isLaidOver(parentElement))
      .flatMap((text) => rectsOf(text, 0, text.length).map((rect) => ({ text, rect })));
    const overlapping = boxes.flatMap((one, index) =>
      boxes.slice(index + 1).flatMap((other) => {
        if (one.text === other.text) return [];
        const wide = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const high = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
        // line boxes are slightly higher than their text
        const isOver = wide > 2 && high > 0.35 * Math.min(one.rect.height, other.rect.height);
        return isOver ? [`"${one.text.data.slice(0, 40)}" and "${other.text.data.slice(0, 40)}"`] : [];
      }),
    );
    return { broken, clipped: [...clipped, ...numbers], overlapping };
  });
}
