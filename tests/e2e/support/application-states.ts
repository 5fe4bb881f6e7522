import type { Page } from '@playwright/test';
import {
  type ApplicationHash,
  choose,
  control,
  dayFromToday,
  openApplication,
  priceLine,
  quoteOf,
} from './application.ts';
import type { CoverType } from './quotes.ts';
import type { Stage, State } from './state.ts';
import { errorIn, field } from './visitor.ts';

async function open({ page, storage }: Stage, hash: ApplicationHash, coverType: CoverType = 'F') {
  await storage.leave(quoteOf(coverType));
  await openApplication(page, hash);
  await priceLine(page).getByText('A$').waitFor();
}

/** Tries to go on from a text, so that every message shows. */
async function showMessages(page: Page, name: string): Promise<void> {
  await control(page, name).press('Enter');
  await errorIn(page, name).waitFor();
}

const openByHand = async (stage: Stage) => {
  await open(stage, 'contact-details');
  await choose(stage.page, 'currentLocation', 'No');
  await control(stage.page, 'intendedAddress').fill('1 x');
  await stage.page.getByRole('option', { name: 'My address isn’t listed' }).click();
  await control(stage.page, 'suburb').waitFor();
};

/** Every step of the application, in its reveals, with its messages and notices. */
export const APPLICATION_STATES: readonly State[] = [
  { name: 'application, cover start', reach: (stage) => open(stage, 'cover-start') },
  {
    name: 'application, cover start, message shown',
    reach: async (stage) => {
      await open(stage, 'cover-start');
      await showMessages(stage.page, 'coverStart');
    },
  },
  {
    name: 'application, calendar open',
    reach: async (stage) => {
      await open(stage, 'cover-start');
      await field(stage.page, 'coverStart')
        .getByRole('button', { name: /calendar/ })
        .click();
      await stage.page.getByRole('grid').waitFor();
    },
  },
  { name: 'application, visitor', reach: (stage) => open(stage, 'personal-details') },
  {
    name: 'application, visitor, messages and the changed price shown',
    reach: async (stage) => {
      await open(stage, 'personal-details');
      await control(stage.page, 'DOB').fill(dayFromToday(-40, -30).typed);
      await stage.page.getByText('Your price has changed').waitFor();
      await showMessages(stage.page, 'firstName');
    },
  },
  {
    name: 'application, partner, messages and the changed price shown',
    reach: async (stage) => {
      await open(stage, 'partner-details');
      await control(stage.page, 'DOBPartner').fill(dayFromToday(-40, -30).typed);
      await stage.page.getByText('Your price has changed').waitFor();
      await showMessages(stage.page, 'firstNamePartner');
    },
  },
  {
    name: 'application, two dependants, messages shown',
    reach: async (stage) => {
      await open(stage, 'dependants-details');
      await stage.page.getByRole('button', { name: 'Add another dependant' }).click();
      await showMessages(stage.page, 'dependants[1].firstNameDependant');
    },
  },
  {
    name: 'application, contact in Australia, messages shown',
    reach: async (stage) => {
      await open(stage, 'contact-details');
      await choose(stage.page, 'currentLocation', 'Yes');
      await showMessages(stage.page, 'phoneNumber');
    },
  },
  {
    name: 'application, contact, address list open',
    reach: async (stage) => {
      await open(stage, 'contact-details');
      await choose(stage.page, 'currentLocation', 'Yes');
      await control(stage.page, 'address').fill('12 smith');
      await stage.page
        .getByRole('option', { name: /SMITH STREET/i })
        .first()
        .waitFor();
    },
  },
  {
    name: 'application, contact abroad, messages shown',
    reach: async (stage) => {
      await open(stage, 'contact-details');
      await choose(stage.page, 'currentLocation', 'No');
      await showMessages(stage.page, 'email');
      await errorIn(stage.page, 'intendedAddress').waitFor();
    },
  },
  {
    name: 'application, contact abroad, address by hand, messages shown',
    reach: async (stage) => {
      await openByHand(stage);
      await control(stage.page, 'addresslineOne').fill('');
      await showMessages(stage.page, 'addresslineOne');
    },
  },
  {
    name: 'application, contact, suburb not found',
    reach: async (stage) => {
      await openByHand(stage);
      await control(stage.page, 'suburb').fill('Atlantis');
      await stage.page.getByText('We can’t find that suburb.').waitFor();
    },
  },
  {
    name: 'application, list of countries open',
    reach: async (stage) => {
      await open(stage, 'personal-details');
      await control(stage.page, 'countryCitizenship').fill('New Z');
      await stage.page.getByRole('option', { name: 'New Zealand' }).waitFor();
    },
  },
  {
    name: 'application, list of funds open',
    reach: async (stage) => {
      await open(stage, 'current-cover');
      await choose(stage.page, 'currentHealthCover', 'Yes');
      await control(stage.page, 'currentFund').fill('bupa');
      await stage.page.getByRole('option', { name: 'Bupa' }).waitFor();
    },
  },
  { name: 'application, current cover', reach: (stage) => open(stage, 'current-cover') },
  {
    name: 'application, current cover of both, messages shown',
    reach: async (stage) => {
      await open(stage, 'current-cover');
      await choose(stage.page, 'currentHealthCover', 'Yes');
      await choose(stage.page, 'currentHealthCoverPartner', 'Yes');
      await showMessages(stage.page, 'memberNumberPartner');
    },
  },
  {
    name: 'application, declaration, message shown',
    reach: async (stage) => {
      await open(stage, 'declaration');
      await control(stage.page, 'declaration').check();
      await control(stage.page, 'declaration').uncheck();
      await errorIn(stage.page, 'declaration').waitFor();
    },
  },
  { name: 'application, payment', reach: (stage) => open(stage, 'payment', 'S') },
  {
    name: 'application, not sold for the quote',
    reach: async ({ page, storage }) => {
      await storage.leave({ ...quoteOf('S'), hcfBundleId: 'OVHC-NONE' });
      await openApplication(page, 'cover-start');
      await page.getByText('Please update your selection').waitFor();
    },
  },
];
