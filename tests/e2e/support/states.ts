import { expect, type Page } from '@playwright/test';
import { APPLICATION_STATES } from './application-states.ts';
import { cards } from './cards.ts';
import { PAYMENT_STATES } from './payment-states.ts';
import { COUPLE, SINGLE, UNSUPPORTED, VISITING_FAMILY, WORKING_HOLIDAY } from './quotes.ts';
import type { Stage, State } from './state.ts';
import {
  dialog,
  fillEmail,
  frequencySelect,
  openEmail,
  priceNow,
  SUMMARY,
  sendButton,
  tooltipButton,
} from './summary.ts';
import { ageInput, chooseVisa, coverTile, field, LANDING, openStep, QUOTE, visaInput } from './visitor.ts';

const openLanding = async (page: Page) => {
  await page.goto(LANDING);
  await visaInput(page).waitFor();
};
const openList = async (page: Page) => {
  await visaInput(page).fill('visa');
  await page.getByRole('option').first().waitFor();
};
const showError = async (page: Page) => {
  await visaInput(page).fill('moon');
  await visaInput(page).blur();
  await field(page, 'visaType').getByRole('alert').waitFor();
};
const showAlert = async (page: Page) => {
  await chooseVisa(page, 'Student visa');
  await page.getByText('We don’t offer cover for this visa').waitFor();
};

const openSummary = async ({ page, storage }: Stage) => {
  await storage.leave({ ...COUPLE, excessCode: 'N' });
  await page.goto(SUMMARY);
  await priceNow(page).getByText('A$').waitFor();
};
const openSummaryEmail = async (stage: Stage) => {
  await openSummary(stage);
  await openEmail(stage.page);
};

