import { describe, expect, test, vi } from 'vitest';
import { contents, UNUSABLE } from './memory-storage.ts';
import * as tab from './tab.ts';

const { DRAFT_KEY, openStores, openWith, QUOTE_KEY, reference, SUBMISSIONS_KEY } = tab;

const visaType = [{ code: '482', name: 'Skills in Demand visa', isSupported: true }];
const couple = { visaType, coverType: 'D', age: 30, partnerAge: 31 } as const;
const single = { coverType: 'S', age: 30 } as const;
const dob = '1996-01-01';
const birthdays = { dob, partnerDob: '1995-01-01' };
const before = { coverType: 'D', age: 30, partnerAge: 31, ...birthdays } as const;
const openQuote = (quote: object, ofTab: object = {}) => openWith({ [QUOTE_KEY]: quote }, { ...ofTab });

describe('reading the quote', () => {
  test.each<[string, object, object]>([
    ['is restored (§4)', couple, couple],
    ['loses invalid fields', { ...couple, age: 17, coverStart: 'soon' }, { ...couple, age: undefined }],
    [
      'of a single person loses its partner (§2)',
      { ...single, partnerAge: 31, partnerDob: '1990-01-01' },
      single,
    ],
  ])('a stored quote %s', async (_case, stored, quote) => {
    expect((await openQuote(stored)).quote()).toEqual(quote);
  });

  test('restores a redirect only to a path of this site', async () => {
    const path = { age: 30, redirectedPath: '/overseas-visitors/essential?from=quote#top' };
    expect((await openQuote(path)).quote()).toEqual(path);
    const evil = ['//evil.example/pay', '/\\evil.example', '\\\\evil.example', '/\t/evil.example'];
    evil.push('/\n/evil.example', 'https://evil.example', 'javascript:alert(1)', 'application-form', '');
    for (const redirectedPath of evil)
      expect((await openQuote({ age: 30, redirectedPath })).quote(), redirectedPath).toEqual({ age: 30 });
  });
});

describe('§3 changing the quote', () => {
  test.each<[string, object, object, object]>([
    ['adds an answer', { age: 30 }, { coverType: 'S' }, single],
    ['to undefined removes a field', couple, { age: undefined }, { ...couple, age: undefined }],
    ['to an invalid value removes a field', couple, { age: 'seventeen' }, { ...couple, age: undefined }],
    ['to single removes the partner (§2)', { ...couple, ...birthdays }, single, { visaType, ...single, dob }],
    [
      'to single parent removes the partner (§2)',
      couple,
      { coverType: 'P' },
      { visaType, coverType: 'P', age: 30 },
    ],
    ['to family keeps the partner (§2)', couple, { coverType: 'F' }, { ...couple, coverType: 'F' }],
    ['of an age removes its birthday (§4)', before, { age: 60 }, { ...before, age: 60, dob: undefined }],
    ['of an age with its birthday stores both (§4)', before, { age: 31, dob }, { ...before, age: 31 }],
  ])('a change %s, in the store and in storage', async (_case, before, change, after) => {
    const { quote, stored, updateQuote } = await openQuote(before);
    updateQuote(change);
    expect(quote()).toEqual(after);
    expect(stored(QUOTE_KEY)).toEqual(JSON.parse(JSON.stringify(after)));
  });

  test('copies the object that was passed', async () => {
    const { quote, updateQuote } = await openStores();
    const given = structuredClone(visaType);
    updateQuote({ visaType: given });
    given.splice(0);
    expect(quote()).toEqual({ visaType });
  });
});

test.each([
  ['§2 clearQuote removes the quote', 'clearQuote', {}],
  ['forgetQuote keeps the quote of other tabs', 'forgetQuote', { [QUOTE_KEY]: JSON.stringify(couple) }],
] as const)('%s, keeps an application, and notifies pages', async (_case, end, left) => {
  const items = { [SUBMISSIONS_KEY]: '{"pending":[]}', other: '{}' };
  const application = { reference, quote: couple };
  const { clearedQuotes, draft, local, quote, ...store } = await openWith(
    { ...items, [QUOTE_KEY]: couple },
    { [DRAFT_KEY]: { firstName: 'Ada', application } },
  );
  const listener = vi.fn();
  clearedQuotes.subscribe(listener);
  store[end]();
  expect([quote(), draft()]).toEqual([{}, { firstName: 'Ada', application }]);
  expect(contents(local)).toEqual({ ...items, ...left });
  store[end]();
  expect([clearedQuotes.getState(), listener.mock.calls.length]).toEqual([2, 2]);
});

