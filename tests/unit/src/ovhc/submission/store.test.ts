import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSchemaAjv } from '../../../../../scripts/schemas/ajv.ts';
import {
  type Applications,
  type Outcome,
  outcomeFacts,
  stateOf,
  withoutSettledOutcomes,
} from '../../../../../src/ovhc/submission/states.ts';
import { memoryStorage } from '../store/memory-storage.ts';
import { openStores, SUBMISSIONS_KEY } from '../store/tab.ts';

const ajv = createSchemaAjv();
const [first, second, third] = ['1', '2', '3'].map((digit) => digit.repeat(32)) as [string, string, string];
const now = '2026-11-20T09:00:00.000Z';
const confirmation = { amt: '148.20' };
const key = '-123';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function open(...areas: Parameters<typeof openStores>) {
  const page = await openStores(...areas);
  return {
    ...page,
    send: (reference: string) => page.dispatch({ type: 'send', submission: sent(reference) }),
    refuse: (reference: string) => page.dispatch({ type: 'refuse', reference }),
    accept: (reference: string) => page.dispatch({ type: 'accept', reference, acceptedAt: now }),
    stored: () => page.stored(SUBMISSIONS_KEY),
    pending: () => page.refreshApplications().pending.map(({ reference }) => reference),
    state: (reference: string) => stateOf(page.refreshApplications(), reference),
  };
}
const openWith = (submissions: unknown) => open(memoryStorage({ [SUBMISSIONS_KEY]: submissions }));
const sent = (reference: string, sentAt = now) => ({ reference, sentAt, key, confirmation });
const acceptance = (reference: string) => ({ reference, acceptedAt: now, key });
const isValid = (submissions: unknown) => ajv.validate('schema:/data/submissions.schema.json', submissions);

describe('§3 a sent application', () => {
  test('stays pending with its reference, time and confirmation after a reload', async () => {
    const { local, send, stored, applicationsStore, state } = await open();
    send(first);
    expect(stored()).toEqual({ pending: [sent(first)] });
    expect(applicationsStore.getState()).toMatchObject(stored());
    expect(isValid(stored())).toBe(true);
    const isSent = { name: 'sent', sent: sent(first) };
    expect([state(first), state(second)]).toEqual([isSent, { name: 'begun' }]);
    expect((await open(local)).state(first)).toEqual(isSent);
  });

  test('remembers its own earlier refusal until it is accepted', async () => {
    const { send, refuse, accept, state, stored } = await open();
    send(first);
    refuse(first);
    expect(state(first)).toEqual({ name: 'refused' });
    expect(stored()).toEqual({ pending: [], refused: first });
    send(second);
    expect(stored()).toEqual({ pending: [sent(second)], refused: first });
    send(first);
    const again = { ...sent(first), wasRefused: true };
    expect(stored()).toEqual({ pending: [again, sent(second)], refused: first });
    accept(first);
    expect(state(first)).toEqual({ name: 'accepted', acceptedAt: now });
    expect(stored()).toEqual({ pending: [sent(second)], accepted: acceptance(first) });
  });

  test('replaces its earlier try, and stays pending until two newer ones are sent', async () => {
    const { send, pending, stored } = await openWith({ pending: [sent(first, '2026-11-19T10:00:00.000Z')] });
    send(first);
    expect(stored()).toEqual({ pending: [sent(first)] });
    send(second);
    expect(pending()).toEqual([second, first]);
    expect(isValid(stored())).toBe(true);
    send(third);
    expect(pending()).toEqual([third, second]);
  });

  test.each(['accept', 'refuse'] as const)('%s leaves others pending', async (end) => {
    for (const ended of [first, second]) {
      const tab = await openWith({ pending: [sent(second), sent(first)] });
      tab[end](ended);
      expect(tab.pending()).toEqual([ended === first ? second : first]);
    }
  });

  test('stays accepted while another one is pending or refused', async () => {
    const accepted = { reference: first, acceptedAt: now };
    const { send, refuse, stored } = await openWith({ pending: [], accepted });
    send(second);
    expect(stored()).toEqual({ pending: [sent(second)], accepted });
    refuse(second);
    expect(stored()).toEqual({ pending: [], accepted, refused: second });
  });

  test.each(['2026-10-21T09:00:00.000Z', 'soon'])('is forgotten after 30 days: %s', async (time) => {
    const pending = [sent(second, '2026-10-21T09:00:01.000Z'), sent(first, time)];
    expect((await openWith({ pending })).pending()).toEqual([second]);
  });
});

test.each(['{"pending":', '[]', '{}', '{"pending":[{"reference":"1"}]}', '{"sentOn":"2026-11-20"}'])(
  'ignores invalid stored submissions: %s',
  async (text) => expect((await openWith(text)).pending()).toEqual([]),
);

test('reads pending submissions of another tab until they are removed', async () => {
  const { local, pending } = await open();
  local.setItem(SUBMISSIONS_KEY, JSON.stringify({ pending: [sent(first)] }));
  expect(pending()).toEqual([first]);
  local.clear();
  expect(pending()).toEqual([]);
});

test('drops the key of the person a day after the acceptance', async () => {
  const { accept, local, send } = await open();
  send(first);
  accept(first);
  expect((await open(local)).stored().accepted).toEqual(acceptance(first));
  vi.setSystemTime(new Date('2026-11-21T09:00:01.000Z'));
  const later = await open(local);
  expect(later.stored().accepted).toEqual({ reference: first, acceptedAt: now });
});

test('adopts outcomes found by another tab but keeps those checked or shown here', () => {
  const outcomes: Record<string, Outcome> = {
    a: 'unknown',
    b: 'unknown',
    c: 'not-received',
    d: 'checking',
    e: 'refused',
    f: 'unknown',
  };
  const applications: Applications = { begun: [], pending: [sent('b')], refused: 'f', outcomes };
  expect(withoutSettledOutcomes(applications).outcomes).toEqual({
    b: 'unknown',
    d: 'checking',
    e: 'refused',
    f: 'refused',
  });
});

const isEarlier = { earlierOutcome: 'unknown' };
test.each<[[Applications['outcomes'], string | undefined, boolean], object]>([
  [[{}, first, false], {}],
  [[{}, undefined, true], { isConfirmed: true }],
  [[{ [first]: 'checking' }, first, true], { outcome: 'checking', isConfirmed: true }],
  [[{ [first]: 'not-received' }, first, false], { outcome: 'not-received' }],
  [[{ [first]: 'refused' }, first, false], { outcome: 'refused' }],
  // applications for earlier quotes, except those that charged nothing
  [[{ [second]: 'checking' }, first, false], { earlierOutcome: 'checking' }],
  [[{ [second]: 'not-received' }, first, false], {}],
  [[{ [second]: 'refused' }, first, false], {}],
  [[{ [first]: 'unknown' }, undefined, false], isEarlier],
  [[{ [second]: 'unknown', [first]: 'unknown' }, first, false], { outcome: 'unknown', ...isEarlier }],
])('returns the facts for outcomes, reference and confirmation %j: %j', (known, facts) => {
  const [outcomes, reference, isConfirmed] = known;
  expect(outcomeFacts({ outcomes }, reference, isConfirmed)).toEqual(facts);
  expect(ajv.validate('schema:/data/facts.schema.json', facts)).toBe(true);
});
