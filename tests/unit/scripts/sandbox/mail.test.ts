import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { EmailQuoteAnswer, EmailQuoteFields } from '#types/api/emailQuoteServlet';
import quotePage from '../../../../content/pages/quote.json' with { type: 'json' };
import { sandbox } from '../../../../scripts/sandbox/index.ts';
import { mimeMessage, quoteMail } from '../../../../scripts/sandbox/quote-mail.ts';
import { createBaseServer } from '../../../../scripts/server/base.ts';
import { securityHeaders } from '../../../../scripts/site/security-headers.ts';
import { answerOf, EMAIL, messageOf, requestsTo } from './support/sandbox.ts';

const { app, get, postForm, outbox, addFault, reset } = requestsTo(
  createBaseServer(securityHeaders(), (routes) => {
    routes.register(sandbox);
  }),
);

const PAGE = '/sandbox/outbox/RN10000001';
const SUBJECT = 'Your Extended Visitor Cover quote RN10000001';
const LINK = `${quotePage.path}?quote=417.D.30.28.M.I.HV3-XV1`;
const post = (changes: Partial<EmailQuoteFields> = {}) =>
  postForm('/hcf/emailQuoteServlet', { ...EMAIL, ...changes });
const send = (changes?: Partial<EmailQuoteFields>): Promise<EmailQuoteAnswer> => answerOf(post(changes));
const row = (label: string, text: string) => `<tr><th scope="row">${label}</th><td>${text}</td></tr>`;

/** Returns the e-mail for a quote. */
const mailFor = (changes: Partial<EmailQuoteFields> = {}) => {
  const response = { opportunityId: '', quoteId: '', rnNumber: 'RN10000001', customers: [] };
  const entry = { receivedAt: '2026-11-20T09:30:00.000Z', request: { ...EMAIL, ...changes }, response };
  return quoteMail(entry, 1, 'https://site.example');
};
/** Returns the lines of a message's headers. */
const headOf = (message: unknown) =>
  String(message)
    .split('\r\n\r\n', 1)
    .join()
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');

test('§7 returns new references for a quote’s first e-mail and the same for later ones', async () => {
  const numbered = (number: number): EmailQuoteAnswer => ({
    opportunityId: `OP${number}`,
    quoteId: `Q${number}`,
    rnNumber: `RN${number}`,
    customers: [{ customerId: `C${number}` }],
  });
  const again = { ...numbered(10000002), customers: JSON.stringify(numbered(10000002).customers) };
  expect([await send(), await send()]).toEqual([numbered(10000001), numbered(10000002)]);
  expect(await send({ ...again, emailAddress: 'a@example.com' })).toEqual(numbered(10000002));
  await reset();
  expect([await send(again), await send()]).toEqual([numbered(10000002), numbered(10000001)]);
});

test('§7 lists requests and answers in the outbox, oldest first, without faults', async () => {
  const firstName = 'José & Söhne + 1%';
  const answers = [await send(), await send({ firstName })];
  for (const fault of ['malformed', 'wrong-shape', 'empty'] as const) {
    await addFault({ call: 'emailQuoteServlet', times: 1, fault });
    await post();
  }
  const receivedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect((await outbox()).emails).toEqual([
    { receivedAt, request: EMAIL, response: answers[0] },
    { receivedAt, request: { ...EMAIL, firstName }, response: answers[1] },
  ]);
  expect((await send()).rnNumber).toBe('RN10000003');
});

test.each([
  [{ hcfProductId: 'HV9' }, 'hcfProductId "HV9" is the id of no product'],
  [{ rnNumber: 'RN 1\r\nBcc: all' }, 'rnNumber is not a reference'],
  [{ customers: '[object Object]' }, 'customers is not a JSON list of objects'],
  [{ customers: '["C1"]' }, 'customers is not a JSON list of objects'],
  [{ customers: '{}' }, 'customers is not a JSON list of objects'],
  [{ emailAddress: 'amelie' }, 'emailAddress must match pattern'],
  [{ price: 'A$251.94' }, 'price must match pattern'],
])('§7 rejects %j and keeps it out of the outbox', async (changes, problem) => {
  expect(await messageOf(post(changes))).toContain(`emailQuoteServlet: request/body/${problem}`);
  const twice = postForm('/hcf/emailQuoteServlet', `${new URLSearchParams({ ...EMAIL })}&firstName=B`);
  expect(await messageOf(twice)).toContain('request/body/firstName must be string');
  expect((await outbox()).emails).toEqual([]);
});

test('§2 shows an e-mail’s subject and headers on a page with its own style', async () => {
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
  [{ paymentFrequency: 'W', excessCode: 'A' }, 'A$1,234.50 per week', 'A$0'],
  [{ paymentFrequency: 'F', excessCode: 'G' }, 'A$1,234.50 per fortnight', 'A$250'],
  [{ paymentFrequency: 'M', excessCode: 'I' }, 'A$1,234.50 per month', 'A$500'],
  [{ paymentFrequency: 'Q', excessCode: 'N' }, 'A$1,234.50 per quarter', 'A$750'],
  [{ paymentFrequency: 'H' }, 'A$1,234.50 per half-year', 'A$500'],
  [{ paymentFrequency: 'Y' }, 'A$1,234.50 per year', 'A$500'],
] as const)('§9 an e-mail for %j shows the price %s and the excess %s', (changes, price, excess) => {
  expect(mailFor({ price: '1234.50', ...changes }).text).toContain(`Price: ${price}\nExcess: ${excess}\n`);
});

