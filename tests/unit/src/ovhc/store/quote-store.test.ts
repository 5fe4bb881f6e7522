import { describe, expect, test, vi } from 'vitest';
import { UNUSABLE } from './memory-storage.ts';
import * as tab from './tab.ts';

const { DRAFT_KEY, openStores, openWith, QUOTE_KEY, REFERENCE_KEY, reference, SUBMISSIONS_KEY } = tab;

const visaType = [{ code: '482', name: 'Skills in Demand visa', isSupported: true }];
const couple = { visaType, coverType: 'D', age: 30, partnerAge: 31 } as const;
const single = { coverType: 'S', age: 30 } as const;
const birthdays = { dob: '1996-01-01', partnerDob: '1995-01-01' };
const openQuote = (quote: object, ofTab: object = {}) => openWith({ [QUOTE_KEY]: quote }, { ...ofTab });

describe('the stored quote', () => {
  test.each<[string, object, object]>([
    ['is restored (§4)', couple, couple],
    [
      'loses invalid fields',
      { ...couple, age: 17, coverStart: 'soon', other: 1 },
      { ...couple, age: undefined },
    ],
    ['of a single has no partner (§2)', { ...single, partnerAge: 31, partnerDob: '1990-01-01' }, single],
  ])('%s', async (_case, stored, quote) => {
    expect((await openQuote(stored)).quote()).toEqual(quote);
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
    const { quote } = await openQuote({ age: 30, redirectedPath });
    expect(quote()).toEqual({ age: 30, ...(isValid && { redirectedPath }) });
  });
});

