import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { MEMORY_NOTICE, sandbox } from '../../../../scripts/sandbox/index.ts';

const app = Fastify();
app.register(sandbox);

test('§7 GET /sandbox says that data is in memory and lists the calls', async () => {
  const { data, calls } = (await app.inject('/sandbox')).json();
  expect(data).toBe(MEMORY_NOTICE);
  expect(MEMORY_NOTICE).toMatch(/memory.*lost on restart/);
  expect(calls.map(({ name }: { name: string }) => name).join(' ')).toBe(
    'visatypes ovhcPathToPurchase getproductid countries getPrice emailQuoteServlet tempToken kleber ' +
      'getHealthFunds paymentParams getBankBranch preSubmission preSubmissionOutcome',
  );
  expect(calls[0]).toEqual({ name: 'visatypes', method: 'GET', url: '/hcf/ovhc/visatypes.json' });
});

test.each(['application/json', 'text/plain'])(
  'the reset accepts a request of any client: %s without a body',
  async (type) => {
    const request = { method: 'POST', url: '/sandbox/reset', headers: { 'content-type': type } } as const;
    expect((await app.inject(request)).statusCode).toBe(204);
    expect((await app.inject({ ...request, payload: '{' })).statusCode).toBe(204);
  },
);

test('§7 answers are never cached', async () => {
  expect((await app.inject('/hcf/ovhc/countries')).headers['cache-control']).toBe('no-store');
});
