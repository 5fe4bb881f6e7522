import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { EmailQuoteFields } from '#types/api/emailQuoteServlet';
import quotePage from '../../../../content/pages/quote.json' with { type: 'json' };
import { sandbox } from '../../../../scripts/sandbox/index.ts';
import { createBaseServer } from '../../../../scripts/server/base.ts';
import { securityHeaders } from '../../../../scripts/site/security-headers.ts';
import { parsePart, partsByType } from './support/mime.ts';
import { EMAIL } from './support/requests.ts';
import { answerOf, messageOf, requestsTo } from './support/sandbox.ts';

const { app, get, postForm } = requestsTo(
  createBaseServer(securityHeaders(), (routes) => {
    routes.register(sandbox);
  }),
);

const PAGE = '/sandbox/outbox/RN10000001';
const send = (changes: Partial<EmailQuoteFields> = {}) =>
  answerOf(postForm('/hcf/emailQuoteServlet', { ...EMAIL, ...changes }));
const page = async () => (await get(PAGE)).body;

async function message() {
  const response = await get(`${PAGE}.eml`);
  expect(response.statusCode, response.body).toBe(200);
  const whole = parsePart(response.body);
  const { 'text/plain': text = '', 'text/html': html = '' } = partsByType(whole);
  return { response, headers: whole.headers, text, html };
}

const row = (label: string, text: string) => `<tr><th scope="row">${label}</th><td>${text}</td></tr>`;

describe('§2 the e-mailed quote as a page', () => {
  test('§2 is in English, with the subject as its heading, a table of the headers, and its own style alone', async () => {
    await send();
    const { statusCode, headers, body } = await get(PAGE);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain('<html lang="en-AU">');
    expect(body.match(/<h1>.*?<\/h1>/g)).toEqual(['<h1>Your Extended Visitor Cover quote RN10000001</h1>']);
    expect(body).toContain(row('From', 'quotes@example.com'));
    expect(body).toContain(row('To', 'Amélie &lt;amelie@example.com&gt;'));
    expect(body).toContain(row('Subject', 'Your Extended Visitor Cover quote RN10000001'));
    expect(body).toMatch(/<th scope="row">Date<\/th><td>\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT<\/td>/);

    const styles = [...body.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => style);
    expect(styles).toHaveLength(1);
    const hash = createHash('sha256').update(styles.join()).digest('base64');
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`,
    );
    expect(body).not.toContain('style=');
  });

  test.each([
    ['W', 'per week', 'A', 'A$0'],
    ['F', 'per fortnight', 'G', 'A$250'],
    ['M', 'per month', 'I', 'A$500'],
    ['Q', 'per quarter', 'N', 'A$750'],
    ['H', 'per half-year', 'A', 'A$0'],
    ['Y', 'per year', 'A', 'A$0'],
  ] as const)(
    '§9 paid %s it costs A$1,234.50 %s; excess %s is %s',
    async (paymentFrequency, per, excessCode, excess) => {
      await send({ price: '1234.50', paymentFrequency, excessCode });
      expect(await page()).toContain(row('Price', `A$1,234.50 ${per}`));
      expect(await page()).toContain(row('Excess', excess));
    },
  );

  test('§7 has no table of unknown prices, and one age for one person', async () => {
    const amounts = Object.keys(EMAIL).filter((name) => name.startsWith('packageAmount'));
    const unknown = Object.fromEntries(amounts.map((name) => [name, '']));
    await send({ scaleCode: 'S', partnerAge: '', ...unknown });
    expect(await page()).not.toContain('Prices with this excess');
    expect(await page()).toContain(row('Age', '30'));
  });

  test('§7 shows every e-mail of the reference, newest first, under one heading', async () => {
    await send();
    await send({ rnNumber: 'RN10000001', cmsProductName: 'Complete Visitor Cover' });
    await send({ firstName: 'Somebody else' });
    const body = await page();
    expect(body.match(/<h[12]>.*?<\/h[12]>/g)).toEqual([
      '<h1>Your Complete Visitor Cover quote RN10000001</h1>',
      '<h2>Your Extended Visitor Cover quote RN10000001</h2>',
    ]);
    expect(body).not.toContain('Somebody else');
  });

  test.each(['RN10000002', 'RN10000002.eml'])('§7 %s is a 404: no quote has that reference', async (path) => {
    await send();
    expect(await messageOf(get(`/sandbox/outbox/${path}`), 404)).toBe(
      'No e-mail has the reference "RN10000002". GET /sandbox/outbox lists those since the last reset',
    );
  });
});

describe('§2 the e-mailed quote’s link', () => {
  const linkIn = (html: string) => /<a href="([^"]*)">Open your quote<\/a>/.exec(html)?.[1];

  test.each(['http', 'https'])(
    '§2 opens the quote on the site that shows the e-mail, by %s',
    async (proto) => {
      await send();
      const headers = { host: 'localhost', 'x-forwarded-proto': proto };
      const { body } = await app.inject({ url: PAGE, headers });
      expect(linkIn(body)).toBe(`${proto}://localhost${quotePage.path}?quote=417.D.30.28.M.I.HV3-XV1`);
    },
  );

  test('§2 has one age for one person, and is in the message too', async () => {
    await send({ scaleCode: 'S', partnerAge: '', hcfProductId: 'HV1', excessCode: 'A' });
    expect(linkIn(await page())).toMatch(/\?quote=417\.S\.30\.\.M\.A\.HV1$/);
    expect(linkIn((await message()).html)).toBe(linkIn(await page()));
  });
});

