import { type Browser, find, required, type Target, type Where } from '../../engines/walk/browser.ts';
import { buy, type Purchase } from '../../engines/walk/purchase.ts';
import { Visitor } from '../../engines/walk/visitor.ts';
import type { PaymentPage } from './pages/payment.ts';

function browserOf({ page, cardFrame }: PaymentPage): Browser {
  const findIn = async (where: Where, target: Target, isFocused = false) => {
    const document = where === 'page' ? page : await cardFrame();
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

/**
 * Buys a cover from the landing page to the confirmation, like the tests of other engines.
 * @param beforeClick called before the visitor clicks something
 */
export function walk(
  payment: PaymentPage,
  device: 'mouse' | 'keyboard',
  purchase: Purchase,
  beforeClick: (target: Target) => Promise<void> = async () => {},
): Promise<string> {
  const browser = browserOf(payment);
  const click: Browser['click'] = async (where, target) => {
    await beforeClick(target);
    await browser.click(where, target);
  };
  return buy(new Visitor({ ...browser, click }, device), '', purchase);
}
