import { describe, expect, test, vi } from 'vitest';
import { FRAME, paymentServers, SITE } from '../support/payments.ts';
import { messageOf } from '../support/sandbox.ts';

const { sign, frame, enter, reset } = await paymentServers();
const open = (paramString: string) => frame.inject(`/card-form?${paramString}`);

describe('§4 the card frame’s page', () => {
  test('§4 is a form with labels, in a document with a language and a title, without inline code', async () => {
    const { statusCode, headers, body } = await open(await sign());
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain('<html lang="en-AU">');
    expect(body).toContain('<title>Card details</title>');
    expect(body).toContain(`data-post-message-host="${SITE}"`);
    for (const [name, autocomplete] of [
      ['number', 'cc-number'],
      ['expiry', 'cc-exp'],
      ['cvv', 'cc-csc'],
    ]) {
      expect(body).toContain(`for="${name}"`);
      const attributes = `id="${name}"[^>]*autocomplete="${autocomplete}"[^>]*inputmode="numeric"`;
      expect(body).toMatch(new RegExp(`<input [^>]*${attributes}`));
    }
    expect(body).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]* src=)/);
  });

  test('§4 loads its files; its script never posts messages to "*", and evaluates no text', async () => {
    const load = async (url: string, type: string) => {
      const response = await frame.inject(url);
      expect([response.statusCode, response.headers['content-type']]).toEqual([200, type]);
      return response;
    };
    const { body } = await open(await sign());
    const { body: script } = await load(
      /src="([^"]+)"/.exec(body)?.[1] ?? '',
      'text/javascript; charset=utf-8',
    );
    expect(script).toContain('postMessage');
    expect(script).not.toMatch(/postMessage\([^)]*["'`]\*["'`]/);
    expect(script).not.toMatch(/\beval\s*\(|\bnew Function\b|innerHTML/);

    const style = /rel="stylesheet" href="([^"]+)"/.exec(body)?.[1] ?? '';
    const css = await load(style, 'text/css; charset=utf-8');
    const fonts = [...css.body.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, url = '']) => url);
    expect(fonts).toHaveLength(1);
    const font = await load(new URL(fonts[0] ?? '', `${FRAME}${style}`).pathname, 'font/woff2');
    expect(font.rawPayload.subarray(0, 4).toString()).toBe('wOF2');
  });

  test.each([
    ['the page', async () => open(await sign())],
    ['a page that is refused', () => open('amount=1.00')],
    ['an asset', () => frame.inject('/card-form/assets/nothing.js')],
    ['a token', async () => enter({}, await sign())],
    ['nothing', () => frame.inject('/')],
    ['a broken path', () => frame.inject('/card-form/%zz')],
  ])('§4 %s comes with the policy', async (kind, ask) => {
    const { headers } = await ask();
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
  });
});

describe('§4 invalid parameters', () => {
  test.each([
    ['nothing', () => ''],
    ['another amount', (text: string) => text.replace('148.20', '000.01')],
    ['another page', (text: string) => text.replace('8080', '6666')],
    ['one more parameter', (text: string) => `${text}&amount=0.01`],
    ['a second question mark', (text: string) => `${text}?amount=0.01`],
    ['one more before the signature', (text: string) => text.replace('&verify', '&amount=0.01&verify')],
    ['another signature', (text: string) => text.replace(/.{64}$/, 'a'.repeat(64))],
    ['a shorter signature', (text: string) => text.slice(0, -2)],
    ['no signature', (text: string) => text.replace(/&verifyMessage=.*/, '')],
  ])('§4 %s: it shows an error, and posts no message', async (_case, change) => {
    const paramString = change(await sign());
    const { statusCode, body } = await open(paramString);
    expect(statusCode).toBe(403);
    expect(body).toContain('We can’t show the card form. Please try again.');
    expect(body).not.toMatch(/<script|<input|data-/);
    await messageOf(enter({}, paramString), 403);
  });

  test('§4 expired ones: it shows an error, and reports it to the page', async () => {
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
    expect(await messageOf(enter({}, paramString), 410)).toBe('This card form is too old');
  });

  test('§4 those of a paid payment, and those from before a reset (§7)', async () => {
    const paramString = await sign();
    await enter({}, paramString);
    const { statusCode, body } = await open(paramString);
    expect(statusCode).toBe(410);
    expect(body).toContain('data-failure="MR10000001 has its card already"');
    await reset();
    expect((await open(paramString)).statusCode).toBe(403);
  });
});
