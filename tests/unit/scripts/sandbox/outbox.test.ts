import { expect, test } from 'vitest';
import { IN_MEMORY } from '../../../../scripts/sandbox/index.ts';
import { addToOutbox } from '../../../../scripts/sandbox/outbox.ts';
import { createStore } from '../../../../scripts/sandbox/store.ts';
import { answerOf, startSandbox } from './support/sandbox.ts';

const store = createStore();
const { get, post, reset, outbox } = startSandbox({ store });

const answers = Array.from({ length: 1_100 }, (_, number) => ({ number }));
const numbersIn = async () => {
  const { emails, submissions } = await outbox();
  return [emails, submissions].map((list) => list.map(({ request }: { request: unknown }) => request));
};

test('the outbox lists the newest 1,000 of each kind, oldest first, an answer once even when it was dropped', async () => {
  const add = (number: number) => addToOutbox(store, 'submissions', number, answers[number] ?? {});
  const first = [0, 0, 1];
  for (const number of first) add(number);
  addToOutbox(store, 'emails', 'e-mail', {});
  expect(await numbersIn()).toEqual([['e-mail'], [0, 1]]);
  for (const number of [...answers.keys(), 0]) add(number);
  expect(await numbersIn()).toEqual([['e-mail'], [...answers.keys()].slice(-1000)]);
  await reset();
  expect(await numbersIn()).toEqual([[], []]);
  add(0);
  expect(await numbersIn()).toEqual([[], [0]]);
});

test('§7 GET /sandbox says that data is in memory and lists the calls; answers are never cached', async () => {
  const { data, calls } = await answerOf(get('/sandbox'));
  expect(data).toBe(IN_MEMORY);
  expect(IN_MEMORY).toMatch(/memory.*lost on restart/);
  expect(calls.map(({ name }: { name: string }) => name).join(' ')).toBe(
    'visatypes ovhcPathToPurchase getproductid countries getPrice emailQuoteServlet tempToken kleber ' +
      'getHealthFunds paymentParams getBankBranch preSubmission preSubmissionOutcome',
  );
  expect(calls[0]).toEqual({ name: 'visatypes', method: 'GET', url: '/hcf/ovhc/visatypes.json' });
  expect((await get('/hcf/ovhc/countries')).headers['cache-control']).toBe('no-store');
});

test.each(['application/json', 'text/plain'])('the reset accepts %s, with any body or none', async (type) => {
  const headers = { 'content-type': type };
  for (const payload of [undefined, '{'])
    expect((await post('/sandbox/reset', payload, headers)).statusCode).toBe(204);
});
