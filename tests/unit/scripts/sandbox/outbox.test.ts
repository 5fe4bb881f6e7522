import { describe, expect, test } from 'vitest';
import { IN_MEMORY } from '../../../../scripts/sandbox/index.ts';
import { Outbox, type OutboxEntry } from '../../../../scripts/sandbox/outbox.ts';
import { answerOf, startSandbox } from './support/sandbox.ts';

const shared = new Outbox();
const { get, post, reset, outbox } = startSandbox({ outbox: shared });

const entry = (number: number): OutboxEntry<unknown, object> => ({
  receivedAt: '2026-11-20T09:30:00.000Z',
  request: {},
  response: { number },
});

describe('the outbox', () => {
  test('keeps the newest 1,000 of each list, and lists an answer once, even when it was dropped since', () => {
    const stored = new Outbox();
    const first = entry(1);
    stored.add('submissions', first);
    stored.add('submissions', { ...entry(2), response: first.response });
    expect(stored.contents.submissions).toEqual([first]);
    for (let number = 2; number <= 1_100; number += 1) stored.add('submissions', entry(number));
    stored.add('submissions', first);
    stored.add('emails', entry(0));
    const { emails, submissions } = stored.contents;
    expect([emails.length, submissions.length]).toEqual([1, 1000]);
    expect([submissions[0], submissions.at(-1)]).toEqual([entry(101), entry(1_100)]);
    stored.clear();
    stored.add('submissions', first);
    expect(stored.contents.submissions).toEqual([first]);
  });

  test('§7 shows what was e-mailed and submitted, oldest first, until the reset', async () => {
    shared.add('emails', entry(1));
    shared.add('emails', entry(2));
    shared.add('submissions', entry(3));
    expect(await outbox()).toEqual({ emails: [entry(1), entry(2)], submissions: [entry(3)] });
    await reset();
    expect(await outbox()).toEqual({ emails: [], submissions: [] });
  });
});

test('§7 GET /sandbox says that data is in memory and lists the calls', async () => {
  const { data, calls } = await answerOf(get('/sandbox'));
  expect(data).toBe(IN_MEMORY);
  expect(IN_MEMORY).toMatch(/memory.*lost on restart/);
  expect(calls.map(({ name }: { name: string }) => name).join(' ')).toBe(
    'visatypes ovhcPathToPurchase getproductid countries getPrice emailQuoteServlet tempToken kleber ' +
      'getHealthFunds paymentParams getBankBranch preSubmission preSubmissionOutcome',
  );
  expect(calls[0]).toEqual({ name: 'visatypes', method: 'GET', url: '/hcf/ovhc/visatypes.json' });
});

test.each(['application/json', 'text/plain'])('the reset accepts %s, with any body or none', async (type) => {
  const headers = { 'content-type': type };
  for (const payload of [undefined, '{'])
    expect((await post('/sandbox/reset', payload, headers)).statusCode).toBe(204);
});

test('§7 answers are never cached', async () => {
  expect((await get('/hcf/ovhc/countries')).headers['cache-control']).toBe('no-store');
});
