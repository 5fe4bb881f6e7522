import { expect, test } from 'vitest';
import { Outbox, type OutboxEntry } from '../../../../scripts/sandbox/outbox.ts';

const entry = (number: number): OutboxEntry<unknown, object> => ({
  receivedAt: '2026-11-20T09:30:00.000Z',
  request: {},
  response: { number },
});

test('keeps the newest 1,000 of each list, however many come', () => {
  const outbox = new Outbox();
  for (let number = 1; number <= 100_000; number += 1) outbox.add('submissions', entry(number));
  outbox.add('emails', entry(0));
  const { emails, submissions } = outbox.contents;
  expect(emails).toHaveLength(1);
  expect(submissions).toHaveLength(1000);
  expect([submissions[0], submissions.at(-1)]).toEqual([entry(99_001), entry(100_000)]);
});

test('lists an answer once, even where its entry has gone since', () => {
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