describe('§7 the e-mail as a MIME message', () => {
  test('§7 carries its headers', async () => {
    await send();
    const { response, headers } = await message();
    expect(response.headers['content-type']).toBe('message/rfc822');
    expect(response.headers['content-disposition']).toBe('attachment; filename="RN10000001.eml"');
    expect(headers).toMatchObject({
      from: 'quotes@example.com',
      to: 'Amélie <amelie@example.com>',
      subject: 'Your Extended Visitor Cover quote RN10000001',
      'message-id': '<RN10000001.1@example.com>',
      date: expect.stringMatching(/^\w{3}, \d\d \w{3} \d{4} [\d:]{8} \+0000$/),
      'mime-version': '1.0',
      'content-type': expect.stringMatching(/^multipart\/alternative; boundary=/),
    });
  });

  test('§3 says the same as text, as HTML and on the page', async () => {
    await send();
    const { text, html } = await message();
    expect(text.trim().split('\n')).toEqual([
      'Hello Amélie,',
      '',
      'Here is your quote for Extended Visitor Cover.',
      '',
      'Quote reference number: RN10000001',
      '',
      `Open your quote: http://localhost${quotePage.path}?quote=417.D.30.28.M.I.HV3-XV1`,
      '',
      'Your quote',
      'Product: Extended Visitor Cover',
      'Price: A$251.94 per month',
      'Excess: A$500',
      'Visa subclass: 417',
      'Ages: 30 and 28',
      'Quote date: 20 November 2026',
      '',
      'Prices with this excess',
      'Weekly: A$58.14',
      'Fortnightly: A$116.28',
      'Monthly: A$251.94',
      'Half-yearly: A$1,511.64',
      'Yearly: A$3,023.28',
      '',
      'This is a test email. It was not sent to anyone.',
    ]);
    const lines = html
      .replace(/^.*<body>|<\/body>.*$/gs, '')
      .replaceAll('</th><td>', ': ')
      .replace(/<a href="([^"]*)">([^<]*)<\/a>/, '$2: $1')
      .replace(/<.*?>/g, '')
      .split('\n')
      .filter(Boolean);
    expect(lines).toEqual(text.split('\n').filter(Boolean));
    const [, body = ''] = /<body>\n(.*)\n<\/body>/s.exec(html) ?? [];
    expect(await page()).toContain(body);
  });

  test('§7 is the newest of its reference, with an id of its own', async () => {
    await send();
    await send({ rnNumber: 'RN10000001', firstName: 'Zoë' });
    const { headers } = await message();
    expect(headers.to).toBe('Zoë <amelie@example.com>');
    expect(headers['message-id']).toBe('<RN10000001.2@example.com>');
  });
});

describe('§7 what a visitor typed is only text', () => {
  const HOSTILE = {
    firstName: '<b>"Eve"</b>\r\nBcc: all@example.com\r\n\r\n<script>alert(1)</script>',
    emailAddress: '"<img/src=x>,eve"@example.com',
    cmsProductName: 'Cover</title><script>\nX-Evil: 1',
  };

  test('§7 on the page', async () => {
    await send(HOSTILE);
    const body = await page();
    expect(body).not.toMatch(/<(script|img|b)\b/);
    expect(body).toContain('<p>Hello &lt;b&gt;&quot;Eve&quot;&lt;/b&gt; Bcc: all@example.com &lt;script&gt;');
    expect(body).toContain(
      '<title>Your Cover&lt;/title&gt;&lt;script&gt; X-Evil: 1 quote RN10000001</title>',
    );
  });

  test('§7 in the message: no more headers, one recipient', async () => {
    await send();
    const usual = Object.keys((await message()).headers);
    await send({ ...HOSTILE, rnNumber: 'RN10000001' });
    const { response, headers, text, html } = await message();
    expect(Object.keys(headers)).toEqual(usual);
    // in the body a line may begin with it: quoted-printable breaks lines anywhere
    const [head = ''] = response.body.split('\r\n\r\n');
    expect(head).not.toMatch(/^(Bcc|X-Evil):/m);
    expect(headers.subject).toBe('Your Cover</title><script> X-Evil: 1 quote RN10000001');
    expect(headers.to).toMatch(/^"(\\.|[^"\\])*" <"[^"<>]*"@example\.com>$/);
    expect(html).not.toMatch(/<(script|img|b)\b/);
    expect(text).not.toMatch(/^(Bcc|X-Evil):/m);
  });

  test('§7 a blank name is left out', async () => {
    await send({ firstName: ' \n ' });
    expect(await page()).toContain('<p>Hello,</p>');
    expect((await message()).headers.to).toBe('amelie@example.com');
  });
});
