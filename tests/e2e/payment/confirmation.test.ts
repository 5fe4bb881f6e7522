import type { Page } from '@playwright/test';
import { APPLICATION, dayFromToday, progress, quoteOf, stepAt } from '../support/application.ts';
import { addTagManager, events, eventsOf } from '../support/data-layer.ts';
import {
  amount,
  confirmation,
  expectMembership,
  openPayment,
  payByAccount,
  payByCard,
  submissions,
} from '../support/payment.ts';
import { STORED_AFTER_PAYMENT } from '../support/storage.ts';
import { openTab } from '../support/tabs.ts';
import { expect, test } from '../support/test.ts';
import { heading, QUOTE } from '../support/visitor.ts';

const inWords = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
const copy = (page: Page) => page.getByRole('button', { name: 'Copy Membership number' });
const status = (page: Page) => confirmation(page).getByRole('status').filter({ hasText: /\S/ });
const VISA = quoteOf('S').visaType?.[0]?.name;

test('§2 §3 §7 the confirmation of a single, by bank account', async ({
  page,
  context,
  storage,
  sandbox,
}) => {
  await addTagManager(page);
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPayment(page, storage);
  await page.evaluate(() => sessionStorage.setItem('kleberToken', 'a key'));
  await payByAccount(page);
  await expect(heading(page)).toBeFocused();
  const { request, response } = await expectMembership(sandbox, page);

  await test.step('the page', async () => {
    await expect(page).toHaveURL(/application-form#confirmation$/);
    await expect(page).toHaveTitle('Thank you, we’ve received your application | Application');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const shown = confirmation(page);
    await expect(shown).toContainText(inWords(dayFromToday(0, 10).stored));
    await expect(shown).not.toContainText('Case number');
    await expect(shown).toContainText('Keep this number');
    await expect(amount(page, 'Product')).toHaveText('Extended Visitor Cover');
    await expect(amount(page, 'How you pay')).toHaveText('Bank account');
    await expect(shown.getByRole('heading', { level: 2, name: 'What happens next' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/member-login');
    await expect(progress(page).getByRole('listitem').nth(3)).toHaveAttribute('aria-current', 'step');
  });

  await test.step('its buttons', async () => {
    await copy(page).click();
    await expect(status(page)).toHaveText('Copied');
    await expect(copy(page)).toBeFocused();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(response.mn);
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', '');
  });

  await test.step('what is stored: nothing else of the application, and no number of the account', async () => {
    const stored = await storage.everything();
    expect(Object.keys(stored).sort()).toEqual(STORED_AFTER_PAYMENT);
    const reference = request.submissionReference;
    expect(stored.ovhcTabReference).toBe(reference);
    expect(JSON.parse(stored.ovhcSubmissions ?? '')).toEqual({
      pending: [],
      accepted: { reference, acceptedAt: expect.any(String), key: expect.stringMatching(/^-?\d+$/) },
    });
    expect(JSON.parse(stored.ovhcConfirmation ?? '')).toEqual({
      mn: response.mn,
      coverstdt: dayFromToday(0, 10).stored,
      amt: request.amount,
      productName: 'Extended Visitor Cover',
      idType: 'orderID',
      orderId: response.orderId,
      visaName: VISA,
    });
    expect(JSON.parse(stored.ovhcConfirmationDetails ?? '')).toEqual({
      reference,
      email: 'amelie@example.com',
      people: ['Amélie O’Brien-Núñez'],
      paidBy: 'account',
      paymentFrequency: request.paymentFrequency,
      regularAmount: request.basePremium,
      nextPayment: request.paymentStartDate,
    });
  });

  await test.step('what the tag manager gets: the steps and the purchase, nothing of the person', async () => {
    const steps = async () => (await eventsOf(page, 'pageStepLoad')).map(({ stepName }) => stepName);
    await expect.poll(steps).toEqual(['payment', 'confirmation']);
    expect(await eventsOf(page, 'purchase')).toEqual([
      {
        event: 'purchase',
        purchaseId: response.orderId,
        idType: 'orderID',
        productName: 'Extended Visitor Cover',
        productPrice: '',
        visaName: VISA,
      },
    ]);
    const all = JSON.stringify(await events(page));
    for (const secret of ['Amélie', 'O’Brien', 'amelie@', '001234567', '062000', '0491570006', 'SMITH'])
      expect(all).not.toContain(secret);
  });

  await test.step('a later visit shows the stored record alone', async () => {
    const later = await openTab(page, `${APPLICATION}#confirmation`);
    await expect(amount(later, 'Product')).toHaveText('Extended Visitor Cover');
    await expect(confirmation(later)).not.toContainText('amelie@example.com');
    await expect(amount(later, 'How you pay')).toBeHidden();
  });
});

test('§2 the confirmation of a family, by card', async ({ page, storage, sandbox }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const sent: string[] = [];
  page.on('request', (request) => {
    if (!/card-form|preSubmission/.test(request.url()))
      sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  await openPayment(page, storage, { coverType: 'F' });
  await expect(amount(page, 'Next payment')).toHaveText(/\d{4}$/);
  const nextPayment = await amount(page, 'Next payment').innerText();
  await payByCard(page);
  const { request } = await expectMembership(sandbox, page);

  expect(nextPayment, 'as shown before').toBe(inWords(String(request.paymentStartDate)));
  const details: Record<string, string | RegExp> = {
    Product: 'Extended Visitor Cover',
    'Who is covered': 'Amélie O’Brien-Núñez, Jo O’Brien-Núñez and Bo O’Brien-Núñez',
    'First payment': `A$${request.amount}`,
    'Regular payments': new RegExp(`^A\\$${request.basePremium} per `),
    'Next payment': nextPayment,
    'How you pay': 'Card ending in 1111',
    'We’ll email you at': 'amelie@example.com',
  };
  for (const [label, text] of Object.entries(details)) await expect(amount(page, label)).toHaveText(text);

  const stored = JSON.stringify(await storage.everything());
  const found = [...logged, ...sent, stored, await page.content(), page.url()].join('\n').replaceAll(' ', '');
  expect(found).not.toContain(request.cardToken ?? 'no token');
  expect(found).not.toContain('4111111111111111');

  await page.reload();
  for (const [label, text] of Object.entries(details)) await expect(amount(page, label)).toHaveText(text);
});

test('§2 a case number stays after a reload, whatever the hash', async ({ page, storage, sandbox }) => {
  await addTagManager(page);
  await openPayment(page, storage);
  await payByAccount(page, '333333333');
  await expect(confirmation(page)).toBeVisible();
  const [entry] = await submissions(sandbox);
  expect(await eventsOf(page, 'purchase')).toMatchObject([
    { purchaseId: entry?.response.cn, idType: 'caseID' },
  ]);
  await page.reload();
  await expect(confirmation(page)).toContainText('Case number');
  await expect(confirmation(page).getByText(String(entry?.response.cn), { exact: true })).toBeVisible();
  await expect(confirmation(page)).not.toContainText('Membership number');
  await page.goto(`${APPLICATION}#payment`);
  await expect(page).toHaveURL(`${APPLICATION}#confirmation`);
  await expect(confirmation(page)).toContainText('Case number');
});

test('§2 #confirmation shows a stored record; without one, another page', async ({ page, storage }) => {
  await page.goto(`${APPLICATION}#confirmation`);
  await expect(page).toHaveURL(new RegExp(QUOTE));

  const record = {
    coverstdt: '2026-12-01',
    amt: '118.56',
    productName: 'Extended Visitor Cover',
    idType: 'caseID',
  };
  await page.evaluate((text) => localStorage.setItem('ovhcConfirmation', text), JSON.stringify(record));
  await page.goto(`${APPLICATION}#confirmation`);
  await expect(confirmation(page)).toContainText('1 December 2026');
  await expect(confirmation(page)).toContainText('A$118.56');
  await expect(confirmation(page), 'no number is known').not.toContainText(/this number/);

  await page.goto('about:blank');
  await storage.leave(quoteOf('S'));
  await page.goto(`${APPLICATION}#confirmation`);
  await expect(stepAt(page, 'cover-start'), 'it is no step of the journey').toBeVisible();
});

test('the number is copied, or selected where the browser copies nothing', async ({
  page,
  storage,
  sandbox,
}) => {
  await openPayment(page, storage);
  await payByAccount(page);
  const { response } = await expectMembership(sandbox, page);
  const selected = () => page.evaluate(() => String(getSelection()));

  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await copy(page).click();
  await expect(status(page)).toHaveText('Copied');
  expect(await selected()).toBe(response.mn);
  await page.evaluate(() => {
    document.execCommand = () => false;
  });
  await copy(page).click();
  await expect(status(page)).toHaveText(/It’s selected/);
  expect(await selected()).toBe(response.mn);
});
