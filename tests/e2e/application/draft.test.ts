import { type ApplicationStep, draftOf, quoteOf, stepsOf } from '../support/data.ts';
import { expect, test } from '../support/test.ts';

test('§4 keeps valid and invalid answers of each step after a reload', async ({ page, application }) => {
  test.slow();
  const { choose, next } = application;
  /** Reveals the fields of a step that are hidden at first. */
  const reveal: Partial<Record<ApplicationStep, () => Promise<void>>> = {
    'dependants-details': () => page.getByRole('button', { name: 'Add another dependant' }).click(),
    'contact-details': () => choose('currentLocation', 'Yes'),
    'current-cover': async () => {
      await choose('currentHealthCover', 'Yes');
      await choose('currentHealthCoverPartner', 'Yes');
    },
  };
  await application.storage.leave(quoteOf('F'), draftOf('F'));
  for (const hash of stepsOf('F').filter((each) => each !== 'payment')) {
    await test.step(hash, async () => {
      await application.open(hash);
      await expect(next).toBeEnabled();
      await reveal[hash]?.();
      const texts = page.locator('[data-step] input:not([type="radio"], [type="checkbox"])');
      for (const text of await texts.all()) await text.fill('Amé1');
      // fill the date last: leaving an incomplete date empties it (§5)
      const date = page.locator('[name="coverStart"], [name^="DOB"], [name$="DOBDependant"]').first();
      if (await date.isVisible()) await date.fill('12/0');
      const typed = await application.entered();
      await page.reload();
      await application.step(hash).waitFor();
      expect(await application.entered()).toEqual(typed);
    });
  }
});

test('§4 restores a hidden answer until the visitor starts again', async ({ page, wizard, application }) => {
  const { choose, control, storage } = application;
  await application.open('contact-details', quoteOf('S'), {
    currentLocation: 'yes',
    phoneNumber: '0491570006',
  });
  await choose('currentLocation', 'No');
  await expect(control('phoneNumber')).toHaveCount(0);
  await application.page.reload();
  await choose('currentLocation', 'Yes');
  await expect(control('phoneNumber')).toHaveValue('0491570006');
  // the stored details of a refused application are deleted too
  await application.page.evaluate(() => sessionStorage.setItem('ovhcConfirmationDetails', '{}'));
  await wizard.openLanding();
  expect(await storage.draft()).toMatchObject({ phoneNumber: '0491570006' });
  await page.getByRole('button', { name: 'Start again' }).click();
  await application.dialog.getByRole('button', { name: 'Delete and start again' }).click();
  await wizard.step('visa-type').waitFor();
  expect(await storage.draft()).toBeNull();
  expect(await storage.keys()).not.toContain('ovhcConfirmationDetails');
});
