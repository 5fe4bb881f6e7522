import type { Page } from '@playwright/test';
import {
  type ApplicationHash,
  choose,
  chooseFrom,
  control,
  fillApplication,
  openApplication,
  quoteOf,
  stepAt,
} from '../support/application.ts';
import { expect, test } from '../support/test.ts';
import { LANDING, next, visaInput } from '../support/visitor.ts';

interface HalfTyped {
  hash: ApplicationHash;
  /** Shows the fields. */
  reveal?(page: Page): Promise<void>;
  /** A date is the last: it is emptied once it is left like this (§5). */
  texts: Readonly<Record<string, string>>;
}

const HALF_TYPED: HalfTyped[] = [
  { hash: 'cover-start', texts: { coverStart: '05/0' } },
  {
    hash: 'personal-details',
    texts: { firstName: 'Amé1', lastName: 'O’Br', countryCitizenship: 'New Zea', DOB: '12/0' },
  },
  {
    hash: 'partner-details',
    texts: { firstNamePartner: 'J', countryCitizenshipPartner: 'Fra', DOBPartner: '12/03/19' },
  },
  {
    hash: 'dependants-details',
    reveal: (page) => page.getByRole('button', { name: 'Add another dependant' }).click(),
    texts: {
      'dependants[0].firstNameDependant': 'Bo',
      'dependants[1].lastNameDependant': 'Núñez',
      'dependants[0].DOBDependant': '1',
    },
  },
  {
    hash: 'contact-details',
    reveal: (page) => choose(page, 'currentLocation', 'Yes'),
    texts: { email: 'amelie@', phoneNumber: '0491', address: '12 smi' },
  },
  {
    hash: 'current-cover',
    reveal: async (page) => {
      await choose(page, 'currentHealthCover', 'Yes');
      await choose(page, 'currentHealthCoverPartner', 'Yes');
    },
    texts: { currentFund: 'bup', memberNumber: 'AB!', memberNumberPartner: '12' },
  },
];

test('§4 a reload in the middle of a step loses nothing', async ({ page, storage }) => {
  await storage.leave(quoteOf('F'));
  for (const { hash, reveal, texts } of HALF_TYPED) {
    await test.step(hash, async () => {
      await openApplication(page, hash);
      await reveal?.(page);
      for (const [name, text] of Object.entries(texts)) await control(page, name).fill(text);
      await page.reload();
      await stepAt(page, hash).waitFor();
      for (const [name, text] of Object.entries(texts)) await expect(control(page, name)).toHaveValue(text);
    });
  }
});

test('§4 a reload after each step loses nothing', async ({ page, storage }) => {
  await storage.leave(quoteOf('F'));
  await openApplication(page, 'cover-start');
  await fillApplication(page, { coverType: 'F', isOnshore: true, hasCover: true }, async () => {
    await expect(next(page)).toBeEnabled();
    const draft = await storage.draft();
    await page.reload();
    await expect(next(page)).toBeEnabled();
    expect(await storage.draft()).toEqual(draft);
  });
  await openApplication(page, 'personal-details');
  await expect(control(page, 'title')).toHaveValue('5');
  await expect(page.getByRole('radio', { name: 'She/Her' })).toBeChecked();
  await expect(control(page, 'countryCitizenship')).toHaveValue('New Zealand');
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
