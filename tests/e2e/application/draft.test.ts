import type { Page } from '@playwright/test';
import {
  type ApplicationHash,
  choose,
  chooseFrom,
  control,
  openApplication,
  quoteOf,
  stepAt,
  stepsOf,
} from '../support/application.ts';
import { draftOf } from '../support/payment.ts';
import { entered } from '../support/scripts.ts';
import { expect, test } from '../support/test.ts';
import { LANDING, next, visaInput } from '../support/visitor.ts';

/** Shows the fields of a step that are hidden at first. */
const REVEAL: Partial<Record<ApplicationHash, (page: Page) => Promise<void>>> = {
  'dependants-details': (page) => page.getByRole('button', { name: 'Add another dependant' }).click(),
  'contact-details': (page) => choose(page, 'currentLocation', 'Yes'),
  'current-cover': async (page) => {
    await choose(page, 'currentHealthCover', 'Yes');
    await choose(page, 'currentHealthCoverPartner', 'Yes');
  },
};

test('§4 a reload at any step loses nothing, valid or not', async ({ page, storage }) => {
  test.slow();
  await storage.leave(quoteOf('F'));
  await storage.leaveDraft(draftOf('F'));
  for (const hash of stepsOf('F').filter((each) => each !== 'payment')) {
    await test.step(hash, async () => {
      await openApplication(page, hash);
      const draft = await storage.draft();
      const restored = await entered(page);
      await page.reload();
      await expect(next(page)).toBeEnabled();
      expect(await storage.draft()).toEqual(draft);
      expect(await entered(page)).toEqual(restored);

      await REVEAL[hash]?.(page);
      const texts = page.locator('[data-step] input:not([type="radio"], [type="checkbox"])');
      for (const text of await texts.all()) await text.fill('Amé1');
      // a date comes last: it is emptied once it is left like this (§5)
      const date = page.locator('[name="coverStart"], [name^="DOB"], [name$="DOBDependant"]').first();
      if (await date.isVisible()) await date.fill('12/0');
      const typed = await entered(page);
      await page.reload();
      await stepAt(page, hash).waitFor();
      expect(await entered(page)).toEqual(typed);
    });
  }
});

test('§4 a hidden answer comes back as it was typed, after a reload too', async ({ page, storage }) => {
  await storage.leave(quoteOf('S'));
  await openApplication(page, 'contact-details');
  await choose(page, 'currentLocation', 'Yes');
  await control(page, 'phoneNumber').fill('0491570006');
  await choose(page, 'currentLocation', 'No');
  await expect(control(page, 'phoneNumber')).toHaveCount(0);
  await expect(control(page, 'intendedAddress')).toBeVisible();
  await chooseFrom(page, 'intendedAddress', '12 smith parr', '12 SMITH STREET');
  await expect(control(page, 'intendedAddress')).toHaveValue(/PARRAMATTA/i);
  await page.reload();
  await expect(control(page, 'intendedAddress')).toHaveValue(/PARRAMATTA/i);
  await choose(page, 'currentLocation', 'Yes');
  await expect(control(page, 'phoneNumber')).toHaveValue('0491570006');
});

test('§4 a new quote does not take over the draft of the last one', async ({ page, storage }) => {
  await storage.leave(quoteOf('S'));
  await openApplication(page, 'personal-details');
  await control(page, 'firstName').fill('Amélie');
  expect(await storage.draft()).toMatchObject({ firstName: 'Amélie' });
  await page.goto(LANDING);
  await visaInput(page).waitFor();
  expect(await storage.draft()).toBeNull();
});
