import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { MEMORY_NOTICE, sandbox } from '../../../../scripts/sandbox/index.ts';
import { Outbox } from '../../../../scripts/sandbox/outbox.ts';

const outbox = new Outbox();
const app = Fastify();
app.register(sandbox, { outbox });

test('§7 GET /sandbox says that data is in memory and lists the calls', async () => {
  const { data, calls } = (await app.inject('/sandbox')).json();
  expect(data).toBe(MEMORY_NOTICE);
  expect(MEMORY_NOTICE).toMatch(/memory.*lost on restart/);
  expect(calls.map(({ name }: { name: string }) => name)).toEqual([
    'visatypes',
    'ovhcPathToPurchase',
    'getproductid',
    'countries',
    'getPrice',
    'emailQuoteServlet',
    'tempToken',
    'kleber',
    'getHealthFunds',
    'paymentParams',
    'getBankBranch',
    'preSubmission',
    'preSubmissionOutcome',
  ]);
  expect(calls[0]).toEqual({ name: 'visatypes', method: 'GET', url: '/hcf/ovhc/visatypes.json' });
});

test('§7 the outbox shows what was e-mailed and submitted, oldest first, until the reset', async () => {
  const entry = (rnNumber: string) => ({
    receivedAt: '2026-11-20T09:30:00.000Z',
    request: { emailAddress: 'ana@example.com' },
    response: { rnNumber },
  });
  const contents = async () => (await app.inject('/sandbox/outbox')).json();
  expect(await contents()).toEqual({ emails: [], submissions: [] });
  outbox.add('emails', entry('RN1'));
  outbox.add('emails', entry('RN2'));
  outbox.add('submissions', entry('RN3'));
  expect(await contents()).toEqual({ emails: [entry('RN1'), entry('RN2')], submissions: [entry('RN3')] });
  await app.inject({ method: 'POST', url: '/sandbox/reset' });
  expect(await contents()).toEqual({ emails: [], submissions: [] });
});

test.each(['application/json', 'text/plain'])(
  'decisions: the reset takes any client’s request: %s without a body',
  async (type) => {
    const request = { method: 'POST', url: '/sandbox/reset', headers: { 'content-type': type } } as const;
    expect((await app.inject(request)).statusCode).toBe(204);
    expect((await app.inject({ ...request, payload: '{' })).statusCode).toBe(204);
  },
);

test('§7 answers are never cached', async () => {
  expect((await app.inject('/hcf/ovhc/countries')).headers['cache-control']).toBe('no-store');
});
