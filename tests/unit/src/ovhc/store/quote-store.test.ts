import { describe, expect, test, vi } from 'vitest';
import { memoryStorage, storedJson, UNUSABLE } from './memory-storage.ts';
import { DRAFT_KEY, openTab, QUOTE_KEY, REFERENCE_KEY, reference, SUBMISSIONS_KEY } from './tab.ts';

const visaType = [{ code: '482', name: 'Skills in Demand visa', isSupported: true }];
const couple = { visaType, coverType: 'D', age: 30, partnerAge: 31 };
const partner = { partnerAge: 31, partnerDob: '1990-01-01' };

async function open(...areas: Parameters<typeof openTab>) {
  const tab = openTab(...areas);
  const store = await import('../../../../../src/ovhc/store/quote-store.ts');
  const quote = () => store.quoteStore.getState();
  return { ...tab, ...store, quote, stored: () => storedJson(tab.local, QUOTE_KEY) };
}
const openWith = (quote: object) => open(memoryStorage({ [QUOTE_KEY]: quote }));

describe('the stored quote', () => {
  test.each<[string, object, object]>([
    ['is restored (§4)', couple, couple],
    [
      'loses invalid fields',
      { ...couple, age: 17, coverStart: 'soon', other: 1 },
      { ...couple, age: undefined },
    ],
    ['of a single has no partner (§2)', { coverType: 'S', age: 30, ...partner }, { coverType: 'S', age: 30 }],
  ])('%s', async (_case, stored, quote) => {
    expect((await openWith(stored)).quote()).toEqual(quote);
  });

  test.each(['{"age":', '[]', '"quote"', '7'])('cannot be %s', async (text) => {
    expect((await open(memoryStorage({ [QUOTE_KEY]: text }))).quote()).toEqual({});
  });

  test.each([
    ['/health-insurance/overseas-visitors/essential?from=quote#top', true],
    ['//evil.example/pay', false],
    ['/\\evil.example', false],
    ['\\\\evil.example', false],
    ['/\t/evil.example', false],
    ['/\n/evil.example', false],
    ['https://evil.example', false],
    ['javascript:alert(1)', false],
    ['application-form', false],
    ['', false],
  ])('has the redirect path %j, a path of this site: %s', async (redirectedPath, isValid) => {
    const { quote } = await openWith({ age: 30, redirectedPath });
    expect(quote()).toEqual({ age: 30, ...(isValid && { redirectedPath }) });
  });
});

describe('§3 a change of the quote', () => {
  test.each<[string, object, object, object]>([
    ['is added', { age: 30 }, { coverType: 'S' }, { age: 30, coverType: 'S' }],
    ['removes a field by undefined', couple, { age: undefined }, { ...couple, age: undefined }],
    [
      'removes a field by an invalid value',
      couple,
      { visaType: 'typed and not chosen', age: 'seventeen' },
      { coverType: 'D', partnerAge: 31 },
    ],
    [
      'to single removes the partner (§2)',
      { age: 30, coverType: 'D', ...partner },
      { coverType: 'S' },
      { age: 30, coverType: 'S' },
    ],
    [
      'to single parent too (§2)',
      { age: 30, coverType: 'D', ...partner },
      { coverType: 'P' },
      { age: 30, coverType: 'P' },
    ],
    ['to family leaves the partner (§2)', couple, { coverType: 'F' }, { ...couple, coverType: 'F' }],
    [
      'of an age removes its birthday, not the partner’s (§4)',
      { ...couple, dob: '1996-01-01', partnerDob: '1995-01-01' },
      { age: 60 },
      { ...couple, age: 60, partnerDob: '1995-01-01' },
    ],
    [
      'of an age with its birthday leaves both (§4)',
      { ...couple, dob: '1996-01-01' },
      { age: 31, dob: '1996-01-01' },
      { ...couple, age: 31, dob: '1996-01-01' },
    ],
  ])('%s, in the store and in storage', async (_case, before, change, after) => {
    const { quote, stored, updateQuote } = await openWith(before);
    updateQuote(change);
    expect(quote()).toEqual(after);
    expect(stored()).toEqual(JSON.parse(JSON.stringify(after)));
  });

  test('shares nothing with the object that was passed', async () => {
    const { quote, updateQuote } = await open();
    const given = structuredClone(visaType);
    updateQuote({ visaType: given });
    given.splice(0);
    expect(quote()).toEqual({ visaType });
  });

  test('keeps the draft and the submissions', async () => {
    const local = memoryStorage({ [SUBMISSIONS_KEY]: '{}' });
    const { session, updateQuote } = await open(local, memoryStorage({ [DRAFT_KEY]: '{}' }));
    updateQuote({ age: 31 });
    expect([session.length, local.getItem(SUBMISSIONS_KEY)]).toEqual([1, '{}']);
  });
});

test('§2 clearing the quote removes its draft and its reference, and leaves the submissions', async () => {
  const others = { other: '{}', [SUBMISSIONS_KEY]: '{"pending":[]}' };
  const area = memoryStorage({ ...others, [QUOTE_KEY]: couple, [REFERENCE_KEY]: reference });
  const { local, session, quote, clearQuote } = await open(area, memoryStorage({ [DRAFT_KEY]: '{}' }));
  clearQuote();
  expect(quote()).toEqual({});
  expect([session.length, local.length]).toEqual([0, 2]);
  for (const [key, text] of Object.entries(others)) expect(local.getItem(key)).toBe(text);
});

test('ending the quote in this tab leaves the one that another tab has saved', async () => {
  const area = memoryStorage({ [QUOTE_KEY]: couple });
  const { session, quote, stored, forgetQuote, clearedQuotes } = await open(
    area,
    memoryStorage({ [DRAFT_KEY]: '{}' }),
  );
  forgetQuote();
  expect(quote()).toEqual({});
  expect([session.length, stored()]).toEqual([0, couple]);
  expect(clearedQuotes.getState()).toBe(1);
});

test('cleared quotes are counted, so that pages draw again', async () => {
  const { clearedQuotes, clearQuote } = await open();
  const listener = vi.fn();
  clearedQuotes.subscribe(listener);
  clearQuote();
  clearQuote();
  expect(clearedQuotes.getState()).toBe(2);
  expect(listener).toHaveBeenCalledTimes(2);
});

test.each(UNUSABLE)('with storage that is %s the quote lasts for the visit', async (_state, storage) => {
  const { quote, updateQuote, clearQuote } = await open(storage());
  updateQuote({ age: 30 });
  expect(quote()).toEqual({ age: 30 });
  clearQuote();
  expect(quote()).toEqual({});
});
