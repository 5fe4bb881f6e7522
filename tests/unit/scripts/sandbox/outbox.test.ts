import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { sandbox } from '../../../../scripts/sandbox/index.ts';
import { Outbox, type OutboxEntry } from '../../../../scripts/sandbox/outbox.ts';

const entry = (number: number): OutboxEntry<unknown, object> => ({
  receivedAt: '2026-11-20T09:30:00.000Z',
  request: {},
  response: { number },
});

test('keeps the newest 1,000 of each list', () => {
  const outbox = new Outbox();
  for (let number = 1; number <= 1_100; number += 1) outbox.add('submissions', entry(number));
  outbox.add('emails', entry(0));
  const { emails, submissions } = outbox.contents;
  expect(emails).toHaveLength(1);
  expect(submissions).toHaveLength(1000);
  expect([submissions[0], submissions.at(-1)]).toEqual([entry(101), entry(1_100)]);
});

test('lists an answer once, even when its entry was dropped since', () => {
  const outbox = new Outbox();
  const first = entry(1);
  outbox.add('submissions', first);
  outbox.add('submissions', { ...entry(2), response: first.response });
  expect(outbox.contents.submissions).toEqual([first]);
  for (let number = 2; number <= 1001; number += 1) outbox.add('submissions', entry(number));
  outbox.add('submissions', first);
  expect(outbox.contents.submissions).toHaveLength(1000);
  expect(outbox.contents.submissions).not.toContain(first);
});

test('lists it again after it was cleared', () => {
  const outbox = new Outbox();
  const first = entry(1);
  outbox.add('submissions', first);
  outbox.clear();
  outbox.add('submissions', first);
  expect(outbox.contents.submissions).toEqual([first]);
});

test('§7 the outbox shows what was e-mailed and submitted, oldest first, until the reset', async () => {
  const outbox = new Outbox();
  const app = Fastify();
  app.register(sandbox, { outbox });
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
