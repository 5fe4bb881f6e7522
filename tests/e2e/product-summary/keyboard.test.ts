import { tabTo } from '../support/keyboard.ts';
import { COUPLE } from '../support/quotes.ts';
import {
  dialog,
  emailLink,
  excessSelect,
  frequencySelect,
  priceNow,
  SUMMARY,
  sendButton,
  tooltipButton,
} from '../support/summary.ts';
import { expect, test } from '../support/test.ts';

test('the summary and the e-mail with the keyboard alone', async ({ page, sandbox, storage }) => {
  await storage.leave(COUPLE);
  await page.goto(SUMMARY);
  await expect(priceNow(page)).toHaveText(/^From A\$[\d.]+ per week$/);
  const { keyboard } = page;

  await test.step('frequency, the word on excess, excess', async () => {
    await tabTo(frequencySelect(page));
    await keyboard.press('ArrowDown');
    await expect(priceNow(page)).toHaveText(/^From A\$[\d.]+ per fortnight$/);
    const tooltip = page.getByRole('tooltip');
    await tabTo(tooltipButton(page));
    await keyboard.press('Enter');
    await expect(tooltip).toBeVisible();
    await keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
    await expect(tooltipButton(page)).toBeFocused();
    await tabTo(excessSelect(page));
    await keyboard.press('Home');
    await expect(excessSelect(page).locator('option:checked')).toHaveText('$0');
  });

  await test.step('the dialog: its heading has the focus, and Tab never leads to the page behind', async () => {
    await tabTo(emailLink(page));
    await keyboard.press('Enter');
    await expect(dialog(page).getByRole('heading')).toBeFocused();
    const isOutside = () =>
      page.evaluate(
        () =>
          document.activeElement?.closest('main') !== null &&
          document.activeElement?.closest('dialog') === null,
      );
    for (let presses = 0; presses < 12; presses++) {
      await keyboard.press('Tab');
      expect(await isOutside()).toBe(false);
    }
  });

  await test.step('the form', async () => {
    await tabTo(dialog(page).getByRole('textbox', { name: 'First name' }));
    await keyboard.type('Amélie');
    await keyboard.press('Tab');
    await keyboard.type('amelie@example.com');
    await keyboard.press('Tab');
    await keyboard.press('Space');
    await keyboard.press('Tab');
    await expect(dialog(page).getByRole('link', { name: /^privacy policy/ })).toBeFocused();
    await keyboard.press('Tab');
    await expect(sendButton(page)).toBeFocused();
    await keyboard.press('Enter');
    await expect(dialog(page)).toHaveAccessibleName('Your quote is on its way');
    await expect(dialog(page).getByRole('heading')).toBeFocused();
  });

  await keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(emailLink(page)).toBeFocused();
  expect((await sandbox.outbox()).emails).toHaveLength(1);
});

test('§5 Enter in a field of the dialog sends, or says what is missing', async ({
  page,
  sandbox,
  storage,
}) => {
  await storage.leave(COUPLE);
  await page.goto(SUMMARY);
  await emailLink(page).click();
  const email = dialog(page).getByRole('textbox', { name: 'Email address' });
  await email.fill('amelie@example.com');
  await email.press('Enter');
  await expect(dialog(page).getByRole('alert')).toHaveText([
    'Enter your first name',
    'Tick the box so we can email you',
  ]);
  await expect(dialog(page).getByRole('textbox', { name: 'First name' })).toBeFocused();
  expect((await sandbox.outbox()).emails).toEqual([]);
});

test('WCAG 4.1.3: a new price is told to those who cannot see it, and which is the old one', async ({
  page,
  sandbox,
  storage,
}) => {
  await storage.leave(COUPLE);
  await page.goto(SUMMARY);
  await expect(priceNow(page)).toHaveText(/^From A\$[\d.]+ per week$/);
  await sandbox.keepWaiting('getPrice');
  await frequencySelect(page).selectOption('Monthly');
  await expect(priceNow(page)).toMatchAriaSnapshot(`
    - status:
      - paragraph:
        - text: From
        - strong: /A\\$\\d+\\.\\d\\d/
        - text: per month
      - paragraph: Getting your price...
  `);
  await sandbox.reset();
  await frequencySelect(page).selectOption('Quarterly');
  await expect(priceNow(page)).toMatchAriaSnapshot(`
    - status:
      - paragraph:
        - text: From
        - strong: /A\\$\\d+\\.\\d\\d/
        - text: per quarter
  `);
});
