import { choose } from '../support/application.ts';
import { heightOf, inside } from '../support/card-frame.ts';
import {
  cardForm,
  cardNumber,
  confirmation,
  fillCard,
  frameElement,
  openPayment,
  payNow,
  readyToPay,
  submissions,
} from '../support/payment.ts';
import { expect, test } from '../support/test.ts';
import { field } from '../support/visitor.ts';

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
  await page.route('**/hcf/paymentParams?*', (route) =>
    route.fulfill({ json: { baseUrl: 'http://127.0.0.1:9/card-form', paramString: 'a=b' } }),
  );
  await openPayment(page, storage);
  await choose(page, 'paymentType', 'Card');
  await expect(page.getByText('We can’t show the card form right now.')).toBeVisible();
  await expect(frameElement(page)).toHaveCount(0);
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
