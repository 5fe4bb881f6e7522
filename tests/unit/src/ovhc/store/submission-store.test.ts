import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSchemaAjv } from '../../../../../scripts/schemas/ajv.ts';
import { setToday } from '../../../content/application/steps.ts';
import { blockedStorage, fullStorage, memoryStorage } from './memory-storage.ts';
import { openTab, type Tab } from './tab.ts';

const KEY = 'ovhcSubmission';
const QUOTE_KEY = 'ovhcQuoteData';
const marker = JSON.stringify({ sentOn: '2026-11-20' });
const quote = JSON.stringify({ coverType: 'S' });

async function open(...areas: Parameters<typeof openTab>) {
  const tab: Tab = openTab(...areas);
  const { clearQuote } = await import('../../../../../src/ovhc/store/quote-store.ts');
  const store = await import('../../../../../src/ovhc/store/submission-store.ts');
  return { ...store, ...tab, clearQuote };
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  setToday(2026, 11, 20);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('decisions "The card frame": a reload during payment never sends a second', () => {
  test('what is sent is remembered as its day alone, before its answer comes', async () => {
    const { local, session, rememberSent, isUnanswered } = await open();
    rememberSent();
    expect(JSON.parse(String(local.getItem(KEY)))).toEqual({ sentOn: '2026-11-20' });
    expect(createSchemaAjv().validate('schema:/data/submission.schema.json', { sentOn: '2026-11-20' })).toBe(
      true,
    );
    expect(session.length).toBe(0);
    expect(isUnanswered()).toBe(true);
  });

  test('and a page that opens then knows', async () => {
    const { unansweredStore, isUnanswered } = await open(
      memoryStorage({ [KEY]: marker, [QUOTE_KEY]: quote }),
    );
    expect([unansweredStore.getState(), isUnanswered()]).toEqual([true, true]);
  });

  test('in this tab it is no alarm as long as its answer may come', async () => {
    const { unansweredStore, rememberSent } = await open();
    rememberSent();
    expect(unansweredStore.getState()).toBe(false);
  });

  test('its answer forgets it', async () => {
    const { local, rememberSent, forgetSent, isUnanswered } = await open();
    rememberSent();
    forgetSent();
    expect(local.getItem(KEY)).toBeNull();
    expect(isUnanswered()).toBe(false);
  });

  test('an answer that will not come leaves it, for this page and for the next', async () => {
    const { local, unansweredStore, rememberSent, giveUpAnswer } = await open();
    rememberSent();
    giveUpAnswer();
    expect(unansweredStore.getState()).toBe(true);
    expect((await open(local)).isUnanswered()).toBe(true);
  });

  test('nothing was sent where nothing is kept', async () => {
    expect((await open()).isUnanswered()).toBe(false);
  });

  test.each([
    '{}',
    'true',
    '[]',
    '{"sentOn":"soon"}',
    '{"sentOn":',
    '{"sentOn":"2026-11-20","email":"a@b.co"}',
  ])('decisions "Data": %s is no such record', async (text) => {
    expect((await open(memoryStorage({ [KEY]: text }))).isUnanswered()).toBe(false);
  });
});

describe('decisions "Data": storage that is full or blocked leaves the site working', () => {
  test('where there is no room, session storage remembers', async () => {
    const session = memoryStorage();
    const { rememberSent, isUnanswered } = await open(fullStorage(), session);
    rememberSent();
    expect(isUnanswered()).toBe(true);
    expect((await open(fullStorage(), session)).unansweredStore.getState()).toBe(true);
  });

  test('where all is blocked, an answer that will not come is known for the visit', async () => {
    const { rememberSent, giveUpAnswer, forgetSent, isUnanswered } = await open(
      blockedStorage,
      blockedStorage,
    );
    rememberSent();
    giveUpAnswer();
    expect(isUnanswered()).toBe(true);
    forgetSent();
    expect(isUnanswered()).toBe(false);
  });
});

describe('another tab', () => {
  test('that sends is seen at once, whether its event has come or not', async () => {
    const { local, isUnanswered, unansweredStore, followSubmissions, hear } = await open();
    followSubmissions();
    local.setItem(KEY, marker);
    expect([isUnanswered(), unansweredStore.getState()]).toEqual([true, false]);
    hear(KEY);
    expect(unansweredStore.getState()).toBe(true);
  });

  test('that has its answer ends it here, too', async () => {
    const { local, isUnanswered, followSubmissions, hear } = await open(memoryStorage({ [KEY]: marker }));
    followSubmissions();
    local.removeItem(KEY);
    expect(isUnanswered()).toBe(true);
    hear(KEY);
    expect(isUnanswered()).toBe(false);
  });

  test('that clears all storage ends it here, too', async () => {
    const { local, isUnanswered, followSubmissions, hear } = await open(memoryStorage({ [KEY]: marker }));
    followSubmissions();
    local.clear();
    hear(null);
    expect(isUnanswered()).toBe(false);
  });

  test('is heard until nobody follows', async () => {
    const { local, unansweredStore, followSubmissions, hear } = await open();
    const stop = followSubmissions();
    stop();
    local.setItem(KEY, marker);
    hear(KEY);
    expect(unansweredStore.getState()).toBe(false);
  });
});

test('§4 it goes with the quote', async () => {
  const { local, clearQuote, isUnanswered, unansweredStore } = await open(
    memoryStorage({ [KEY]: marker, [QUOTE_KEY]: quote }),
  );
  clearQuote();
  expect(local.length).toBe(0);
  expect([isUnanswered(), unansweredStore.getState()]).toEqual([false, false]);
});

test('decisions "Data": with storage that is blocked, this page still knows what it is sending', async () => {
  const { rememberSent, forgetSent, isUnanswered } = await open(blockedStorage, blockedStorage);
  rememberSent();
  expect(isUnanswered()).toBe(true);
  forgetSent();
  expect(isUnanswered()).toBe(false);
});

test('issue 5: what another tab does to something else is no news', async () => {
  const { rememberSent, followSubmissions, unansweredStore, hear } = await open();
  followSubmissions();
  rememberSent();
  hear(QUOTE_KEY);
  expect(unansweredStore.getState()).toBe(false);
  hear(KEY);
  expect(unansweredStore.getState()).toBe(true);
});
