import Fastify from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import type { EmailQuoteAnswer, EmailQuoteFields } from '#types/api/emailQuoteServlet';
import { sandbox } from '../../../../scripts/sandbox/index.ts';
import type { OutboxContents } from '../../../../scripts/sandbox/outbox.ts';
import { EMAIL, emailRequest } from './support/requests.ts';

const app = Fastify();
app.register(sandbox);

const reset = () => app.inject({ method: 'POST', url: '/sandbox/reset' });
const emails = async () => (await app.inject('/sandbox/outbox')).json<OutboxContents>().emails;
const fault = (payload: object) => app.inject({ method: 'POST', url: '/sandbox/faults', payload: [payload] });

async function send(changes: Partial<EmailQuoteFields> = {}): Promise<EmailQuoteAnswer> {
  const response = await app.inject(emailRequest(changes));
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

const earlier = ({ customers, ...references }: EmailQuoteAnswer) => ({
  ...references,
  customers: JSON.stringify(customers),
});

beforeEach(reset);

describe('§7 references', () => {
  const FIRST = {
    opportunityId: 'OP10000001',
    quoteId: 'Q10000001',
    rnNumber: 'RN10000001',
    customers: [{ customerId: 'C10000001' }],
  };

  test('§7 the first e-mail of a quote gets new ones, the next quote the next ones', async () => {
    expect(await send()).toEqual(FIRST);
    expect(await send()).toEqual({
      opportunityId: 'OP10000002',
      quoteId: 'Q10000002',
      rnNumber: 'RN10000002',
      customers: [{ customerId: 'C10000002' }],
    });
  });

  test('§7 a request that has them gets the same: the number on the screen stays', async () => {
    const first = await send();
    expect(await send({ ...earlier(first), emailAddress: 'other@example.com' })).toEqual(first);
    expect((await send()).rnNumber).toBe('RN10000002');
  });

  test('§7 those from before a reset stay too; new ones count from the start', async () => {
    const older = [await send(), await send()];
    await reset();
    expect(await send(earlier(older[1] ?? FIRST))).toEqual(older[1]);
    expect(await send()).toEqual(FIRST);
  });

  test('§7 they contain no personal data', async () => {
    const answer = JSON.stringify(await send());
    expect(answer).not.toContain(EMAIL.firstName);
    expect(answer).not.toContain(EMAIL.emailAddress);
  });
});

describe('§7 the outbox', () => {
  test('§7 has each request and its answer, oldest first', async () => {
    const first = await send();
    const second = await send({ firstName: 'José & Söhne + 1%' });
    expect(await emails()).toEqual([
      { receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/), request: EMAIL, response: first },
      {
        receivedAt: expect.any(String),
        request: { ...EMAIL, firstName: 'José & Söhne + 1%' },
        response: second,
      },
    ]);
  });

  test.each([
    { fault: 'status', status: 500 },
    { fault: 'malformed' },
    { fault: 'wrong-shape' },
    { fault: 'empty' },
  ])('§7 has no request with the fault $fault', async (kind) => {
    await fault({ call: 'emailQuoteServlet', times: 1, ...kind });
    await app.inject(emailRequest());
    expect(await emails()).toEqual([]);
    expect((await send()).rnNumber).toBe('RN10000001');
  });
});

describe('§7 what emailQuoteServlet refuses', () => {
  test.each([
    [
      'a product that is not sold',
      { hcfProductId: 'HV9' },
      'request/body/hcfProductId "HV9" is the id of no product. Use one of: HV1, HV2, HV3 XV1, HV4 XV2',
    ],
    [
      'a reference that was never issued',
      { rnNumber: 'RN 1\r\nBcc: all' },
      'request/body/rnNumber is no reference: send what the last answer had, or nothing the first time',
    ],
    [
      'customers that are no JSON',
      { customers: '[object Object]' },
      'request/body/customers is no JSON list of objects: send what the last answer had, or nothing the first time',
    ],
    ['customers that are no objects', { customers: '["C1"]' }, 'request/body/customers is no JSON list'],
    ['customers that are no list', { customers: '{}' }, 'request/body/customers is no JSON list'],
    [
      'an address without a domain',
      { emailAddress: 'amelie' },
      'request/body/emailAddress must match pattern',
    ],
    ['a price in words', { price: 'A$251.94' }, 'request/body/price must match pattern'],
  ])('§7 %s: a 400 that says so, and nothing in the outbox', async (_case, changes, message) => {
    const response = await app.inject(emailRequest(changes));
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toContain(`emailQuoteServlet: ${message}`);
    expect(await emails()).toEqual([]);
  });

  test('§7 a field sent twice', async () => {
    const { payload, ...request } = emailRequest();
    const response = await app.inject({ ...request, payload: `${payload}&firstName=Eve` });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toContain('request/body/firstName must be string');
  });

  test.each([
    ['application/json', JSON.stringify(EMAIL), 'as application/json'],
    ['text/plain', 'a=b', 'as text/plain'],
    ['nothing', 'a=b', 'without a content-type'],
  ])('§7 a body of %s: 415', async (type, payload, came) => {
    const headers = type === 'nothing' ? {} : { 'content-type': type };
    const response = await app.inject({ method: 'POST', url: '/hcf/emailQuoteServlet', headers, payload });
    expect(response.statusCode).toBe(415);
    expect(response.json().message).toBe(
      `emailQuoteServlet: the body came ${came}. Send it as application/x-www-form-urlencoded`,
    );
    expect(await emails()).toEqual([]);
  });
});
