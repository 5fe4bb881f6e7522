import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSchemaAjv } from '../../../../../scripts/schemas/ajv.ts';
import { setToday } from '../../../content/application/steps.ts';
import { blockedStorage, fullStorage, memoryStorage } from './memory-storage.ts';
import { openTab, type Tab } from './tab.ts';

const KEY = 'ovhcSubmission';
const QUOTE_KEY = 'ovhcQuoteData';
const own = '0123456789abcdef0123456789abcdef';
const others = 'fedcba9876543210fedcba9876543210';
const sentBy = (submissionReference: string) => ({ sentOn: '2026-11-20', submissionReference });
const marker = JSON.stringify(sentBy(own));
const earlier = JSON.stringify({ ...sentBy(own), isEarlier: true });
const quote = JSON.stringify({ coverType: 'S' });
const withMarker = (text: string) => memoryStorage({ [KEY]: text });

async function open(...areas: Parameters<typeof openTab>) {
  const tab: Tab = openTab(...areas);
  const { clearQuote, forgetQuote } = await import('../../../../../src/ovhc/store/quote-store.ts');
  const store = await import('../../../../../src/ovhc/store/submission-store.ts');
  return {
    ...store,
    ...tab,
    clearQuote,
    forgetQuote,
    /** Whether nothing may be sent, and what the page says of it. */
    state: () => [store.isBlocked(), store.unansweredStore.getState().unanswered],
  };
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
  test('what is sent is remembered as its day and its reference, before its answer comes', async () => {
    const { local, session, rememberSent, isBlocked } = await open();
    rememberSent(own);
    expect(JSON.parse(String(local.getItem(KEY)))).toEqual(sentBy(own));
    expect(session.length).toBe(0);
    expect(isBlocked()).toBe(true);
  });

  test('and a page that opens then knows', async () => {
    const { state } = await open(memoryStorage({ [KEY]: marker, [QUOTE_KEY]: quote }));
    expect(state()).toEqual([true, 'this']);
  });

  test('in this tab it is no alarm as long as its answer may come', async () => {
    const { state, rememberSent } = await open();
    rememberSent(own);
    expect(state()).toEqual([true, undefined]);
  });

  test('its answer forgets it', async () => {
    const { local, rememberSent, forgetSent, state } = await open();
    rememberSent(own);
    forgetSent(own);
    expect(local.getItem(KEY)).toBeNull();
    expect(state()).toEqual([false, undefined]);
  });

  test('an answer that will not come leaves it, for this page and for the next', async () => {
    const { local, state, rememberSent, giveUpAnswer } = await open();
    rememberSent(own);
    giveUpAnswer();
    expect(state()).toEqual([true, 'this']);
    expect((await open(local)).state()).toEqual([true, 'this']);
  });

  test('nothing was sent where nothing is kept', async () => {
    expect((await open()).state()).toEqual([false, undefined]);
  });

  test.each([
    '{}',
    'true',
    '[]',
    '{"sentOn":',
    '{"sentOn":"2026-11-20"}',
    JSON.stringify({ ...sentBy(own), sentOn: 'soon' }),
    JSON.stringify(sentBy('0123')),
    JSON.stringify({ ...sentBy(own), isEarlier: 'yes' }),
    JSON.stringify({ ...sentBy(own), earlier: {} }),
    JSON.stringify({ ...sentBy(own), email: 'a@b.co' }),
  ])('decisions "Data": %s is no such record', async (text) => {
    expect((await open(withMarker(text))).state()).toEqual([false, undefined]);
  });

  const both = JSON.stringify({ ...sentBy(others), earlier: sentBy(own) });
  test.each([marker, earlier, both])('design: %s fits its schema', (text) => {
    expect(createSchemaAjv().validate('schema:/data/submission.schema.json', JSON.parse(text))).toBe(true);
  });
});

