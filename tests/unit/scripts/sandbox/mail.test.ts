import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { EmailQuoteFields } from '#types/api/emailQuoteServlet';
import quotePage from '../../../../content/pages/quote.json' with { type: 'json' };
import { sandbox } from '../../../../scripts/sandbox/index.ts';
import { createBaseServer } from '../../../../scripts/server/base.ts';
import { securityHeaders } from '../../../../scripts/site/security-headers.ts';
import { answerOf, EMAIL, messageOf, requestsTo } from './support/sandbox.ts';

const { app, get, postForm } = requestsTo(
  createBaseServer(securityHeaders(), (routes) => {
    routes.register(sandbox);
  }),
);

const PAGE = '/sandbox/outbox/RN10000001';
const SUBJECT = 'Your Extended Visitor Cover quote RN10000001';
const LINK = `${quotePage.path}?quote=417.D.30.28.M.I.HV3-XV1`;
const send = (changes: Partial<EmailQuoteFields> = {}) =>
  answerOf(postForm('/hcf/emailQuoteServlet', { ...EMAIL, ...changes }));
const page = async () => (await get(PAGE)).body;

const decodeQuotedPrintable = (text: string) => {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString().replaceAll('\r\n', '\n');
};

/** Returns the newest message: its headers, and its two parts without their headers. */
async function message() {
  const { statusCode, headers, body } = await get(`${PAGE}.eml`);
  expect([statusCode, headers['content-type']]).toEqual([200, 'message/rfc822']);
  expect(headers['content-disposition']).toBe('attachment; filename="RN10000001.eml"');
  const [head = '', text = '', html = ''] = body.split(
    /\r\n\r\n--.*\r\n(?:[\w-]+: .*\r\n)+\r\n|\r\n--.*\r\n(?:[\w-]+: .*\r\n)+\r\n/,
  );
  return {
    head: head.replace(/\r\n[ \t]+/g, ' '),
    text: decodeQuotedPrintable(text),
    html: decodeQuotedPrintable(html),
  };
}

const row = (label: string, text: string) => `<tr><th scope="row">${label}</th><td>${text}</td></tr>`;

describe('§2 the e-mailed quote as a page', () => {
  test('§2 is in English, with the subject as its heading, a table of the headers, and its own style alone', async () => {
    await send();
    const { statusCode, headers, body } = await get(PAGE);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain('<html lang="en-AU">');
    expect(body.match(/<h1>.*?<\/h1>/g)).toEqual([`<h1>${SUBJECT}</h1>`]);
    expect(body).toContain(row('From', 'quotes@example.com'));
    expect(body).toContain(row('To', 'Amélie &lt;amelie@example.com&gt;'));
    expect(body).toContain(row('Subject', SUBJECT));
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
    '§9 paid %s is A$1,234.50 %s; excess %s is %s',
    async (paymentFrequency, per, excessCode, excess) => {
      await send({ price: '1234.50', paymentFrequency, excessCode });
      expect(await page()).toContain(row('Price', `A$1,234.50 ${per}`));
      expect(await page()).toContain(row('Excess', excess));
    },
  );

  test('§7 has no table of unknown prices; one age for one person, in the link too (§2)', async () => {
    const amounts = Object.keys(EMAIL).filter((name) => name.startsWith('packageAmount'));
    const unknown = Object.fromEntries(amounts.map((name) => [name, '']));
    await send({ scaleCode: 'S', partnerAge: '', hcfProductId: 'HV1', excessCode: 'A', ...unknown });
    expect(await page()).not.toContain('Prices with this excess');
    expect(await page()).toContain(row('Age', '30'));
    expect(await page()).toContain('?quote=417.S.30..M.A.HV1">Open your quote</a>');
  });

  test('§7 shows every e-mail of the reference, newest first, under one heading', async () => {
    await send();
    await send({ rnNumber: 'RN10000001', cmsProductName: 'Complete Visitor Cover' });
    await send({ firstName: 'Somebody else' });
    const body = await page();
    expect(body.match(/<h[12]>.*?<\/h[12]>/g)).toEqual([
      '<h1>Your Complete Visitor Cover quote RN10000001</h1>',
      `<h2>${SUBJECT}</h2>`,
    ]);
    expect(body).not.toContain('Somebody else');
  });

  test.each(['http', 'https'])(
    '§2 has a link to the quote on the site that shows it, by %s',
    async (proto) => {
      await send();
      const headers = { host: 'localhost', 'x-forwarded-proto': proto };
      const { body } = await app.inject({ url: PAGE, headers });
      expect(body).toContain(`<a href="${proto}://localhost${LINK}">Open your quote</a>`);
    },
  );

  test.each(['RN10000002', 'RN10000002.eml'])('§7 %s is a 404: no quote has that reference', async (path) => {
    await send();
    expect(await messageOf(get(`/sandbox/outbox/${path}`), 404)).toBe(
      'No e-mail has the reference "RN10000002". GET /sandbox/outbox lists those since the last reset',
    );
  });
});

describe('§7 the e-mail as a MIME message', () => {
  test('§3 says the same as text, as HTML and on the page', async () => {
    await send();
    const { head, text, html } = await message();
    for (const header of [
      'From: quotes@example.com',
      'To: =?UTF-8?Q?Am=C3=A9lie?= <amelie@example.com>',
      `Subject: ${SUBJECT}`,
      'Message-ID: <RN10000001.1@example.com>',
      'MIME-Version: 1.0',
    ])
      expect(head.split('\r\n')).toContain(header);
    expect(head).toMatch(/^Date: \w{3}, \d\d \w{3} \d{4} [\d:]{8} \+0000\r$/m);
    expect(head).toMatch(/^Content-Type: multipart\/alternative; boundary=/m);
    expect(text.trim().split('\n')).toEqual([
      'Hello Amélie,',
      '',
      'Here is your quote for Extended Visitor Cover.',
      '',
      'Quote reference number: RN10000001',
      '',
      `Open your quote: http://localhost${LINK}`,
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
    await send({ rnNumber: 'RN10000001', firstName: 'Zoe' });
    const { head } = await message();
    expect(head).toMatch(/^To: Zoe <amelie@example.com>\r$/m);
    expect(head).toMatch(/^Message-ID: <RN10000001.2@example.com>\r$/m);
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
    const namesIn = (head: string) => head.split('\r\n').map((line) => line.split(':')[0]);
    await send();
    const usual = namesIn((await message()).head);
    await send({ ...HOSTILE, rnNumber: 'RN10000001' });
    const { head, text, html } = await message();
    expect(namesIn(head)).toEqual(usual);
    expect(head).toContain('\r\nSubject: Your Cover</title><script> X-Evil: 1 quote RN10000001\r\n');
    expect(head).toMatch(/^To: "(\\.|[^"\\])*" <"[^"<>]*"@example\.com>\r$/m);
    expect(html).not.toMatch(/<(script|img|b)\b/);
    expect(text).not.toMatch(/^(Bcc|X-Evil):/m);
  });

  test('§7 a blank name is left out', async () => {
    await send({ firstName: ' \n ' });
    expect(await page()).toContain('<p>Hello,</p>');
    expect((await message()).head).toMatch(/^To: amelie@example.com\r$/m);
  });
});
