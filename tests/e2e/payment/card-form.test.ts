import { choose, control } from '../support/application.ts';
import {
  CARDS,
  cardForm,
  cardFrame,
  cardNumber,
  confirmation,
  cvv,
  expectMembership,
  expiry,
  fillCard,
  frameElement,
  openCardForm,
  openPayment,
  payNow,
  readyToPay,
  SENDING,
  submissions,
} from '../support/payment.ts';
import { expect, test } from '../support/test.ts';
import { errorIn, errorSummary, field } from '../support/visitor.ts';

test('the card form has its own origin and few rights, moves nothing, and is whole', async ({
  page,
  storage,
  baseURL,
}) => {
  /** Returns how much higher the frame is than its page. */
  const room = async () => {
    const height = (await frameElement(page).boundingBox())?.height ?? 0;
    return height - (await (await cardFrame(page)).evaluate(() => document.documentElement.scrollHeight));
  };
  const answer = page.waitForResponse('**/application-form*');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await openPayment(page, storage);
    await choose(page, 'paymentType', 'Card');
    await expect(field(page, 'cardForm')).toBeVisible();
    const before = await payNow(page).boundingBox();
    await expect(cardNumber(page)).toBeVisible();
    await expect(frameElement(page)).toBeVisible();
    expect(await payNow(page).boundingBox()).toEqual(before);
    expect(await room()).toBeGreaterThanOrEqual(0);
    await cardNumber(page).fill('4');
    await cvv(page).click();
    await expect(cardForm(page).getByRole('alert')).toBeVisible();
    await expect.poll(room, 'with a message').toBeGreaterThanOrEqual(0);
  }
  const origin = `http://127.0.0.1:${Number(new URL(String(baseURL)).port) + 1}`;
  expect(new URL((await cardFrame(page)).url()).origin).toBe(origin);
  const policy = (await (await answer).allHeaders())['content-security-policy'] ?? '';
  expect(policy.split('; ')).toContain(`frame-src ${origin}`);
  await expect(frameElement(page)).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-same-origin');
});

test('Pay now follows the card form through reload and removal', async ({ page, storage, sandbox }) => {
  await openPayment(page, storage);
  await control(page, 'paymentFrequency').selectOption('Yearly');
  await choose(page, 'paymentType', 'Card');
  await fillCard(page, '4111 1111 1111 1112');
  await expect(payNow(page)).toBeDisabled();
  await fillCard(page);
  await expect(payNow(page)).toBeEnabled();

  await test.step('the frame reloads', async () => {
    const src = await frameElement(page).getAttribute('src');
    await (await cardFrame(page)).evaluate(() => location.reload());
    await expect(payNow(page)).toBeDisabled();
    await expect(cardNumber(page)).toHaveValue('');
    await fillCard(page);
    await expect(payNow(page)).toBeEnabled();
    await expect(control(page, 'paymentFrequency').locator('option:checked')).toHaveText('Yearly');
    await expect(frameElement(page), 'it is the same frame').toHaveAttribute('src', String(src));
  });

  await test.step('the visitor changes the way to pay', async () => {
    await choose(page, 'paymentType', 'Bank account');
    await expect(payNow(page)).toBeDisabled();
    await choose(page, 'paymentType', 'Card');
    await expect(cardNumber(page)).toHaveValue('');
    await expect(payNow(page)).toBeDisabled();
  });

  await fillCard(page);
  await payNow(page).click();
  await expectMembership(sandbox, page);
});

test('Enter in the card form pays, or shows what is missing', async ({ page, storage, sandbox }) => {
  await openCardForm(page, storage);
  await cardNumber(page).focus();
  const received = await page.evaluateHandle(() => {
    const types: string[] = [];
    addEventListener('message', ({ data }) => types.push(data.type));
    return types;
  });
  for (let count = 0; count < 3; count += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(errorSummary(page)).toBeFocused();
  await expect(errorIn(page, 'cardForm')).toHaveText('Enter your card details');
  await expect(cardForm(page).getByRole('alert')).toHaveText([
    'Enter the card number',
    'Enter the expiry date as MM/YY',
    'Enter the 3 digits on the back of your card',
  ]);
  await cardNumber(page).press('Enter');
  const enters = async () => (await received.jsonValue()).filter((type) => type === 'enter');
  await expect.poll(enters, 'a key that is held down counts as one press').toHaveLength(2);
  expect(await submissions(sandbox)).toEqual([]);

  await fillCard(page);
  await expect(payNow(page)).toBeEnabled();
  await expiry(page).press('Enter');
  await expectMembership(sandbox, page);
});

test('forged, early and foreign messages are ignored', async ({ page, storage, sandbox, problems }) => {
  const forged = {
    type: 'token',
    card: {
      cardToken: 'forged',
      cardSchema: 'VISA',
      cardCategory: 'CREDIT',
      cardExpiryDate: '11/30',
      maskedPAN: '411111XXXXXX1111',
      merchReference: 'forged',
      txnReference: 'forged',
      amount: '1.00',
    },
  };
  problems.provoke(/status of 403/);
  await readyToPay(page, storage, CARDS.neverAnswered);
  const frame = await cardFrame(page);
  await frame.evaluate((token) => parent.postMessage(token, '*'), forged);
  await payNow(page).click();
  await expect(page.getByText(SENDING)).toBeVisible();

  // the page's own window has another origin than the frame
  await page.evaluate((token) => postMessage(token, '*'), forged);
  await page.evaluate((token) => {
    const source = document.querySelector('iframe')?.contentWindow ?? null;
    for (const origin of ['https://evil.example', 'null', `${location.origin}.evil.example`, ''])
      dispatchEvent(new MessageEvent('message', { data: token, origin, source }));
  }, forged);
  // another window has the right origin
  const src = new URL('/card-form', frame.url()).href;
  await page.evaluate((address) => {
    const other = Object.assign(document.createElement('iframe'), { src: address, title: 'another' });
    document.body.append(other);
  }, src);
  await expect(page.frameLocator('iframe[title="another"]').locator('body')).toBeAttached();
  const lastArrives = page.evaluate(
    () =>
      new Promise<void>((resolve) => addEventListener('message', ({ data }) => data === 'last' && resolve())),
  );
  await page.frame({ url: src })?.evaluate((token) => {
    for (const message of [token, 'last']) parent.postMessage(message, '*');
  }, forged);
  await lastArrives;

  await expect(page.getByText(SENDING)).toBeVisible();
  await expect(confirmation(page)).toBeHidden();
  expect(await submissions(sandbox)).toEqual([]);
});
