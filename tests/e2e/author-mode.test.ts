import { APPLICATION, COUPLE, QUOTE, SUMMARY } from './support/data.ts';
import { expect, test } from './support/test.ts';

test('§2 §7 validates steps and reports nothing in author edit mode', async ({ page, wizard, events }) => {
  await page.clock.install();
  await wizard.storage.leave(COUPLE);
  await page.goto(`${QUOTE}?wcmmode=edit#visa-type`);
  await wizard.visaInput.fill('Moon visa');
  await expect(wizard.next).toBeDisabled();
  await wizard.chooseVisa();
  await wizard.continueTo('cover-type');
  await wizard.continueTo('age');
  await wizard.ageInput.fill('17');
  await expect(wizard.next).toBeDisabled();
  await page.clock.runFor(10_000);
  expect(await events()).toEqual([]);
});

test('§2 neither redirects nor starts a quote in author edit mode', async ({ page, summary }) => {
  await page.goto(`${SUMMARY}?wcmmode=edit`);
  await expect(summary.heading).toHaveText('Everyday Visitor Cover');
  await expect(summary.excess).toBeVisible();
  await expect(page).toHaveURL(`${SUMMARY}?wcmmode=edit`);
  await page.goto(`${APPLICATION}?wcmmode=edit`);
  await expect(summary.heading).toHaveText('When should your cover start?');
  await expect(page.getByRole('region', { name: 'Your quote' }), 'there are no answers to show').toBeHidden();
  expect(await summary.storage.text()).toBeNull();
});