describe('following the quote of another tab', () => {
  const ages = { coverType: 'D', age: 30, partnerAge: 31 };
  const olderPartner = { ...before, partnerAge: 40, partnerDob: '1986-01-01' };
  async function openFollowing() {
    const page = await openQuote(before);
    const save = (quote: object) => page.local.setItem(QUOTE_KEY, JSON.stringify(quote));
    return { ...page, save, stop: page.followQuote() };
  }

  test.each<[string, object, object]>([
    ['adds its answers', { ...ages, paymentFrequency: 'M' }, { ...before, paymentFrequency: 'M' }],
    ['removes the birthday for another age', { ...ages, age: 60 }, { ...before, age: 60, dob: undefined }],
    ['replaces age and birthday', olderPartner, olderPartner],
    ['removes the partner', single, { ...single, dob }],
    ['ignores invalid answers', { age: 17, coverType: 'D', other: 1 }, before],
  ])('%s', async (_case, saved, after) => {
    const { notify, quote, save } = await openFollowing();
    save(saved);
    notify(QUOTE_KEY);
    expect(quote()).toEqual(after);
  });

  test('reads a change when a hidden tab becomes visible', async () => {
    const { save, document, quote } = await openFollowing();
    save({ ...before, paymentFrequency: 'Y' });
    for (const [visibilityState, frequency] of [
      ['hidden', undefined],
      ['visible', 'Y'],
    ] as const) {
      document.visibilityState = visibilityState;
      document.dispatchEvent(new Event('visibilitychange'));
      expect(quote().paymentFrequency).toBe(frequency);
    }
  });

  test('ignores a cleared quote, and changes after following stops', async () => {
    const { local, notify, save, stop, quote } = await openFollowing();
    local.removeItem(QUOTE_KEY);
    notify(QUOTE_KEY);
    stop();
    save({ ...before, age: 60 });
    notify(QUOTE_KEY);
    expect(quote()).toEqual(before);
  });
});

describe('the draft', () => {
  const openDraft = (draft: object, quote: object = single) => openQuote(quote, { [DRAFT_KEY]: draft });

  test('survives a reload and is removed with its last answer', async () => {
    const { local, session, stored, updateDraft } = await openQuote(single);
    updateDraft({ firstName: 'Ada', DOB: '01/0' });
    updateDraft({ dependants: [{ firstNameDependant: 'Bo' }] });
    const draft = { firstName: 'Ada', DOB: '01/0', dependants: [{ firstNameDependant: 'Bo' }] };
    expect(stored(DRAFT_KEY, session)).toEqual(draft);
    expect((await openStores(local, session)).draft()).toEqual(draft);
    updateDraft({ firstName: undefined, DOB: undefined });
    expect(stored(DRAFT_KEY, session)).toEqual({ dependants: draft.dependants });
    updateDraft({ dependants: undefined, paymentType: 'creditCard' });
    expect(session.getItem(DRAFT_KEY)).toBeNull();
  });

  test('neither stores nor restores answers of the payment step', async () => {
    const names = ['accountName', 'bsbNumber', 'accountNumber', 'paymentagree', 'cardToken', 'cardSchema'];
    names.push('cardCategory', 'cardExpiryDate', 'maskedPAN', 'cardForm', 'paymentFrequency', 'paymentType');
    const answers = Object.fromEntries(names.map((name) => [name, 'secret']));
    const { draft, session, stored, updateDraft } = await openDraft({ ...answers, firstName: 'Ada' });
    expect(draft()).toEqual({ firstName: 'Ada' });
    updateDraft({ ...answers, lastName: 'Lovelace' });
    expect(stored(DRAFT_KEY, session)).toEqual({ firstName: 'Ada', lastName: 'Lovelace' });
  });

  test('is restored without invalid fields, and only with a quote', async () => {
    const draft = { firstName: null, priceChangedBy: 'weather', lastName: 'Lovelace' };
    expect((await openDraft(draft)).draft()).toEqual({ lastName: 'Lovelace' });
    const later = await openDraft(draft, {});
    expect([later.draft(), later.session.getItem(DRAFT_KEY)]).toEqual([{}, null]);
  });
});

describe('the quote of an application', () => {
  const application = { reference, quote: couple };
  const openApplied = (saved: object) => openQuote(saved, { [DRAFT_KEY]: { application } });

  test('loses invalid fields, like the saved one', async () => {
    const invalid = { ...application, quote: { ...couple, age: 17 } };
    const { applicationQuoteStore } = await openQuote({}, { [DRAFT_KEY]: { application: invalid } });
    expect(applicationQuoteStore.getState()).toEqual({ ...couple, age: undefined });
  });

  test('teaches the saved quote what it learns, while that is the same', async () => {
    const { applicationQuoteStore, quote, updateApplicationQuote } = await openApplied(couple);
    updateApplicationQuote({ age: 31, dob: '1995-01-01' });
    const learnt = { ...couple, age: 31, dob: '1995-01-01' };
    expect([applicationQuoteStore.getState(), quote()]).toEqual([learnt, learnt]);
  });

  test.each([single, { ...couple, partnerAge: 50 }, {}])(
    'leaves another saved quote alone: %j',
    async (saved) => {
      const { applicationQuoteStore, local, updateApplicationQuote } = await openApplied(saved);
      const before = local.getItem(QUOTE_KEY);
      updateApplicationQuote({ dob: '1996-01-01' });
      expect(applicationQuoteStore.getState()).toMatchObject({ dob: '1996-01-01' });
      expect(local.getItem(QUOTE_KEY)).toBe(before);
    },
  );

  test('becomes the saved one again when the visitor goes back to it', async () => {
    const { restoreQuote, stored } = await openApplied({ ...single, dob: '1990-01-01' });
    restoreQuote();
    expect(stored(QUOTE_KEY)).toEqual(couple);
  });
});

test.each(UNUSABLE)('keeps quote and draft for the visit if storage is %s', async (_state, storage) => {
  const tab = await openStores(storage(), storage());
  tab.followQuote();
  tab.updateQuote({ age: 30 });
  tab.updateDraft({ firstName: 'Ada' });
  tab.notify(QUOTE_KEY, null);
  expect([tab.quote(), tab.draft()]).toEqual([{ age: 30 }, { firstName: 'Ada' }]);
  tab.clearQuote();
  tab.clearDraft();
  expect([tab.quote(), tab.draft()]).toEqual([{}, {}]);
});
