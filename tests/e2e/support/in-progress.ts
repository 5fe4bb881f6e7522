import { expect } from '@playwright/test';
import { APPLICATION, draftOf, EXTENDED, LANDING, QUOTE, quoteOf, SUMMARY } from './data.ts';
import type { PaymentPage } from './pages/payment.ts';

/** The application for a family that a visitor has in progress in a tab. */
export const AGREED = { product: 'Extended Visitor Cover', code: 'F', excess: '$750', price: 'A$296.40' };

/** The ways to have an application open in a tab, by the step. */
export const OPEN_STEPS = {
  'at the start': async (tab: PaymentPage) => {
    await tab.openStep('cover-start');
  },
  'at the traveller’s details': async (tab: PaymentPage) => {
    await tab.openStep('personal-details');
  },
  'at the agreement': async (tab: PaymentPage) => {
    await tab.openStep('declaration');
  },
  'at the payment by bank account': async (tab: PaymentPage) => {
    await tab.openStep('payment');
    await tab.fillAccount();
    await expect(tab.payNow).toBeEnabled();
  },
  'at the payment with a card typed': async (tab: PaymentPage) => {
    await tab.openStep('payment');
    await tab.choose('paymentType', 'Card');
    await tab.fillCard();
    await expect(tab.payNow).toBeEnabled();
  },
} as const;

export type OpenStep = keyof typeof OPEN_STEPS;

/** Leaves a complete application for a family in a tab, like an earlier visit. */
export const leaveFamily = (tab: PaymentPage) => tab.storage.leave(quoteOf('F'), draftOf('F'));

/** Expects that a tab shows an application with these terms, or another one that the visitor has changed it to. */
export async function expectContract(tab: PaymentPage, { product, price } = AGREED): Promise<void> {
  await expect(tab.progress).toContainText(product);
  await expect(tab.priceLine).toContainText(price);
}

/** Opens another product's page, and waits for its price. */
export async function openOtherProduct(tab: PaymentPage): Promise<void> {
  await tab.page.goto(SUMMARY);
  await expect(tab.page.getByRole('complementary', { name: 'Your price' })).toContainText('A$');
}

/** Presses the button of a product's page, and answers the question that it asks. */
export async function startOther(tab: PaymentPage, answer: RegExp): Promise<void> {
  await openOtherProduct(tab);
  await tab.startApplication.click();
  await tab.dialog.getByRole('button', { name: answer }).click();
  await expect(tab.page).toHaveURL(new RegExp(APPLICATION));
}

/** Acts of a visitor in another tab that don't change the application. */
export const LOOKS: Readonly<Record<string, (tab: PaymentPage) => Promise<void>>> = {
  'opens the landing page': async ({ page }) => {
    await page.goto(LANDING);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('ovhcQuoteData'))).toBeNull();
  },
  'chooses another cover type': async ({ page, field }) => {
    await page.goto(`${QUOTE}#cover-type`);
    await field('coverType').getByText('Single', { exact: true }).click();
    await expect(page).toHaveURL(/#age$/);
  },
  'enters another age': async ({ page, control, next }) => {
    await page.goto(`${QUOTE}#age`);
    await control('age').fill('58');
    await next.click();
    await expect(page).toHaveURL(/#select-cover$/);
  },
  'opens the page of another product': openOtherProduct,
  'keeps the application when another product asks': (tab) => startOther(tab, /^Keep /),
  'opens a link to a quote': async ({ page, dialog }) => {
    await page.goto(`${QUOTE}?quote=417.S.30..W.N`);
    await dialog.getByRole('button', { name: 'Open the quote in the link' }).click();
    await expect(page).toHaveURL(/#select-cover$/);
  },
  'starts again': async ({ page, dialog }) => {
    await page.goto(`${QUOTE}#age`);
    await page.getByRole('button', { name: 'Start again', exact: true }).click();
    await dialog.getByRole('button', { name: 'Delete and start again' }).click();
    await expect(page).toHaveURL(new RegExp(`${QUOTE}$`));
  },
  'opens the same application': async (tab) => {
    await tab.page.goto(EXTENDED);
    await tab.startApplication.click();
    await tab.step('cover-start').waitFor();
  },
};
