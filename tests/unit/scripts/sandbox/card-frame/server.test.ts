import { expect, test, vi } from 'vitest';
import { FRAME, PAYMENT, paymentServers, REFERENCE, SITE } from '../support/payments.ts';
import { answerOf, messageOf, startSandbox } from '../support/sandbox.ts';

const { askParams, post, sign, frame, enter, reset } = await paymentServers();
const alone = startSandbox();
const open = (query: string) => frame.inject(`/card-form?${query}`);

test('§7 paymentParams returns the card frame’s address and signed parameters', async () => {
  const { baseUrl, paramString } = await answerOf(askParams());
  expect(baseUrl).toBe(`${FRAME}/card-form`);
  const { expires, ...params } = Object.fromEntries(new URLSearchParams(paramString));
  expect(params).toEqual({
    configId: 'OVHC-SANDBOX',
    paymentType: 'oneoff',
    merchReference: 'MR10000001',
    reference: 'MR10000001',
    amount: '148.20',
    postMessageHost: SITE,
    verifyMessage: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(Math.round((Date.parse(expires ?? '') - Date.now()) / 60_000)).toBe(20);
  const second = new URLSearchParams(await sign(REFERENCE));
  expect([second.get('merchReference'), second.get('reference')]).toEqual(['MR10000002', REFERENCE]);
});

test.each([
  [{ origin: 'https://insurer.example' }, 'https://insurer.example'],
  [{ host: '127.0.0.1:9000' }, 'http://127.0.0.1:9000'],
])('§4 allows a frame for %j to send messages to %s', async (headers, host) => {
  const { paramString } = await answerOf(post('/hcf/paymentParams', PAYMENT, headers));
  expect(new URLSearchParams(paramString).get('postMessageHost')).toBe(host);
});

test('§7 paymentParams rejects invalid origins, zero amounts and a missing card frame', async () => {
  for (const origin of ['null', 'file://', 'http://a.example/path', 'nonsense'])
    expect(await messageOf(post('/hcf/paymentParams', PAYMENT, { origin }))).toContain(
      `"${origin}" is not an origin`,
    );
  for (const amount of ['0.00', '00.00'])
    expect(await messageOf(askParams(undefined, amount))).toContain('there is nothing to pay');
  expect(await messageOf(alone.post('/hcf/paymentParams', PAYMENT), 503)).toContain('npm start');
});

test('§4 never posts messages to "*" or evaluates text in the card form’s script', async () => {
  const { body } = await open(await sign());
  expect(body).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]* src=)/);
  const { headers, body: script } = await frame.inject(/src="([^"]+)"/.exec(body)?.[1] ?? '');
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(script).toContain('postMessage');
  expect(script).not.toMatch(/postMessage\([^)]*["'`]\*["'`]/);
  expect(script).not.toMatch(/\beval\s*\(|\bnew Function\b|innerHTML/);
});

test.each([
  ['the page', async () => open(await sign())],
  ['a page that is refused', () => open('amount=1.00')],
  ['an asset', () => frame.inject('/card-form/assets/nothing.js')],
  ['a token', async () => enter({}, await sign())],
])('§4 serves %s with the security policy', async (kind, ask) => {
  const { headers } = await ask();
  expect(headers).toMatchObject({
    'content-security-policy':
      "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; " +
      "base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'; " +
      `frame-src 'self'; frame-ancestors ${SITE}`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': expect.stringContaining('geolocation=()'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': kind.includes('page') ? 'cross-origin' : 'same-origin',
    'cache-control': 'no-store',
  });
  expect(headers).not.toHaveProperty('x-frame-options');
});

test.each([
  ['no content', () => ''],
  ['another amount', (text: string) => text.replace('148.20', '000.01')],
  ['another page', (text: string) => text.replace('8080', '6666')],
  ['one more parameter', (text: string) => `${text}&amount=0.01`],
  ['a second question mark', (text: string) => `${text}?amount=0.01`],
  ['a parameter before the signature', (text: string) => text.replace('&verify', '&amount=0.01&verify')],
  ['another signature', (text: string) => text.replace(/.{64}$/, 'a'.repeat(64))],
  ['a shorter signature', (text: string) => text.slice(0, -2)],
  ['no signature', (text: string) => text.replace(/&verifyMessage=.*/, '')],
])('§4 shows an error and posts no message for parameters with %s', async (_case, change) => {
  const paramString = change(await sign());
  const { statusCode, body } = await open(paramString);
  expect(statusCode).toBe(403);
  expect(body).toContain('We can’t show the card form. Please try again.');
  expect(body).not.toMatch(/<script|<input|data-/);
  await messageOf(enter({}, paramString), 403);
});

test('§4 shows an error and reports it to the page for expired parameters', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const paramString = await sign();
  vi.advanceTimersByTime(19 * 60_000);
  expect((await open(paramString)).statusCode).toBe(200);
  vi.advanceTimersByTime(60_000);
  const { statusCode, body } = await open(paramString);
  expect(statusCode).toBe(410);
  expect(body).toContain(`data-post-message-host="${SITE}" data-failure="This card form is too old"`);
  expect(body).toContain('<script');
  expect(body).not.toContain('<input');
  expect(await messageOf(enter({}, paramString), 410)).toContain('This card form is too old');
});

test('§7 rejects the parameters of a paid payment and those from before a reset', async () => {
  const paramString = await sign();
  await enter({}, paramString);
  const { statusCode, body } = await open(paramString);
  expect(statusCode).toBe(410);
  expect(body).toContain('data-failure="MR10000001 has its card already"');
  await reset();
  expect((await open(paramString)).statusCode).toBe(403);
});