test('§7 shows one age for one person, also in the link (§2), and omits unknown prices', () => {
  const amounts = Object.keys(EMAIL).filter((name) => name.startsWith('packageAmount'));
  const unknown = Object.fromEntries(amounts.map((name) => [name, '']));
  const { text } = mailFor({ scaleCode: 'S', partnerAge: '', hcfProductId: 'HV1', ...unknown });
  expect(text).not.toContain('Prices with this excess');
  expect(text).toContain('\nAge: 30\n');
  expect(text).toContain('?quote=417.S.30..M.I.HV1\n');
});

test('§7 shows all e-mails of a reference, newest first, and downloads the newest', async () => {
  await send();
  await send({ rnNumber: 'RN10000001', cmsProductName: 'Complete Visitor Cover', firstName: ' \n ' });
  await send({ firstName: 'Somebody else' });
  const { body } = await get(PAGE);
  expect(body.match(/<h[12]>.*?<\/h[12]>/g)).toEqual([
    '<h1>Your Complete Visitor Cover quote RN10000001</h1>',
    `<h2>${SUBJECT}</h2>`,
  ]);
  expect(body).toContain('<p>Hello,</p>');
  expect(body).not.toContain('Somebody else');
  const { headers, body: message } = await get(`${PAGE}.eml`);
  expect(headers['content-type']).toBe('message/rfc822');
  expect(headers['content-disposition']).toBe('attachment; filename="RN10000001.eml"');
  expect(headOf(message)).toContain('To: amelie@example.com');
  expect(headOf(message)).toContain('Message-ID: <RN10000001.2@example.com>');
  for (const path of ['RN10000009', 'RN10000009.eml'])
    expect(await messageOf(get(`/sandbox/outbox/${path}`), 404)).toContain('has the reference "RN10000009"');
});

test('§2 links to the quote on the site that shows it, by http or https', async () => {
  await send();
  for (const proto of ['http', 'https']) {
    const headers = { host: 'localhost', 'x-forwarded-proto': proto };
    const { body } = await app.inject({ url: PAGE, headers });
    expect(body).toContain(`<a href="${proto}://localhost${LINK}">Open your quote</a>`);
  }
});

test('§3 has the same content as text and as HTML', async () => {
  const mail = mailFor();
  expect(mail.text).toBe(`Hello Amélie,

Here is your quote for Extended Visitor Cover.

Quote reference number: RN10000001

Open your quote: https://site.example${LINK}

Your quote
Product: Extended Visitor Cover
Price: A$251.94 per month
Excess: A$500
Visa subclass: 417
Ages: 30 and 28
Quote date: 20 November 2026

Prices with this excess
Weekly: A$58.14
Fortnightly: A$116.28
Monthly: A$251.94
Half-yearly: A$1,511.64
Yearly: A$3,023.28

This is a test email. It was not sent to anyone.
`);
  const htmlText = mail.html
    .replaceAll('</th><td>', ': ')
    .replace(/<a href="([^"]*)">([^<]*)<\/a>/, '$2: $1')
    .replace(/<.*?>/g, '');
  expect(htmlText.split('\n').filter(Boolean)).toEqual(mail.text.split('\n').filter(Boolean));
  expect(headOf(await mimeMessage(mail))).toEqual([
    'From: quotes@example.com',
    'To: =?UTF-8?Q?Am=C3=A9lie?= <amelie@example.com>',
    `Subject: ${SUBJECT}`,
    'Message-ID: <RN10000001.1@example.com>',
    'Date: Fri, 20 Nov 2026 09:30:00 +0000',
    'MIME-Version: 1.0',
    expect.stringMatching(/^Content-Type: multipart\/alternative; boundary=/),
  ]);
});

test('§7 escapes what a visitor typed in HTML and headers', async () => {
  const hostile = {
    firstName: '<b>"Eve"</b>\r\nBcc: all@example.com\r\n\r\n<script>alert(1)</script>',
    emailAddress: '"<img/src=x>,eve"@example.com',
    cmsProductName: 'Cover</title><script>\nX-Evil: 1',
  };
  const message = String(await mimeMessage(mailFor(hostile)));
  const head = headOf(message);
  expect(head).toHaveLength(7);
  expect(head).toContain('Subject: Your Cover</title><script> X-Evil: 1 quote RN10000001');
  expect(head.join('\n')).toMatch(/^To: "(\\.|[^"\\])*" <"[^"<>]*"@example\.com>$/m);
  expect(mailFor(hostile).text).not.toMatch(/^(Bcc|X-Evil):/m);
  await send(hostile);
  const { body } = await get(PAGE);
  expect(body).not.toMatch(/<(script|img|b)\b/);
  expect(body).toContain('<p>Hello &lt;b&gt;&quot;Eve&quot;&lt;/b&gt; Bcc: all@example.com &lt;script&gt;');
  expect(body).toContain('<title>Your Cover&lt;/title&gt;&lt;script&gt; X-Evil: 1 quote RN10000001</title>');
});
