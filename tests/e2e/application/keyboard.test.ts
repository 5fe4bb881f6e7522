import type { Page } from '@playwright/test';
import { control, dayFromToday, openApplication, quoteOf, stepAt } from '../support/application.ts';
import { tabTo } from '../support/keyboard.ts';
import { CARDS, cardNumber, confirmation, EXPIRY, payNow } from '../support/payment.ts';
import { expect, test } from '../support/test.ts';
import { field, heading } from '../support/visitor.ts';

const keys = (page: Page) => page.keyboard;

async function type(page: Page, name: string, text: string): Promise<void> {
  await tabTo(control(page, name));
  await keys(page).type(text);
}

async function pick(page: Page, name: string, typed: string, line: string): Promise<void> {
  await type(page, name, typed);
  await page.getByRole('option', { name: line }).first().waitFor();
  await keys(page).press('ArrowDown');
  await keys(page).press('Enter');
}

/** Goes to a group of radio buttons and takes its first one. */
async function takeFirst(page: Page, name: string): Promise<void> {
  await tabTo(field(page, name).getByRole('radio').first());
  await keys(page).press(' ');
}

async function tick(page: Page, name: string): Promise<void> {
  await tabTo(control(page, name));
  await keys(page).press(' ');
}

async function person(page: Page, nameOf: (name: string) => string, birthday: string): Promise<void> {
  await tabTo(control(page, nameOf('title')));
  await keys(page).type('D');
  await takeFirst(page, nameOf('gender'));
  await type(page, nameOf('firstName'), 'Ada');
  await type(page, nameOf('lastName'), 'O’Brien');
  await type(page, nameOf('DOB'), birthday.replaceAll('/', ''));
  if (nameOf('x') === 'x') await type(page, 'visaExpiryDate', dayFromToday(2).typed);
  await pick(page, nameOf('countryCitizenship'), 'New Z', 'New Zealand');
}

async function goOn(page: Page): Promise<void> {
  await tabTo(page.getByRole('button', { name: 'Next', exact: true }));
  await keys(page).press('Enter');
  await expect(heading(page)).toBeFocused();
}

test('§2 the whole application of a family with the keyboard alone', async ({ page, storage }) => {
  test.slow();
  await storage.leave(quoteOf('F'));
  await openApplication(page, 'cover-start');

  // the calendar: its button follows the field, and the day that has the focus is today
  await tabTo(control(page, 'coverStart'));
  await keys(page).press('Tab');
  await keys(page).press('Enter');
  await expect(page.getByRole('dialog').getByRole('gridcell').locator(':focus')).toBeVisible();
  await keys(page).press('ArrowRight');
  await keys(page).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(control(page, 'coverStart')).toHaveValue(dayFromToday(0, 1).typed);
  await goOn(page);

  await person(page, (name) => name, dayFromToday(-34, -30).typed);
  await goOn(page);
  await person(page, (name) => `${name}Partner`, dayFromToday(-33, -30).typed);
  await goOn(page);

  await person(page, (name) => `dependants[0].${name}Dependant`, dayFromToday(-3).typed);
  await tabTo(page.getByRole('button', { name: 'Add another dependant' }));
  await keys(page).press('Enter');
  await expect(control(page, 'dependants[1].titleDependant')).toBeFocused();
  await tabTo(page.getByRole('button', { name: 'Remove Dependant 2' }));
  await keys(page).press('Enter');
  await goOn(page);

  await takeFirst(page, 'currentLocation');
  await type(page, 'email', 'ada@example.com');
  await type(page, 'phoneNumber', '0491570006');
  await pick(page, 'address', '12 smith parr', '12 SMITH STREET');
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeEnabled();
  await goOn(page);

  for (const suffix of ['', 'Partner']) {
    await takeFirst(page, `currentHealthCover${suffix}`);
    await pick(page, `currentFund${suffix}`, 'bupa', 'Bupa');
    await type(page, `memberNumber${suffix}`, 'AB123');
    await tick(page, `authorise${suffix}`);
  }
  await goOn(page);
  await tick(page, 'declaration');
  await goOn(page);

  await expect(stepAt(page, 'payment')).toBeVisible();
  await takeFirst(page, 'paymentType');
  await expect(cardNumber(page)).toBeVisible();
  // the frame is a part of the page: Tab leads into it, and out of it again
  await tabTo(cardNumber(page));
  await keys(page).type(CARDS.member.replaceAll(' ', ''));
  await keys(page).press('Tab');
  await keys(page).type(EXPIRY.replace('/', ''));
  await keys(page).press('Tab');
  await keys(page).type('123');
  await expect(payNow(page)).toBeEnabled();
  await tabTo(payNow(page));
  await keys(page).press('Enter');
  await expect(confirmation(page)).toBeVisible();
  await expect(heading(page)).toBeFocused();
});
