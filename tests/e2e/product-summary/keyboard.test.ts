import { COUPLE } from '../support/data.ts';
import { tabTo } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

test('§2 §5 supports price, tooltip and e-mail by keyboard alone', async ({ page, summary, sandbox }) => {
  const { keyboard } = page;
  const { dialog, dialogField, emailLink, excess, sendButton, tooltip, tooltipButton } = summary;
  await summary.open(COUPLE);
  await tabTo(summary.frequency);
  await keyboard.press('ArrowDown');
  await expect(summary.price).toHaveText(/^From A\$[\d.]+ per fortnight$/);
  await tabTo(tooltipButton);
  await keyboard.press('Enter');
  await expect(tooltip).toBeVisible();
  await keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
  await expect(tooltipButton).toBeFocused();
  await tabTo(excess);
  await keyboard.press('Home');
  await expect(excess.locator('option:checked')).toHaveText('$0');

  // in the dialog, the heading has the focus and Tab stays inside
  await tabTo(emailLink);
  await keyboard.press('Enter');
  await expect(dialog.getByRole('heading')).toBeFocused();
  for (let presses = 0; presses < 12; presses++) {
    await keyboard.press('Tab');
    await expect(page.locator('main :focus:not(dialog *)')).toHaveCount(0);
  }

  // Enter in a field moves the focus to the first missing answer
  await tabTo(dialogField('Email address'));
  await keyboard.type('amelie@example.com');
  await keyboard.press('Enter');
  await expect(dialogField('First name')).toBeFocused();
  await keyboard.type('Amélie');
  await tabTo(dialog.getByRole('checkbox'));
  await keyboard.press('Space');
  await tabTo(dialog.getByRole('link', { name: /^privacy policy/ }));
  await tabTo(sendButton);
  await keyboard.press('Enter');
  await expect(dialog).toHaveAccessibleName('Your quote is on its way');
  await expect(dialog.getByRole('heading')).toBeFocused();
  await keyboard.press('Escape');
  await expect(emailLink).toBeFocused();
  expect((await sandbox.outbox()).emails).toHaveLength(1);
});
