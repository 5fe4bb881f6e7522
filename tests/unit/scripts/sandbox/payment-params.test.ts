import { expect, test } from 'vitest';
import { FRAME, PAYMENT, paymentServers, REFERENCE, SITE } from './support/payments.ts';
import { answerOf, messageOf, startSandbox } from './support/sandbox.ts';

const URL = '/hcf/paymentParams';
const { params, post } = await paymentServers();
const alone = startSandbox();
const hostFor = async (headers: Record<string, string>) =>
  new URLSearchParams((await answerOf(post(URL, PAYMENT, headers))).paramString).get('postMessageHost');

test('§7 has the card frame’s address and signed parameters, different for each payment', async () => {
  const { baseUrl, paramString } = await params();
  expect(baseUrl).toBe(`${FRAME}/card-form`);
  const { expires, verifyMessage, ...rest } = Object.fromEntries(new URLSearchParams(paramString));
  expect(rest).toEqual({
    configId: 'OVHC-SANDBOX',
    paymentType: 'oneoff',
    merchReference: 'MR10000001',
    amount: '148.20',
    postMessageHost: SITE,
  });
  const minutes = (Date.parse(expires ?? '') - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(19);
  expect(minutes).toBeLessThanOrEqual(20);
  expect(verifyMessage).toMatch(/^[0-9a-f]{64}$/);

  const second = new URLSearchParams((await params(REFERENCE)).paramString);
  expect([second.get('merchReference'), second.get('reference')]).toEqual(['MR10000002', REFERENCE]);
});

test('§4 the frame may send messages to the page that asked, else to the host of the request', async () => {
  expect(await hostFor({ origin: 'https://insurer.example' })).toBe('https://insurer.example');
  expect(await hostFor({ host: '127.0.0.1:9000' })).toBe('http://127.0.0.1:9000');
});

test.each(['null', 'file://', 'http://a.example/path', 'nonsense'])(
  '§4 the origin "%s" is a 400',
  async (origin) => {
    expect(await messageOf(post(URL, PAYMENT, { origin }))).toContain(`the request comes from "${origin}"`);
  },
);

test.each(['0.00', '00.00'])('§7 an amount of %s is a 400', async (amount) => {
  expect(await messageOf(post(URL, { ...PAYMENT, amount }, { origin: SITE }))).toBe(
    `paymentParams: request/body/amount is ${amount}: there is nothing to pay. Send the first instalment`,
  );
});

test('§7 without a card frame it is a 503 that says what to start', async () => {
  expect(await messageOf(alone.post(URL, PAYMENT), 503)).toContain('npm start');
});
