import { continueTo, FILL, stepAt, stepsOf } from '../support/application.ts';
import { productLink } from '../support/cards.ts';
import { removedFrom, removeNewerFunctions } from '../support/newer-functions.ts';
import { cardFrame, confirmation, fillCard, payNow, submissions } from '../support/payment.ts';
import { WORKING_HOLIDAY } from '../support/quotes.ts';
import { frequencySelect, priceNow } from '../support/summary.ts';
import { expect, test } from '../support/test.ts';
import {
  ageInput,
  chooseVisa,
  coverTile,
  field,
  LANDING,
  next,
  partnerAgeInput,
  step,
} from '../support/visitor.ts';

/** Some that any Chromium of these tests has, from each kind: static, of instances, global, of the web. */
const SOME = [
  'Promise.try',
  'Set.union',
  'Iterator.toArray',
  'URL.parse',
  '.requestIdleCallback',
  '.navigation',
];

test('the whole purchase needs no function that is newer than the baseline', async ({ page, sandbox }) => {
  test.slow();
  await removeNewerFunctions(page);
  await page.goto(LANDING);
  expect(await removedFrom(page)).toEqual(expect.arrayContaining(SOME));

  await chooseVisa(page, WORKING_HOLIDAY.name);
  await page.getByRole('button', { name: 'Get a quote' }).click();
  await coverTile(page, 'Family').click();
  await expect(step(page, 'age')).toBeVisible();
  await ageInput(page).fill('34');
  await partnerAgeInput(page).fill('33');
  await next(page).click();

  const [product] = await sandbox.products({
    visaCode: WORKING_HOLIDAY.code,
    coverType: 'F',
    ageBand: 'A1',
    partnerAgeBand: 'A1',
  });
  if (!product) throw new Error('The sandbox has no product for a family.');
  await productLink(page, product).click();
  await frequencySelect(page).selectOption('Monthly');
  await expect(priceNow(page)).toContainText('per month');
  await page.getByRole('link', { name: 'Start application' }).click();

  let hash = stepsOf('F')[0] ?? 'cover-start';
  await expect(stepAt(page, hash)).toBeVisible();
  for (const following of stepsOf('F').slice(1)) {
    if (hash !== 'payment') await FILL[hash](page, { coverType: 'F', isOnshore: true, hasCover: true });
    await continueTo(page, following);
    hash = following;
  }
  await field(page, 'paymentType').getByRole('radio', { name: 'Card' }).check();
  await fillCard(page);
  expect(await removedFrom(await cardFrame(page))).toEqual(expect.arrayContaining(SOME));
  await payNow(page).click();
  await expect(confirmation(page)).toBeVisible();
  expect(await submissions(sandbox)).toHaveLength(1);
});
