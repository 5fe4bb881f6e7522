import type { Frame, Page } from '@playwright/test';
import { choose } from '../support/application.ts';
import {
  CARDS,
  cardForm,
  cardNumber,
  confirmation,
  dialog,
  fillCard,
  frameElement,
  openPayment,
  payNow,
  readyToPay,
  submissions,
} from '../support/payment.ts';
import { expect, test } from '../support/test.ts';
import { field } from '../support/visitor.ts';

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

/** The frame's own document, to have it say what its page never would. */
async function inside(page: Page): Promise<Frame> {
  const frame = await (await frameElement(page).elementHandle())?.contentFrame();
  if (!frame) throw new Error('There is no card frame.');
  return frame;
}

/** Has a frame say something to the page, as its script would. */
const say = (frame: Frame, message: unknown) =>
  frame.evaluate((data) => parent.postMessage(data, '*'), message as object);

const heightOf = async (page: Page) => (await frameElement(page).boundingBox())?.height ?? 0;

/** Everything that was said has arrived once this has, which is said last by the same frame. */
async function settle(page: Page, frame: Frame): Promise<void> {
  const arrived = page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        addEventListener('message', ({ data }) => data === 'the last word' && resolve()),
      ),
  );
  await say(frame, 'the last word');
  await arrived;
}

test('domain §4e.1: the frame is another origin, the one that the policy names, with as few rights as it needs', async ({
  page,
  storage,
  baseURL,
}) => {
  const answer = page.waitForResponse('**/application-form*');
  await openPayment(page, storage);
  await choose(page, 'paymentType', 'Card');
  await expect(cardNumber(page)).toBeVisible();
  const site = new URL(String(baseURL));
  const origin = `http://127.0.0.1:${Number(site.port) + 1}`;
  expect(new URL((await inside(page)).url()).origin).toBe(origin);
  const policy = (await (await answer).allHeaders())['content-security-policy'] ?? '';
  expect(policy.split('; ')).toContain(`frame-src ${origin}`);
  await expect(frameElement(page)).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-same-origin');
  await expect(frameElement(page)).toHaveAttribute('title', 'Card details');
});

test('domain §4e.1: an address that is not on the build’s list is never framed', async ({
  page,
  storage,
  problems,
}) => {
  problems.provoke(/none of VITE_CARD_FRAME_ORIGINS/);
  await page.route('**/hcf/paymentParams', (route) =>
    route.fulfill({ json: { baseUrl: 'http://127.0.0.1:9/card-form', paramString: 'a=b' } }),
  );
  await openPayment(page, storage);
  await choose(page, 'paymentType', 'Card');
  await expect(page.getByText('We can’t show the card form right now.')).toBeVisible();
  await expect(frameElement(page)).toHaveCount(0);
});

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
  await payNow(page).click();
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

test('issue 5: the frame’s arrival shifts nothing, and its messages make room', async ({ page, storage }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await openPayment(page, storage);
    const below = payNow(page);
    await choose(page, 'paymentType', 'Card');
    await expect(field(page, 'cardForm')).toBeVisible();
    const before = await below.boundingBox();
    await expect(cardNumber(page)).toBeVisible();
    await expect(frameElement(page)).toBeVisible();
    expect(await below.boundingBox(), `at ${width} pixels`).toEqual(before);
    const reserved = await heightOf(page);
    const content = await (await inside(page)).evaluate(() => document.documentElement.scrollHeight);
    expect(content, 'all of it has room').toBeLessThanOrEqual(reserved);
    await cardNumber(page).fill('4');
    await cardForm(page).getByLabel(/^CVV/).click();
    await expect(cardForm(page).getByRole('alert')).toBeVisible();
    const grown = async () => {
      const inner = await (await inside(page)).evaluate(() => document.documentElement.scrollHeight);
      return (await heightOf(page)) - inner;
    };
    await expect.poll(grown, 'nothing is cut off').toBeGreaterThanOrEqual(0);
  }
});

test('issue 5: Pay now follows the card form, which begins anew where it was taken away', async ({
  page,
  storage,
}) => {
  await readyToPay(page, storage);
  await cardNumber(page).fill('4111 1111 1111 1112');
  await expect(payNow(page)).toBeDisabled();
  await fillCard(page);
  await expect(payNow(page)).toBeEnabled();
  await choose(page, 'paymentType', 'Bank account');
  await expect(payNow(page)).toBeDisabled();
  await choose(page, 'paymentType', 'Card');
  await expect(cardNumber(page)).toHaveValue('');
  await expect(payNow(page)).toBeDisabled();
});

test('issue 5: a changed amount begins the card form anew, with the new one', async ({ page, storage }) => {
  const due = page.locator('.summary-item[data-main] > dd').first();
  const amountInFrame = async () => {
    const src = (await frameElement(page).getAttribute('src')) ?? '';
    return /\bamount(?:=|%3D)(\d+\.\d{2})/i.exec(src)?.[1];
  };
  await readyToPay(page, storage);
  const before = await amountInFrame();
  expect(await due.textContent()).toBe(`A$${before}`);
  const quote = await storage.quote();
  const other = await page.context().newPage();
  await other.goto('/icon.svg');
  await other.evaluate(
    (text) => localStorage.setItem('ovhcQuoteData', text),
    JSON.stringify({ ...quote, excessCode: 'A' }),
  );
  await expect(due).not.toHaveText(`A$${before}`);
  await expect.poll(amountInFrame).not.toBe(before);
  expect(await due.textContent()).toBe(`A$${await amountInFrame()}`);
  await expect(cardNumber(page)).toHaveValue('');
  await expect(payNow(page)).toBeDisabled();
  await fillCard(page);
  await expect(payNow(page)).toBeEnabled();
});

test('domain §4e.12: neither number nor token is left in the page, its storage, its address or what is told', async ({
  page,
  storage,
  sandbox,
}) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  const sent: string[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('card-form')) sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  await readyToPay(page, storage);
  await payNow(page).click();
  await expect(confirmation(page)).toBeVisible();
  const [entry] = await submissions(sandbox);
  const token = entry?.request.cardToken ?? 'none';
  const kept = JSON.stringify(await storage.everything());
  const page1 = await page.content();
  expect(lines.join('\n') + kept + page1 + page.url()).not.toContain(token);
  const others = sent.filter((text) => !text.includes('/hcf/preSubmission'));
  expect(others.join('\n')).not.toContain(token);
  expect([...sent, ...lines, kept, page1].join('\n').replaceAll(' ', '')).not.toContain('4111111111111111');
});
