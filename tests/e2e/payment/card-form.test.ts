import { CARDS, SENDING } from '../support/data.ts';
import { expect, test } from '../support/test.ts';

test('isolates the card form on its own origin and keeps the layout stable', async ({ page, payment }) => {
  /** Returns how many pixels the frame is taller than its document. */
  const room = async () => {
    const height = (await payment.frameElement.boundingBox())?.height ?? 0;
    return height - (await (await payment.cardFrame()).evaluate(() => document.documentElement.scrollHeight));
  };
  const answer = page.waitForResponse('**/application-form*');
  await payment.open();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await payment.choose('paymentType', 'Card');
    await expect(payment.field('cardForm')).toBeVisible();
    const before = await payment.payNow.boundingBox();
    await expect(payment.cardNumber).toBeVisible();
    await expect(payment.frameElement).toBeVisible();
    expect(await payment.payNow.boundingBox()).toEqual(before);
    expect(await room()).toBeGreaterThanOrEqual(0);
    await payment.cardNumber.fill('4');
    await payment.cvv.click();
    await expect(payment.cardForm.getByRole('alert')).toBeVisible();
    await expect.poll(room, 'with a message').toBeGreaterThanOrEqual(0);
    if (width > 390) await payment.choose('paymentType', 'Bank account');
  }
  const origin = `http://127.0.0.1:${Number(new URL(page.url()).port) + 1}`;
  expect(new URL((await payment.cardFrame()).url()).origin).toBe(origin);
  const policy = (await (await answer).allHeaders())['content-security-policy'] ?? '';
  expect(policy.split('; ')).toContain(`frame-src ${origin}`);
  const rights = 'allow-scripts allow-forms allow-same-origin';
  await expect(payment.frameElement).toHaveAttribute('sandbox', rights);
});

test('disables Pay now after the card form is reloaded or removed', async ({ payment }) => {
  await payment.open();
  await payment.control('paymentFrequency').selectOption('Yearly');
  await payment.choose('paymentType', 'Card');
  await payment.fillCard('4111 1111 1111 1112');
  await expect(payment.payNow).toBeDisabled();
  await payment.fillCard();
  await expect(payment.payNow).toBeEnabled();

  // reload the frame
  const src = await payment.frameElement.getAttribute('src');
  await (await payment.cardFrame()).evaluate(() => location.reload());
  await expect(payment.payNow).toBeDisabled();
  await expect(payment.cardNumber).toHaveValue('');
  await payment.fillCard();
  await expect(payment.payNow).toBeEnabled();
  await expect(payment.chosen('paymentFrequency')).toHaveText('Yearly');
  await expect(payment.frameElement, 'it is the same frame').toHaveAttribute('src', String(src));

  await payment.choose('paymentType', 'Bank account');
  await payment.choose('paymentType', 'Card');
  await expect(payment.cardNumber).toHaveValue('');
  await expect(payment.payNow).toBeDisabled();
  await payment.fillCard();
  await payment.pay();
});

test('pays or shows what is missing on Enter in the card form', async ({ page, payment, sandbox }) => {
  await payment.openCardForm();
  await payment.cardNumber.focus();
  const received = await page.evaluateHandle(() => {
    const types: string[] = [];
    addEventListener('message', ({ data }) => types.push(data.type));
    return types;
  });
  for (let count = 0; count < 3; count += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(payment.errorSummary).toBeFocused();
  await expect(payment.errorIn('cardForm')).toHaveText('Enter your card details');
  await expect(payment.cardForm.getByRole('alert')).toHaveText([
    'Enter the card number',
    'Enter the expiry date as MM/YY',
    'Enter the 3 digits on the back of your card',
  ]);
  await payment.cardNumber.press('Enter');
  const enters = async () => (await received.jsonValue()).filter((type) => type === 'enter');
  await expect.poll(enters, 'a key that stays down counts as one press').toHaveLength(2);
  expect(await sandbox.submissions()).toEqual([]);

  await payment.fillCard();
  await expect(payment.payNow).toBeEnabled();
  await payment.expiry.press('Enter');
  await payment.expectMembership();
});

test('ignores forged, early and foreign messages', async ({ page, payment, sandbox, problems }) => {
  const card = {
    cardSchema: 'VISA',
    cardCategory: 'CREDIT',
    cardExpiryDate: '11/30',
    maskedPAN: '411111XXXXXX1111',
  };
  const order = { cardToken: 'forged', merchReference: 'forged', txnReference: 'forged', amount: '1.00' };
  const forged = { type: 'token', card: { ...card, ...order } };
  problems.provoke(/status of 403/);
  await payment.openWithCard(CARDS.neverAnswered);
  const frame = await payment.cardFrame();
  await frame.evaluate((token) => parent.postMessage(token, '*'), forged);
  await payment.payNow.click();
  await expect(page.getByText(SENDING)).toBeVisible();

  // the page's own window has a different origin than the frame
  await page.evaluate((token) => postMessage(token, '*'), forged);
  await page.evaluate((token) => {
    const source = document.querySelector('iframe')?.contentWindow ?? null;
    for (const origin of ['https://evil.example', 'null', `${location.origin}.evil.example`, ''])
      dispatchEvent(new MessageEvent('message', { data: token, origin, source }));
  }, forged);
  // another window with the right origin
  const src = new URL('/card-form', frame.url()).href;
  await page.evaluate((address) => {
    const other = Object.assign(document.createElement('iframe'), { src: address, title: 'another' });
    document.body.append(other);
  }, src);
  await expect(page.frameLocator('iframe[title="another"]').locator('body')).toBeAttached();
  const lastArrives = page.evaluate(async () => {
    for (let data = ''; data !== 'last'; )
      data = await new Promise((resolve) => addEventListener('message', (event) => resolve(event.data)));
  });
  await page.frame({ url: src })?.evaluate((token) => {
    for (const message of [token, 'last']) parent.postMessage(message, '*');
  }, forged);
  await lastArrives;

  await expect(page.getByText(SENDING)).toBeVisible();
  await expect(payment.confirmation).toBeHidden();
  expect(await sandbox.submissions()).toEqual([]);
});
