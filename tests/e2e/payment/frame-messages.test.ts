import { choose } from '../support/application.ts';
import { heightOf, inside, say, settle } from '../support/card-frame.ts';
import {
  CARDS,
  cardNumber,
  confirmation,
  dialog,
  openPayment,
  payNow,
  readyToPay,
  submissions,
} from '../support/payment.ts';
import { expect, test } from '../support/test.ts';

const SENDING = 'We’re taking your payment.';
const FORGED = {
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

test('decisions "The card frame": messages of another origin and of another window are ignored', async ({
  page,
  storage,
  sandbox,
  problems,
}) => {
  problems.provoke(/status of 403/);
  await readyToPay(page, storage, CARDS.neverAnswered);
  await payNow(page).click();
  await expect(page.getByText(SENDING)).toBeVisible();
  const frame = await inside(page);

  // the page's own window, which is another origin than the frame's
  await page.evaluate((forged) => postMessage(forged, '*'), FORGED);
  // the right window, said to be of another origin
  await page.evaluate((forged) => {
    const source = document.querySelector('iframe')?.contentWindow ?? null;
    for (const origin of ['https://evil.example', 'null', `${location.origin}.evil.example`, ''])
      dispatchEvent(new MessageEvent('message', { data: forged, origin, source }));
  }, FORGED);
  // the right origin, in another window
  const src = new URL('/card-form', frame.url()).href;
  await page.evaluate((address) => {
    const other = document.createElement('iframe');
    other.src = address;
    other.title = 'another';
    document.body.append(other);
  }, src);
  const other = page.frameLocator('iframe[title="another"]');
  await expect(other.locator('body')).toBeAttached();
  const otherFrame = page.frames().find((each) => each.url() === src);
  if (!otherFrame) throw new Error('There is no other frame.');
  await say(otherFrame, FORGED);
  await settle(page, otherFrame);

  await expect(page.getByText(SENDING)).toBeVisible();
  expect(await submissions(sandbox)).toEqual([]);
});

test('domain §4e.6: what is no message of the protocol is ignored, and breaks nothing', async ({
  page,
  storage,
  sandbox,
}) => {
  await readyToPay(page, storage);
  const frame = await inside(page);
  for (const data of [
    null,
    'token',
    '{"type":"token"',
    42,
    [],
    {},
    { type: 'token' },
    { type: 'token', card: { ...FORGED.card, cardToken: 'x'.repeat(500) } },
    { type: 'token', card: { ...FORGED.card, pan: '4111111111111111' } },
    { type: 'validity', valid: 'yes' },
    { type: 'height', height: '400' },
    { type: 'reload' },
    { ...FORGED, also: 'this' },
  ])
    await say(frame, data);
  await settle(page, frame);
  await expect(payNow(page)).toBeEnabled();
  await payNow(page).click();
  await expect(confirmation(page)).toBeVisible();
  expect((await submissions(sandbox)).map(({ request }) => request.cardToken)).not.toContain('forged');
});

test('domain §4e.7: a token that nobody asked for is ignored', async ({ page, storage, sandbox }) => {
  await openPayment(page, storage);
  await choose(page, 'paymentType', 'Card');
  await expect(cardNumber(page)).toBeVisible();
  const frame = await inside(page);
  await say(frame, FORGED);
  await settle(page, frame);
  await expect(payNow(page)).toBeDisabled();
  expect(await submissions(sandbox)).toEqual([]);
});

test('domain §4e.7: a token that comes after the page has given up is ignored', async ({
  page,
  storage,
  sandbox,
  problems,
}) => {
  problems.provoke(/The application was not sent/);
  let letGo: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/card-form/tokens', async (route) => {
    await held;
    await route.fallback().catch(() => undefined);
  });
  await page.clock.install();
  await readyToPay(page, storage);
  const asked = page.waitForRequest('**/card-form/tokens');
  await payNow(page).click();
  await asked;
  await expect(page.getByText(SENDING)).toBeVisible();
  await page.clock.runFor(61_000);
  await expect(dialog(page)).toBeVisible();
  letGo();
  await dialog(page).getByRole('button', { name: 'Ok' }).click();
  await expect(cardNumber(page)).toHaveValue('');
  // the frame that is there now tells the old one's news
  const frame = await inside(page);
  await say(frame, FORGED);
  await settle(page, frame);
  await expect(payNow(page)).toBeDisabled();
  expect(await submissions(sandbox)).toEqual([]);
});

test('domain §4e.9: a huge height is clamped, and one that is none changes nothing', async ({
  page,
  storage,
}) => {
  await openPayment(page, storage);
  await choose(page, 'paymentType', 'Card');
  await expect(cardNumber(page)).toBeVisible();
  const usual = await heightOf(page);
  const frame = await inside(page);
  for (const height of [Number.NaN, -400, 0, Number.POSITIVE_INFINITY, 1]) {
    await say(frame, { type: 'height', height });
    await settle(page, frame);
    expect(await heightOf(page)).toBe(usual);
  }
  await say(frame, { type: 'height', height: 1_000_000 });
  await expect.poll(() => heightOf(page)).toBe(1200);
});
