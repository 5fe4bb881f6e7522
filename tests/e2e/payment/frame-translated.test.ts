import type { Frame } from '@playwright/test';
import { choose } from '../support/application.ts';
import { inside } from '../support/card-frame.ts';
import {
  CARDS,
  cardForm,
  cardNumber,
  confirmation,
  EXPIRY,
  openPayment,
  payNow,
} from '../support/payment.ts';
import { expect, test } from '../support/test.ts';

/** Replaces each text by elements with another one, now and whenever a text comes, as a browser's translation does. */
const translate = (frame: Frame) =>
  frame.evaluate(() => {
    const replace = (text: Text) => {
      const words = text.data.trim();
      if (!words || text.parentElement?.closest('font, script, style, [translate="no"]')) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data.replace(words, `[${words}]`);
      outer.append(inner);
      text.replaceWith(outer);
    };
    const translateAll = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      texts.forEach(replace);
    };
    translateAll();
    new MutationObserver(translateAll).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });

test('a translated card form keeps its brand, its messages and its code’s length right', async ({
  page,
  storage,
}) => {
  await openPayment(page, storage);
  await choose(page, 'paymentType', 'Card');
  await cardNumber(page).waitFor();
  await translate(await inside(page));
  const form = cardForm(page);
  const brand = form.getByRole('status');
  const code = form.getByRole('textbox', { name: /^\[CVV\]/ });
  const expiry = form.getByRole('textbox', { name: /^\[Expiry\]/ });
  const number = form.getByRole('textbox', { name: '[Card number]' });

  await number.fill('3782 82');
  await expect(brand).toHaveText('American Express');
  await expect(code).toHaveAccessibleName('[CVV] [4 digits]');
  await number.fill('4000');
  await expect(brand).toHaveText('Visa');
  await expect(code).toHaveAccessibleName('[CVV] [3 digits]');

  await code.focus();
  const message = form.locator('[data-field="number"]').getByRole('alert');
  await expect(message).toHaveText('[Check the card number]');
  const first = await message.elementHandle();
  await number.press('End');
  await number.pressSequentially('000');
  expect(await first?.evaluate(({ isConnected }) => isConnected), 'it is not said again for each key').toBe(
    true,
  );
  await number.fill('6011');
  await expect(message).toHaveText('[Use a Visa, Mastercard or American Express card]');
  await number.fill(CARDS.member);
  await expect(message).toHaveCount(0);

  await expiry.fill(EXPIRY);
  await code.fill('123');
  await payNow(page).click();
  await expect(confirmation(page)).toBeVisible();
});
