import type { Page } from '@playwright/test';
import { type Browser, required, type Target, type Where } from '../engines/support/browser.ts';
import { find } from '../engines/support/find.ts';
import { recordPart } from '../engines/walk/answers.ts';
import { buy } from '../engines/walk/purchase.ts';
import { Visitor } from '../engines/walk/visitor.ts';
import { cardFrame, expectMembership } from './support/payment.ts';
import { expect, test } from './support/test.ts';
import { heading } from './support/visitor.ts';

/** Returns a page as the walk uses it. */
function browserOf(page: Page): Browser {
  const findIn = async (where: Where, target: Target, isFocused = false) => {
    const document = where === 'page' ? page : await cardFrame(page);
    return (await document.evaluateHandle(find, [target, isFocused] as const)).asElement();
  };
  return {
    open: async (url) => void (await page.goto(url)),
    read: (work) => page.evaluate<unknown>(work) as Promise<Awaited<ReturnType<typeof work>>>,
    has: async (where, target, isFocused) => Boolean(await findIn(where, target, isFocused)),
    click: async (where, target) => required(await findIn(where, target), target).click(),
    select: async (target, label) =>
      void (await required(await findIn('page', target), target).selectOption({ label })),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    close: () => page.close(),
  };
}

test('§2 a family buys cover with the keyboard alone', async ({ page, sandbox, baseURL }) => {
  test.slow();
  const purchase = { coverType: 'F', payment: 'Card' } as const;
  await buy(new Visitor(browserOf(page), 'keyboard'), String(baseURL), purchase);
  const { request } = await expectMembership(sandbox, page);
  expect(request).toMatchObject(recordPart(purchase));
  await expect(heading(page)).toBeFocused();
});
