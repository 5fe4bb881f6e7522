import type { Locator, Page } from '@playwright/test';
import { STATES } from '../support/states.ts';
import { expect, test } from '../support/test.ts';
import { coverRadio, coverTile, next, openStep, previous } from '../support/visitor.ts';

const MAIN = [
  'landing, alert shown',
  'visa type, list open, a line marked',
  'cover type, one chosen, alert shown',
  'select cover',
  'summary, tooltip open',
  'summary, e-mail dialog, errors shown',
  'application, calendar open',
  'application, visitor, messages and the changed price shown',
  'payment, card form, messages shown',
  'confirmation',
];

const force = (page: Page) => page.emulateMedia({ forcedColors: 'active' });

/** Marks what stands out from the page by a ground of its own: cards, notices, dialogs, buttons. */
function markGrounds(page: Page): Promise<number> {
  return page.evaluate(() => {
    const groundOf = (element: Element | null): string => {
      if (!element) return '';
      const { backgroundColor } = getComputedStyle(element);
      return backgroundColor === 'rgba(0, 0, 0, 0)' ? groundOf(element.parentElement) : backgroundColor;
    };
    const marked = [...document.querySelectorAll('.root *')].filter((element) => {
      const { backgroundColor, borderRadius } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      const isShape = borderRadius !== '0px' && width > 24 && height > 24 && element.checkVisibility();
      return (
        isShape &&
        backgroundColor === groundOf(element) &&
        groundOf(element.parentElement) !== backgroundColor
      );
    });
    for (const element of marked) element.setAttribute('data-ground', '');
    return marked.length;
  });
}

/** Names those of them that have no edge to be told from what is around them, and no ground either. */
function withoutEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
    const hasEdge = (element: Element) => {
      const style = getComputedStyle(element);
      const around = getComputedStyle(document.body).backgroundColor;
      const isLine = (side: (typeof sides)[number]) =>
        style[`border${side}Width`] !== '0px' && style[`border${side}Color`] !== around;
      return sides.some(isLine) || ![around, 'rgba(0, 0, 0, 0)'].includes(style.backgroundColor);
    };
    return [...document.querySelectorAll('[data-ground]')]
      .filter((element) => !hasEdge(element))
      .map(({ tagName, className }) => `${tagName}.${className}`);
  });
}

/** Names the icons that have another colour than the words that they stand with. */
function strayIcons(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('svg.icon')]
      .filter(({ parentElement }) => parentElement?.checkVisibility())
      .filter((icon) => {
        const words = icon.parentElement && getComputedStyle(icon.parentElement).color;
        return getComputedStyle(icon).stroke !== words;
      })
      .map(({ parentElement }) => parentElement?.outerHTML.slice(0, 120) ?? ''),
  );
}

for (const main of MAIN) {
  test(`look: forced colours keep edges, and icons follow their words: ${main}`, async ({
    page,
    sandbox,
    storage,
    problems,
  }) => {
    const state = STATES.find(({ name }) => name === main);
    if (!state) throw new Error(`There is no state "${main}".`);
    await state.reach({ page, sandbox, storage, problems });
    expect(await markGrounds(page), 'something stands out').toBeGreaterThan(0);
    await force(page);
    expect(await withoutEdge(page)).toEqual([]);
    expect(await strayIcons(page)).toEqual([]);
  });
}

const colors = (part: Locator) =>
  part.evaluate((element) => {
    const { backgroundColor, borderTopColor, borderTopWidth, borderTopStyle, color } =
      getComputedStyle(element);
    return { backgroundColor, borderTopColor, borderTopWidth, borderTopStyle, color };
  });

test('look: in forced colours Next is a button with an edge, and Previous a link', async ({ page }) => {
  await force(page);
  await openStep(page, 'cover-type');
  await coverRadio(page, 'D').press('Space');
  await next(page).waitFor();
  const forward = await colors(next(page));
  expect(forward).toMatchObject({ borderTopWidth: '2px', borderTopStyle: 'solid' });
  expect(forward.borderTopColor).not.toBe(forward.backgroundColor);
  const back = await previous(page).evaluate((element) => getComputedStyle(element).textDecorationLine);
  expect(back).toBe('underline');
});

test('look: in forced colours what is chosen has the system’s colour of choice', async ({ page }) => {
  await force(page);
  await openStep(page, 'cover-type');
  await coverRadio(page, 'D').press('Space');
  const tile = (label: string) => coverTile(page, label).locator('xpath=ancestor::label');
  const highlight = await page.evaluate(() => {
    const probe = document.createElement('p');
    probe.style.color = 'Highlight';
    document.body.append(probe);
    return getComputedStyle(probe).color;
  });
  expect(await colors(tile('Couple'))).toMatchObject({ backgroundColor: highlight });
  expect((await colors(tile('Family'))).backgroundColor).not.toBe(highlight);
});
