import quotePage from '../../content/pages/quote.json' with { type: 'json' };
import { ACCEPTED, COUPLE, LANDING, QUOTE } from './support/data.ts';
import { expect, test } from './support/test.ts';

const { link: texts } = quotePage;
/** A link to Essential Visitor Cover for one person. */
const SINGLE_LINK = `${QUOTE}?quote=417.S.30..W.N.HV1`;

test('§2 asks only once before a link replaces the saved quote', async ({ page, wizard }) => {
  const dialog = page.getByRole('dialog', { name: texts.replace.title });
  await wizard.open('age', COUPLE);
  await page.goto(SINGLE_LINK);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: texts.replace.cancel.text }).click();
  await expect(wizard.step('select-cover')).toBeVisible();
  await expect(page).toHaveURL(`${QUOTE}#select-cover`);
  expect(await wizard.storage.quote()).toMatchObject({ ...COUPLE });
  await page.reload();
  await expect(wizard.step('select-cover')).toBeVisible();
  await page.goBack();
  await expect(wizard.step('age')).toBeVisible();
  await page.goForward();
  await expect(wizard.step('select-cover')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('§4 keeps checking an unknown outcome after a link replaces the quote', async ({ page, payment }) => {
  await payment.payWithoutAnswer();
  const answer = await payment.delayOutcome();
  await page.goto(SINGLE_LINK);
  await page.getByRole('button', { name: texts.replace.confirm.text }).click();
  await expect(page).toHaveURL(`${LANDING}/essential-visitor-cover`);
  await expect(page.getByText('if your last payment went through')).toBeVisible();
  answer();
  await expect(page.getByText(ACCEPTED).first()).toBeVisible();
  expect(await payment.storage.quote()).toMatchObject({ hcfBundleId: 'OVHC-ESSENTIAL' });
});
