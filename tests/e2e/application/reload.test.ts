import {
  type ApplicationHash,
  choose,
  chooseFrom,
  continueTo,
  control,
  FILL,
  openApplication,
  quoteOf,
  stepAt,
  stepsOf,
} from '../support/application.ts';
import { expect, test } from '../support/test.ts';
import { LANDING, next, visaInput } from '../support/visitor.ts';

/** Texts in the middle of being typed: some right, some not yet. A date stands last: left like this it is emptied (§5). */
const HALF: Partial<Record<ApplicationHash, Readonly<Record<string, string>>>> = {
  'cover-start': { coverStart: '05/0' },
  'personal-details': {
    firstName: 'Amé1',
    lastName: 'O’Br',
    countryCitizenship: 'New Zea',
    DOB: '12/0',
  },
  'partner-details': { firstNamePartner: 'J', countryCitizenshipPartner: 'Fra', DOBPartner: '12/03/19' },
  'dependants-details': {
    'dependants[0].firstNameDependant': 'Bo',
    'dependants[1].lastNameDependant': 'Núñez',
    'dependants[0].DOBDependant': '1',
  },
  'contact-details': { email: 'amelie@', phoneNumber: '0491', address: '12 smi' },
  'current-cover': { currentFund: 'bup', memberNumber: 'AB!', memberNumberPartner: '12' },
};

/** What has to be chosen before there is something to type. */
const OPEN: Partial<Record<ApplicationHash, (page: Parameters<typeof choose>[0]) => Promise<void>>> = {
  'dependants-details': (page) => page.getByRole('button', { name: 'Add another dependant' }).click(),
  'contact-details': (page) => choose(page, 'currentLocation', 'Yes'),
  'current-cover': async (page) => {
    await choose(page, 'currentHealthCover', 'Yes');
    await choose(page, 'currentHealthCoverPartner', 'Yes');
  },
};

for (const [hash, texts] of Object.entries(HALF) as [ApplicationHash, Record<string, string>][]) {
  test(`decisions "Steps": a reload in the middle of ${hash} loses nothing`, async ({ page, storage }) => {
    await storage.leave(quoteOf('F'));
    await openApplication(page, hash);
    await OPEN[hash]?.(page);
    for (const [name, text] of Object.entries(texts)) await control(page, name).fill(text);
    await page.reload();
    await stepAt(page, hash).waitFor();
    for (const [name, text] of Object.entries(texts)) await expect(control(page, name)).toHaveValue(text);
  });
}

for (const isOnshore of [true, false]) {
  test(`decisions "Steps": a reload after each step is filled in loses nothing, ${isOnshore ? 'in Australia' : 'abroad'}`, async ({
    page,
    storage,
  }) => {
    await storage.leave(quoteOf('F'));
    const steps = isOnshore ? stepsOf('F') : (['contact-details', 'current-cover'] as const);
    await openApplication(page, steps[0] ?? 'cover-start');
    for (const [index, hash] of steps.entries()) {
      const following = steps[index + 1];
      if (hash === 'payment' || !following) break;
      await FILL[hash](page, { coverType: 'F', isOnshore, hasCover: true });
      await expect(next(page)).toBeEnabled();
      const draft = await storage.draft();
      await page.reload();
      await expect(next(page)).toBeEnabled();
      expect(await storage.draft()).toEqual(draft);
      await continueTo(page, following);
    }
  });
}

test('decisions "Steps": choices and boxes survive it too', async ({ page, storage }) => {
  await storage.leave(quoteOf('S'));
  await openApplication(page, 'personal-details');
  await control(page, 'title').selectOption('Dr');
  await choose(page, 'gender', 'They/Them');
  await chooseFrom(page, 'countryCitizenship', 'New Z', 'New Zealand');
  await openApplication(page, 'declaration');
  await control(page, 'declaration').check();
  await page.reload();
  await expect(control(page, 'declaration')).toBeChecked();
  await openApplication(page, 'personal-details');
  await expect(control(page, 'title')).toHaveValue('5');
  await expect(page.getByRole('radio', { name: 'They/Them' })).toBeChecked();
  await expect(control(page, 'countryCitizenship')).toHaveValue('New Zealand');
});

test('decisions "Steps": what is hidden right now comes back after a reload as well', async ({
  page,
  storage,
}) => {
  await storage.leave(quoteOf('S'));
  await openApplication(page, 'contact-details');
  await choose(page, 'currentLocation', 'Yes');
  await control(page, 'phoneNumber').fill('0491570006');
  await choose(page, 'currentLocation', 'No');
  await page.reload();
  await choose(page, 'currentLocation', 'Yes');
  await expect(control(page, 'phoneNumber')).toHaveValue('0491570006');
});

test('decisions "Steps": a new quote has no draft of the one before', async ({ page, storage }) => {
  await storage.leave(quoteOf('S'));
  await openApplication(page, 'personal-details');
  await control(page, 'firstName').fill('Amélie');
  expect(await storage.draft()).toMatchObject({ firstName: 'Amélie' });
  await page.goto(LANDING);
  await visaInput(page).waitFor();
  expect(await storage.draft()).toBeNull();
});