describe('decisions "The card frame": an application for an earlier quote', () => {
  test('stays without an answer as its quote is cleared, and blocks nothing any more', async () => {
    const { local, clearQuote, state } = await open(memoryStorage({ [KEY]: marker, [QUOTE_KEY]: quote }));
    clearQuote();
    expect(JSON.parse(String(local.getItem(KEY)))).toEqual({ ...sentBy(own), isEarlier: true });
    expect(local.length).toBe(1);
    expect(state()).toEqual([false, 'earlier']);
  });

  test('the same as this tab alone ends its quote', async () => {
    const { local, forgetQuote, state } = await open(memoryStorage({ [KEY]: marker, [QUOTE_KEY]: quote }));
    forgetQuote();
    expect(JSON.parse(String(local.getItem(KEY)))).toEqual({ ...sentBy(own), isEarlier: true });
    expect(state()).toEqual([false, 'earlier']);
  });

  test('is known to the next page', async () => {
    expect((await open(withMarker(earlier))).state()).toEqual([false, 'earlier']);
  });

  test('a quote that nothing was sent for leaves nothing behind', async () => {
    const { local, clearQuote, state } = await open(memoryStorage({ [QUOTE_KEY]: quote }));
    clearQuote();
    expect(local.length).toBe(0);
    expect(state()).toEqual([false, undefined]);
  });

  test('another that is sent blocks, and comes with it', async () => {
    const { local, rememberSent, isBlocked } = await open(withMarker(earlier));
    rememberSent(others);
    expect(JSON.parse(String(local.getItem(KEY)))).toEqual({ ...sentBy(others), earlier: sentBy(own) });
    expect(isBlocked()).toBe(true);
    expect((await open(local)).state()).toEqual([true, 'this']);
  });

  test('is as unknown as before once the other one has its answer', async () => {
    const { local, rememberSent, forgetSent, state } = await open(withMarker(earlier));
    rememberSent(others);
    forgetSent(others);
    expect(JSON.parse(String(local.getItem(KEY)))).toEqual(JSON.parse(earlier));
    expect(state()).toEqual([false, 'earlier']);
  });

  test('is forgotten where its own answer comes while the other one is out', async () => {
    const { local, rememberSent, forgetSent } = await open(withMarker(earlier));
    rememberSent(others);
    forgetSent(own);
    expect(JSON.parse(String(local.getItem(KEY)))).toEqual(sentBy(others));
  });

  test('has its day still: after 30 days it counts for nothing, also behind another', async () => {
    const old = { ...sentBy(own), sentOn: '2026-10-21', isEarlier: true };
    const { rememberSent, forgetSent, state } = await open(withMarker(JSON.stringify(old)));
    rememberSent(others);
    setToday(2026, 11, 21);
    forgetSent(others);
    expect(state()).toEqual([false, undefined]);
  });

  test('the answer to another one leaves it', async () => {
    const { local, forgetSent, state } = await open(withMarker(earlier));
    forgetSent(others);
    expect(local.getItem(KEY)).toBe(earlier);
    expect(state()).toEqual([false, 'earlier']);
  });

  test('its own answer, however late, forgets it', async () => {
    const { local, rememberSent, clearQuote, forgetSent, state } = await open();
    rememberSent(own);
    clearQuote();
    expect(state()).toEqual([false, 'earlier']);
    forgetSent(own);
    expect(local.length).toBe(0);
    expect(state()).toEqual([false, undefined]);
  });

  test.each([
    ['2026-10-21', 'earlier'],
    ['2026-10-20', undefined],
  ])('sent on %s, it is %s on 20 November: after 30 days it counts for nothing', async (sentOn, state) => {
    const kept = { ...sentBy(own), sentOn, isEarlier: true };
    expect((await open(withMarker(JSON.stringify(kept)))).state()).toEqual([false, state]);
  });

  test('one for this quote counts, however old', async () => {
    const kept = { ...sentBy(own), sentOn: '2026-01-01' };
    expect((await open(withMarker(JSON.stringify(kept)))).state()).toEqual([true, 'this']);
  });
});

describe('decisions "Data": storage that is full or blocked leaves the site working', () => {
  test('where there is no room, session storage remembers', async () => {
    const session = memoryStorage();
    const { rememberSent, isBlocked } = await open(fullStorage(), session);
    rememberSent(own);
    expect(isBlocked()).toBe(true);
    expect((await open(fullStorage(), session)).state()).toEqual([true, 'this']);
  });

  test('where all is blocked, an answer that will not come is known for the visit', async () => {
    const { rememberSent, giveUpAnswer, forgetSent, state } = await open(blockedStorage, blockedStorage);
    rememberSent(own);
    giveUpAnswer();
    expect(state()).toEqual([true, 'this']);
    forgetSent(own);
    expect(state()).toEqual([false, undefined]);
  });

  test('where all is blocked, this page still knows what it is sending', async () => {
    const { rememberSent, forgetSent, isBlocked } = await open(blockedStorage, blockedStorage);
    rememberSent(own);
    expect(isBlocked()).toBe(true);
    forgetSent(own);
    expect(isBlocked()).toBe(false);
  });
});

describe('another tab', () => {
  test('that sends is seen at once, whether its event has come or not', async () => {
    const { local, state, followSubmissions, hear } = await open();
    followSubmissions();
    local.setItem(KEY, marker);
    expect(state()).toEqual([true, undefined]);
    hear(KEY);
    expect(state()).toEqual([true, 'this']);
  });

  test('that has its answer ends it here, too', async () => {
    const { local, state, followSubmissions, hear } = await open(withMarker(marker));
    followSubmissions();
    local.removeItem(KEY);
    expect(state()).toEqual([true, 'this']);
    hear(KEY);
    expect(state()).toEqual([false, undefined]);
  });

  test('that clears all storage ends it here, too', async () => {
    const { local, state, followSubmissions, hear } = await open(withMarker(marker));
    followSubmissions();
    local.clear();
    hear(null);
    expect(state()).toEqual([false, undefined]);
  });

  test('that ends its quote does not release this page, where the quote goes on', async () => {
    const { local, state, followSubmissions, hear } = await open(withMarker(marker));
    followSubmissions();
    local.setItem(KEY, earlier);
    hear(KEY);
    expect(state()).toEqual([true, 'this']);
    local.removeItem(KEY);
    hear(KEY);
    expect(state()).toEqual([false, undefined]);
  });

  test('that ends a quote is told of where nothing was known', async () => {
    const { local, state, followSubmissions, hear } = await open();
    followSubmissions();
    local.setItem(KEY, earlier);
    hear(KEY);
    expect(state()).toEqual([false, 'earlier']);
  });

  test('that sent another meanwhile keeps its marker as this one is answered', async () => {
    const { local, rememberSent, forgetSent } = await open();
    rememberSent(own);
    local.setItem(KEY, JSON.stringify(sentBy(others)));
    forgetSent(own);
    expect(JSON.parse(String(local.getItem(KEY)))).toEqual(sentBy(others));
  });

  test('is heard until nobody follows', async () => {
    const { local, unansweredStore, followSubmissions, hear } = await open();
    const stop = followSubmissions();
    stop();
    local.setItem(KEY, marker);
    hear(KEY);
    expect(unansweredStore.getState()).toEqual({ unanswered: undefined });
  });

  test('issue 5: that changes something else is no news', async () => {
    const { rememberSent, followSubmissions, state, hear } = await open();
    followSubmissions();
    rememberSent(own);
    hear(QUOTE_KEY);
    expect(state()).toEqual([true, undefined]);
    hear(KEY);
    expect(state()).toEqual([true, 'this']);
  });
});
