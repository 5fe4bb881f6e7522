import { APPLICATION, dayFromToday, QUOTE, quoteOf, STORED_AFTER_PAYMENT } from '../support/data.ts';
import { expectOneSheet } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

const inWords = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
const visaName = 'Working Holiday visa';
const productName = 'Extended Visitor Cover';

test('§2 §3 §7 shows a confirmation by bank account', async ({ page, context, payment, events }) => {
  const { amount, confirmation } = payment;
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await payment.open();
  await page.evaluate(() => sessionStorage.setItem('kleberToken', 'a key'));
  await payment.payByAccount();
  await expect(payment.heading).toBeFocused();
  const { request, response } = await payment.expectMembership();

  await test.step('shows the confirmation', async () => {
    await expect(page).toHaveURL(/application-form#confirmation$/);
    await expect(page).toHaveTitle('Thank you, we’ve received your application | Application');
    expect(await payment.scrollY()).toBe(0);
    await expect(confirmation).toContainText(inWords(dayFromToday(0, 10).stored));
    await expect(confirmation).not.toContainText('Case number');
    await expect(amount('How you pay')).toHaveText('Bank account');
    await expect(payment.progress.getByRole('listitem').nth(3)).toHaveAttribute('aria-current', 'step');
  });

  await test.step('stores the confirmation without the application or account number', async () => {
    const stored = await payment.storage.everything();
    expect(Object.keys(stored).sort()).toEqual(STORED_AFTER_PAYMENT);
    const { submissionReference: reference, amount: amt } = request;
    expect(stored.ovhcTabReference).toBe(reference);
    const ofLaterVisits = await page.localStorage.getItem('ovhcConfirmationDetails');
    expect(ofLaterVisits, 'a later visit shows the record alone').toBeNull();
    expect(await payment.storage.submissions()).toMatchObject({ pending: [], accepted: { reference } });
    expect(JSON.parse(stored.ovhcConfirmation ?? '')).toMatchObject({ mn: response.mn, amt, productName });
    expect(JSON.parse(stored.ovhcConfirmationDetails ?? '')).toMatchObject({ reference, paidBy: 'account' });
    expect(JSON.stringify(stored)).not.toMatch(/001234567|062000/);
  });

  await test.step('reports the steps and the purchase without personal data', async () => {
    const steps = async () => (await events('pageStepLoad')).map(({ stepName }) => stepName);
    await expect.poll(steps).toEqual(['payment', 'confirmation']);
    const purchase = { event: 'purchase', purchaseId: response.orderId, idType: 'orderID' };
    expect(await events('purchase')).toEqual([{ ...purchase, productName, productPrice: '', visaName }]);
    const all = JSON.stringify(await events());
    for (const secret of ['Amélie', 'O’Brien', 'amelie@', '001234567', '062000', '0491570006', 'SMITH'])
      expect(all).not.toContain(secret);
  });

  await test.step('prints, and copies or selects the membership number', async () => {
    const copy = page.getByRole('button', { name: 'Copy Membership number' });
    const status = confirmation.getByRole('status').filter({ hasText: /\S/ });
    const selected = () => page.evaluate(() => String(getSelection()));
    await copy.click();
    await expect(status).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(response.mn);
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', '');

    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await copy.click();
    await expect.poll(selected).toBe(response.mn);
    await expect(status).toHaveText('Copied');
    await page.evaluate(() => {
      document.execCommand = () => false;
    });
    await copy.click();
    await expect(status).toHaveText(/It’s selected/);
    expect(await selected()).toBe(response.mn);
  });
});

test('§2 shows a family’s confirmation by card and keeps it after a reload', async ({ page, payment }) => {
  const { amount, confirmation } = payment;
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  page.on('request', (sent) => {
    if (!/card-form|preSubmission/.test(sent.url())) logged.push(`${sent.url()} ${sent.postData() ?? ''}`);
  });
  await payment.open('F');
  await expect(amount('Next payment')).toHaveText(/\d{4}$/);
  const nextPayment = await amount('Next payment').innerText();
  await payment.payByCard();
  const { request } = await payment.expectMembership();

  expect(nextPayment, 'as shown before').toBe(inWords(String(request.paymentStartDate)));
  const expectDetails = async () => {
    for (const [label, text] of [
      ['Product', productName],
      ['Who is covered', 'Amélie O’Brien-Núñez, Jo O’Brien-Núñez and Bo O’Brien-Núñez'],
      ['First payment', `A$${request.amount}`],
      ['Regular payments', new RegExp(`^A\\$${request.basePremium} per `)],
      ['Next payment', nextPayment],
      ['How you pay', 'Card ending in 1111'],
      ['We’ll email you at', 'amelie@example.com'],
    ] as const)
      await expect(amount(label)).toHaveText(text);
  };
  await expectDetails();

  const stored = JSON.stringify(await payment.storage.everything());
  const found = [...logged, stored, await page.content(), page.url()].join('\n').replaceAll(' ', '');
  expect(found).not.toContain(request.cardToken ?? 'no token');
  expect(found).not.toContain('4111111111111111');

  await page.reload();
  await expectDetails();
  await expectOneSheet(page);
  for (const name of ['Print', 'Copy']) await expect(page.getByRole('button', { name })).toBeHidden();
  await expect(confirmation.getByRole('term').filter({ hasText: 'Membership number' })).toBeVisible();
  await expect(amount('Product')).toBeVisible();
});

test('§2 keeps showing a case number at any hash', async ({ page, payment, sandbox, events }) => {
  const { confirmation } = payment;
  await payment.open();
  await payment.payByAccount('333333333');
  await expect(confirmation).toBeVisible();
  const [entry] = await sandbox.submissions();
  const number = String(entry?.response.cn);
  expect(await events('purchase')).toMatchObject([{ purchaseId: number, idType: 'caseID' }]);
  await page.goto(`${APPLICATION}#payment`);
  await page.reload();
  await expect(page).toHaveURL(`${APPLICATION}#confirmation`);
  await expect(confirmation).toContainText('Case number');
  await expect(confirmation.getByText(number, { exact: true })).toBeVisible();
  await expect(confirmation).not.toContainText('Membership number');
});

test('§2 opens #confirmation only with a stored record', async ({ page, payment }) => {
  const address = `${APPLICATION}#confirmation`;
  await page.goto(address);
  await expect(page).toHaveURL(new RegExp(QUOTE));
  await payment.storage.leave(quoteOf('S'));
  await page.goto(address);
  await expect(payment.step('cover-start'), 'it is no step of the journey').toBeVisible();

  const record = { coverstdt: '2026-12-01', amt: '118.56', productName, idType: 'caseID' };
  await page.goto('about:blank');
  await payment.storage.leaveItems({ ovhcConfirmation: record });
  await page.goto(address);
  await expect(payment.confirmation).toContainText('1 December 2026');
  await expect(payment.confirmation).toContainText('A$118.56');
  await expect(payment.confirmation, 'no number is known').not.toContainText(/this number/);
});