describe('§3 a change of the quote', () => {
  test.each<[string, object, object, object]>([
    ['is added', { age: 30 }, { coverType: 'S' }, single],
    ['removes a field by undefined', couple, { age: undefined }, { ...couple, age: undefined }],
    ['removes a field by an invalid value', couple, { age: 'seventeen' }, { ...couple, age: undefined }],
    [
      'to single removes the partner (§2)',
      { ...couple, ...birthdays },
      single,
      { visaType, ...single, dob: '1996-01-01' },
    ],
    ['to single parent too (§2)', couple, { coverType: 'P' }, { visaType, coverType: 'P', age: 30 }],
    ['to family leaves the partner (§2)', couple, { coverType: 'F' }, { ...couple, coverType: 'F' }],
    [
      'of an age removes its birthday, not the partner’s (§4)',
      { ...couple, ...birthdays },
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
    const { quote, stored, updateQuote } = await openQuote(before);
    updateQuote(change);
    expect(quote()).toEqual(after);
    expect(stored(QUOTE_KEY)).toEqual(JSON.parse(JSON.stringify(after)));
  });

  test('shares nothing with the object that was passed', async () => {
    const { quote, updateQuote } = await openStores();
    const given = structuredClone(visaType);
    updateQuote({ visaType: given });
    given.splice(0);
    expect(quote()).toEqual({ visaType });
  });
});

test.each([
  ['§2 clearing it removes it, its reference and its draft', 'clearQuote', { other: '{}' }],
  [
    'ending it in this tab leaves those that another tab has saved',
    'forgetQuote',
    { [QUOTE_KEY]: JSON.stringify(couple), [REFERENCE_KEY]: reference, other: '{}' },
  ],
] as const)('the quote ends: %s, and pages draw again', async (_case, end, left) => {
  const items = {
    other: '{}',
    [SUBMISSIONS_KEY]: '{"pending":[]}',
    [QUOTE_KEY]: couple,
    [REFERENCE_KEY]: reference,
  };
  const { clearedQuotes, draft, local, quote, session, ...store } = await openWith(items, {
    [DRAFT_KEY]: '{"firstName":"Ada"}',
  });
  const listener = vi.fn();
  clearedQuotes.subscribe(listener);
  store[end]();
  expect([quote(), draft(), session.length]).toEqual([{}, {}, 0]);
  expect(
    Object.fromEntries(
      [...Array(local.length).keys()].map((at) => [local.key(at), local.getItem(String(local.key(at)))]),
    ),
  ).toEqual({ ...left, [SUBMISSIONS_KEY]: '{"pending":[]}' });
  store[end]();
  expect([clearedQuotes.getState(), listener.mock.calls.length]).toEqual([2, 2]);
});

describe('a quote that another tab changes', () => {
  const before = { coverType: 'D', age: 30, partnerAge: 31, ...birthdays } as const;
  /** Opens a tab that follows changes of the quote. `save` changes the quote in another tab. */
  async function openFollowing() {
    const page = await openQuote(before);
    const save = (quote: object) => page.local.setItem(QUOTE_KEY, JSON.stringify(quote));
    return { ...page, save, stop: page.followQuote() };
  }

  test.each<[string, object, object]>([
    [
      'adds its answers',
      { coverType: 'D', age: 30, partnerAge: 31, paymentFrequency: 'M' },
      { ...before, paymentFrequency: 'M' },
    ],
    [
      'removes the birthday of an age that it changes',
      { coverType: 'D', age: 60, partnerAge: 31 },
      { ...before, age: 60, dob: undefined },
    ],
    [
      'replaces age and birthday',
      { ...before, partnerAge: 40, partnerDob: '1986-01-01' },
      { ...before, partnerAge: 40, partnerDob: '1986-01-01' },
    ],
    ['removes the partner', single, { ...single, dob: '1996-01-01' }],
    ['adds nothing invalid', { age: 17, coverType: 'D', other: 1 }, before],
  ])('%s', async (_case, saved, after) => {
    const { notify, quote, save } = await openFollowing();
    save(saved);
    notify(QUOTE_KEY);
    expect(quote()).toEqual(after);
  });

  test('is read by a tab that slept when it is visible again', async () => {
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

  test('changes nothing if it is only cleared, or not followed any more', async () => {
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

  test('survives a reload of its tab, and leaves nothing once it has no answer', async () => {
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

  test('neither stores nor restores an answer of the payment step', async () => {
    const account = ['accountName', 'bsbNumber', 'accountNumber', 'paymentagree', 'cardToken', 'cardSchema'];
    const card = [
      'cardCategory',
      'cardExpiryDate',
      'maskedPAN',
      'cardForm',
      'paymentFrequency',
      'paymentType',
    ];
    const answers = Object.fromEntries([...account, ...card].map((name) => [name, 'secret']));
    const { draft, session, stored, updateDraft } = await openDraft({ ...answers, firstName: 'Ada' });
    expect(draft()).toEqual({ firstName: 'Ada' });
    updateDraft({ ...answers, lastName: 'Lovelace' });
    expect(stored(DRAFT_KEY, session)).toEqual({ firstName: 'Ada', lastName: 'Lovelace' });
  });

  test('is restored without invalid fields, and not without a quote', async () => {
    const draft = { firstName: null, priceChangedBy: 'weather', lastName: 'Lovelace' };
    expect((await openDraft(draft)).draft()).toEqual({ lastName: 'Lovelace' });
    const later = await openDraft(draft, {});
    expect([later.draft(), later.session.getItem(DRAFT_KEY)]).toEqual([{}, null]);
  });
});

test.each(UNUSABLE)('with storage that is %s quote and draft last for the visit', async (_state, storage) => {
  const { clearQuote, draft, followQuote, notify, quote, updateDraft, updateQuote } = await openStores(
    storage(),
    storage(),
  );
  followQuote();
  updateQuote({ age: 30 });
  updateDraft({ firstName: 'Ada' });
  notify(QUOTE_KEY, null);
  expect([quote(), draft()]).toEqual([{ age: 30 }, { firstName: 'Ada' }]);
  clearQuote();
  expect([quote(), draft()]).toEqual([{}, {}]);
});