export const STATES: readonly State[] = [
  { name: 'landing', reach: ({ page }) => openLanding(page) },
  {
    name: 'landing, list open',
    reach: async ({ page }) => {
      await openLanding(page);
      await openList(page);
    },
  },
  {
    name: 'landing, error shown',
    reach: async ({ page }) => {
      await openLanding(page);
      await showError(page);
    },
  },
  {
    name: 'landing, alert shown',
    reach: async ({ page }) => {
      await openLanding(page);
      await showAlert(page);
    },
  },
  { name: 'visa type', reach: ({ page }) => openStep(page, 'visa-type') },
  {
    name: 'visa type, prompt shown',
    reach: async ({ page }) => {
      await openStep(page, 'visa-type');
      await visaInput(page).focus();
      await page.getByText('Type to search...').first().waitFor();
    },
  },
  {
    name: 'visa type, list open, a line marked',
    reach: async ({ page }) => {
      await openStep(page, 'visa-type');
      await openList(page);
      await visaInput(page).press('ArrowDown');
    },
  },
  {
    name: 'visa type, searching',
    reach: async ({ page, sandbox }) => {
      await sandbox.keepWaiting('visatypes');
      await openStep(page, 'visa-type');
      await visaInput(page).fill('visa');
      await page.getByText('Searching...').first().waitFor();
    },
  },
  {
    name: 'visa type, nothing found',
    reach: async ({ page }) => {
      await openStep(page, 'visa-type');
      await visaInput(page).fill('moon');
      await page.getByText('No matches found.').first().waitFor();
    },
  },
  {
    name: 'visa type, error shown',
    reach: async ({ page }) => {
      await openStep(page, 'visa-type');
      await showError(page);
    },
  },
  {
    name: 'visa type, alert shown',
    reach: async ({ page }) => {
      await openStep(page, 'visa-type');
      await showAlert(page);
    },
  },
  { name: 'cover type', reach: ({ page }) => openStep(page, 'cover-type') },
  {
    name: 'cover type, one chosen, alert shown',
    reach: async ({ page, storage }) => {
      await storage.leave(UNSUPPORTED);
      await openStep(page, 'cover-type');
      await coverTile(page, 'Couple').click();
      await page.getByText('We don’t offer cover for the visa you chose').waitFor();
      // the choice goes on by itself, and is told that it can’t
      await page.getByRole('region', { name: 'Please check your answers' }).waitFor();
    },
  },
  {
    name: 'age, one person',
    reach: async ({ page, storage }) => {
      await storage.leave(SINGLE);
      await openStep(page, 'age');
    },
  },
  {
    name: 'age, two people, error shown',
    reach: async ({ page, storage }) => {
      await storage.leave({ ...COUPLE, visaType: [WORKING_HOLIDAY] });
      await openStep(page, 'age');
      await ageInput(page).fill('17');
      await ageInput(page).blur();
      await field(page, 'age').getByRole('alert').waitFor();
    },
  },
  {
    name: 'select cover',
    reach: async ({ page, storage }) => {
      await storage.leave(COUPLE);
      await openStep(page, 'select-cover');
      await expect(cards(page)).toHaveCount(4);
    },
  },
  {
    name: 'select cover, loading',
    reach: async ({ page, sandbox, storage }) => {
      await sandbox.keepWaiting('ovhcPathToPurchase');
      await storage.leave(COUPLE);
      await openStep(page, 'select-cover');
      await page.getByText('Finding products...').waitFor();
    },
  },
  {
    name: 'select cover, no products',
    reach: async ({ page, storage }) => {
      await storage.leave(VISITING_FAMILY);
      await openStep(page, 'select-cover');
      await page.getByText('Please update your selection').waitFor();
    },
  },
  { name: 'summary', reach: openSummary },
  {
    name: 'summary, its first price on its way',
    reach: async ({ page, sandbox, storage }) => {
      await sandbox.keepWaiting('getPrice');
      await storage.leave(COUPLE);
      await page.goto(SUMMARY);
      await page.getByText('Getting your price...').waitFor();
    },
  },
  {
    name: 'summary, a new price on its way',
    reach: async (stage) => {
      await openSummary(stage);
      await stage.sandbox.keepWaiting('getPrice');
      await frequencySelect(stage.page).selectOption('Yearly');
      await stage.page.getByText('Getting your price...').waitFor();
    },
  },
  {
    name: 'summary, tooltip open',
    reach: async (stage) => {
      await openSummary(stage);
      await tooltipButton(stage.page).click();
      await stage.page.getByRole('tooltip').waitFor();
    },
  },
  {
    name: 'summary, the quote says too little',
    reach: async ({ page, storage }) => {
      await storage.leave({ coverType: 'D' });
      await page.goto(SUMMARY);
      await page.getByRole('link', { name: 'Choose your visa' }).waitFor();
    },
  },
  {
    name: 'summary, not sold for this quote',
    reach: async ({ page, storage }) => {
      await storage.leave(VISITING_FAMILY);
      await page.goto(SUMMARY);
      await page.getByText('Please update your selection').waitFor();
    },
  },
  { name: 'summary, e-mail dialog', reach: openSummaryEmail },
  {
    name: 'summary, e-mail dialog, errors shown',
    reach: async (stage) => {
      await openSummaryEmail(stage);
      await sendButton(stage.page).click();
      await dialog(stage.page).getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'summary, e-mail being sent',
    reach: async (stage) => {
      await openSummaryEmail(stage);
      await stage.sandbox.keepWaiting('emailQuoteServlet');
      await fillEmail(stage.page);
      await sendButton(stage.page).click();
      await stage.page.getByText('Sending your quote...').waitFor();
    },
  },
  {
    name: 'summary, e-mail sent',
    reach: async (stage) => {
      await openSummaryEmail(stage);
      await fillEmail(stage.page);
      await sendButton(stage.page).click();
      await stage.page.getByText('QUOTE REFERENCE NUMBER').waitFor();
    },
  },
  ...APPLICATION_STATES,
  ...PAYMENT_STATES,
  { name: 'the member login', reach: async ({ page }) => void (await page.goto('/member-login')) },
  {
    name: 'a page that is not there',
    reach: async ({ page, problems }) => {
      problems.provoke(/status of 404/);
      await page.goto(`${LANDING}/no-such-page`);
    },
  },
  {
    name: 'a page that has failed',
    reach: async ({ page, problems }) => {
      problems.provoke(/net::ERR_FAILED/, /could not be shown/);
      await page.route('**/assets/quote-*.js', (route) => route.abort());
      await page.goto(QUOTE);
      await page.getByRole('alert').waitFor();
    },
  },
];
