import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FRAME, paymentServers, SITE } from '../support/payments.ts';

const { params, frame, enter, reset } = await paymentServers();
const open = (paramString: string) => frame.inject(`/card-form?${paramString}`);

beforeEach(async () => {
  await reset();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => frame.close());

const signed = async () => (await params()).paramString;

describe('§4 the card frame’s page', () => {
  test('§4 is a form with labels, in a document with a language and a title', async () => {
    const response = await open(await signed());
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toContain('<html lang="en-AU">');
    expect(response.body).toContain('<title>Card details</title>');
    expect(response.body).toContain(`data-post-message-host="${SITE}"`);
    for (const [name, autocomplete] of [
      ['number', 'cc-number'],
      ['expiry', 'cc-exp'],
      ['cvv', 'cc-csc'],
    ]) {
      expect(response.body).toContain(`for="${name}"`);
      expect(response.body).toMatch(
        new RegExp(`<input [^>]*id="${name}"[^>]*autocomplete="${autocomplete}"[^>]*inputmode="numeric"`),
      );
    }
  });

  test('§4 has no inline script, style or event handler, and its files load', async () => {
    const { body } = await open(await signed());
    expect(body).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]* src=)/);
    const [script, style] = [/src="([^"]+)"/, /rel="stylesheet" href="([^"]+)"/].map(
      (named) => named.exec(body)?.[1] ?? '',
    );
    const js = await frame.inject(script ?? '');
    expect([js.statusCode, js.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
    const css = await frame.inject(style ?? '');
    expect([css.statusCode, css.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
    const fonts = [...css.body.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, url = '']) => url);
    expect(fonts).toHaveLength(1);
    const font = await frame.inject(new URL(fonts[0] ?? '', `${FRAME}${style}`).pathname);
    expect([font.statusCode, font.headers['content-type']]).toEqual([200, 'font/woff2']);
    expect(font.rawPayload.subarray(0, 4).toString()).toBe('wOF2');
  });

  test('§4 never posts messages to "*", and evaluates no text', async () => {
    const { body } = await open(await signed());
    const { body: script } = await frame.inject(/src="([^"]+)"/.exec(body)?.[1] ?? '');
    expect(script).toContain('postMessage');
    expect(script).not.toMatch(/postMessage\([^)]*["'`]\*["'`]/);
    expect(script).not.toMatch(/\beval\s*\(|\bnew Function\b|innerHTML/);
  });

  test.each(['the page', 'a page that is refused', 'an asset', 'a token', 'nothing', 'a broken path'])(
    '§4 %s comes with the policy',
    async (kind) => {
      const answers: Record<string, () => ReturnType<typeof open>> = {
        'the page': async () => open(await signed()),
        'a page that is refused': () => open('amount=1.00'),
        'an asset': () => frame.inject('/card-form/assets/nothing.js'),
        'a token': async () => enter({}, await signed()),
        nothing: () => frame.inject('/'),
        'a broken path': () => frame.inject('/card-form/%zz'),
      };
      const headers = (await answers[kind]?.())?.headers ?? {};
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; " +
          "base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'; " +
          `frame-src 'self'; frame-ancestors ${SITE}`,
      );
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'permissions-policy': expect.stringContaining('geolocation=()'),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': kind.includes('page') ? 'cross-origin' : 'same-origin',
        'cache-control': 'no-store',
      });
      expect(headers).not.toHaveProperty('x-frame-options');
    },
  );
});

describe('§4 invalid parameters', () => {
  const INVALID = [
    ['nothing', () => ''],
    ['another amount', (text: string) => text.replace('148.20', '000.01')],
    ['another page', (text: string) => text.replace('8080', '6666')],
    ['one more parameter', (text: string) => `${text}&amount=0.01`],
    ['a second question mark', (text: string) => `${text}?amount=0.01`],
    ['one more before the signature', (text: string) => text.replace('&verify', '&amount=0.01&verify')],
    ['another signature', (text: string) => text.replace(/.{64}$/, 'a'.repeat(64))],
    ['a shorter signature', (text: string) => text.slice(0, -2)],
    ['no signature', (text: string) => text.replace(/&verifyMessage=.*/, '')],
  ] as const;

  test.each(INVALID)('§4 %s: it shows an error, and posts no message', async (_case, change) => {
    const paramString = change(await signed());
    const response = await open(paramString);
    expect(response.statusCode).toBe(403);
    expect(response.body).toContain('We can’t show the card form. Please try again.');
    expect(response.body).not.toMatch(/<script|<input|data-/);
    const token = await enter({}, paramString);
    expect(token.statusCode).toBe(403);
  });

  test('§4 expired ones: it shows an error, and tells the page', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const paramString = await signed();
    vi.advanceTimersByTime(19 * 60_000);
    expect((await open(paramString)).statusCode).toBe(200);
    vi.advanceTimersByTime(60_000);
    const response = await open(paramString);
    expect(response.statusCode).toBe(410);
    expect(response.body).toContain(
      `data-post-message-host="${SITE}" data-failure="This card form is too old"`,
    );
    expect(response.body).toContain('<script');
    expect(response.body).not.toContain('<input');
    const token = await enter({}, paramString);
    expect([token.statusCode, token.json().message]).toEqual([410, 'This card form is too old']);
  });

  test('§4 those of a paid payment', async () => {
    const paramString = await signed();
    await enter({}, paramString);
    const response = await open(paramString);
    expect(response.statusCode).toBe(410);
    expect(response.body).toContain('data-failure="MR10000001 has its card already"');
  });

  test('§7 those from before a reset', async () => {
    const paramString = await signed();
    await reset();
    expect((await open(paramString)).statusCode).toBe(403);
  });
});
