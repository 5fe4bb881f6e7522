import { tabTo } from '../support/keyboard.ts';
import { COUPLE } from '../support/quotes.ts';
import {
  dialog,
  dialogField,
  emailLink,
  excessSelect,
  frequencySelect,
  openSummary,
  priceNow,
  sendButton,
  tooltipButton,
} from '../support/summary.ts';
import { expect, test } from '../support/test.ts';

test('§2 §5 the product’s page and its e-mail with the keyboard alone', async ({
  page,
  storage,
  sandbox,
}) => {
  const { keyboard } = page;
  await storage.leave(COUPLE);
  await openSummary(page);

  await test.step('frequency, the tooltip of the excess, excess', async () => {
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

  await test.step('the dialog: its heading has the focus, and Tab stays in it', async () => {
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

  await test.step('the form: Enter in a field says what is missing', async () => {
    await tabTo(dialogField(page, 'Email address'));
    await keyboard.type('amelie@example.com');
    await keyboard.press('Enter');
    await expect(dialog(page).getByRole('alert')).toHaveText([
      'Enter your first name',
      'Tick the box so we can email you',
    ]);
    await expect(dialogField(page, 'First name')).toBeFocused();
    expect((await sandbox.outbox()).emails).toEqual([]);

    await keyboard.type('Amélie');
    await tabTo(dialog(page).getByRole('checkbox'));
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
