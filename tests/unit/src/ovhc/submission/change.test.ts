import { expect, test, vi } from 'vitest';
import { quoteFor } from '../application/record/sample.ts';
import { memoryStorage } from '../store/memory-storage.ts';
import { DRAFT_KEY, openStores, QUOTE_KEY, REFERENCE_KEY, SUBMISSIONS_KEY } from '../store/tab.ts';
import { pendingSubmission } from './payment-tab.ts';

vi.mock('../../../../../src/ovhc/store/tab-storage.ts', async (load) => ({
  ...(await load<object>()),
  goTo: vi.fn(),
}));

const family = quoteFor('F');
const answers = {
  firstName: 'Amélie',
  firstNamePartner: 'Łukasz',
  dependants: [{ firstNameDependant: 'Zoë' }],
  visaExpiryDate: '2027-01-01',
  declaration: true,
};

/** Opens a tab with an application for a family, beside the tabs that share its local storage. */
async function open(local = memoryStorage(), draft: object = answers) {
  const tab = await openStores(local, memoryStorage({ [DRAFT_KEY]: draft, [QUOTE_KEY]: {} }));
  const change = await import('../../../../../src/ovhc/submission/change.ts');
  return { ...tab, ...change };
}
async function openFamily(local = memoryStorage()) {
  const draft = { ...answers, application: { reference: 'a'.repeat(32), quote: family, answered: [] } };
  const tab = await open(local, draft);
  tab.continueApplication();
  return tab;
}

test('§4 keeps answers, agreement and reference if only the frequency is another one', async () => {
  const { changeApplication, draft, currentReference } = await openFamily();
  const reference = currentReference();
  changeApplication({ ...family, paymentFrequency: 'Y' });
  expect(draft()).toMatchObject({ ...answers, application: { quote: { paymentFrequency: 'Y' } } });
  expect([draft().application?.changed, currentReference()]).toEqual([undefined, reference]);
});

test.each([
  ['the product', { ...family, hcfBundleId: 'OTHER' }, ['product'], ['declaration']],
  ['the excess', { ...family, excessCode: 'G' as const }, ['excess'], ['declaration']],
  ['who is covered', quoteFor('S'), ['people'], ['declaration', 'firstNamePartner', 'dependants']],
  [
    'the visa',
    { ...family, visaType: [{ code: '482', name: 'Skills', isSupported: true }] },
    ['visa'],
    ['declaration', 'visaExpiryDate'],
  ],
])('after a change of %s, drops what no longer applies', async (_case, quote, changed, dropped) => {
  const { changeApplication, draft, currentReference, local } = await openFamily();
  const before = currentReference();
  changeApplication(quote);
  const { application, ...left } = draft();
  const kept = Object.keys(answers).filter((name) => !dropped.includes(name));
  expect(Object.keys(left)).toEqual(kept);
  expect(application).toMatchObject({ changed, quote: { coverType: quote.coverType } });
  expect(currentReference(), 'another application').not.toBe(before);
  const stored = JSON.parse(local.getItem(REFERENCE_KEY) ?? '[]');
  expect(stored).toMatchObject([{ reference: currentReference(), replaces: [before] }]);
});

test('adds a change to one that the visitor has not seen', async () => {
  const { changeApplication, draft } = await openFamily();
  changeApplication({ ...family, hcfBundleId: 'OTHER' });
  changeApplication({ ...family, hcfBundleId: 'OTHER', excessCode: 'G' });
  expect(draft().application?.changed).toEqual(['product', 'excess']);
});

test('keeps the reference of an application that was sent', async () => {
  const { changeApplication, currentReference, dispatch } = await openFamily();
  const reference = currentReference() ?? '';
  dispatch({ type: 'send', submission: pendingSubmission({ reference }) });
  changeApplication({ ...family, hcfBundleId: 'OTHER' });
  expect(currentReference()).toBe(reference);
});

test('has nothing to say about a change before the first answer', async () => {
  const tab = await open(memoryStorage(), {});
  tab.beginApplication(family);
  tab.changeApplication(quoteFor('S'));
  expect(tab.draft().application?.changed).toBeUndefined();
  expect(tab.draft().application?.quote.coverType).toBe('S');
});

test('§4 follows a change in another tab, also after several', async () => {
  const first = await openFamily();
  const { local, session } = first;
  const second = await openFamily(local);
  second.changeApplication({ ...family, excessCode: 'G' });
  second.changeApplication({ ...family, hcfBundleId: 'OTHER' });
  const third = await openStores(local, session);
  const { followChange } = await import('../../../../../src/ovhc/submission/change.ts');
  expect(third.changedElsewhere()?.reference).toBe(second.currentReference());
  followChange();
  expect(third.draft().application).toMatchObject({
    reference: second.currentReference(),
    quote: { hcfBundleId: 'OTHER' },
    changed: ['product'],
  });
  expect(third.changedElsewhere()).toBeUndefined();
});

test('does not follow a change once it was sent', async () => {
  const { local, session, currentReference } = await openFamily();
  const reference = currentReference() ?? '';
  const second = await openFamily(local);
  second.changeApplication(quoteFor('S'));
  local.setItem(SUBMISSIONS_KEY, JSON.stringify({ pending: [pendingSubmission({ reference })] }));
  expect((await openStores(local, session)).changedElsewhere()).toBeUndefined();
});

test('finds an application with answers for something else in any tab, and replaces it', async () => {
  const first = await openFamily();
  const second = await open(first.local, {});
  const { goTo } = await import('../../../../../src/ovhc/store/tab-storage.ts');
  second.updateQuote(family);
  expect(second.continueWithQuote('/apply')).toBeUndefined();
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/apply');
  second.updateQuote(quoteFor('S'));
  expect(second.continueWithQuote('/apply')).toMatchObject({ coverType: 'F' });
  second.replaceAndContinue('/apply');
  expect(second.draft().application).toMatchObject({ quote: { coverType: 'S' } });
  const reopened = await openStores(first.local, first.session);
  expect(reopened.changedElsewhere()?.reference).toBe(second.currentReference());
});

test('§4 replaces an application in another tab that differs only in the excess, which follows', async () => {
  const first = await openFamily();
  const second = await open(first.local, {});
  second.updateQuote({ ...family, excessCode: 'G' });
  expect(second.continueWithQuote('/apply')).toMatchObject({ excessCode: family.excessCode });
  second.replaceAndContinue('/apply');
  await openStores(first.local, first.session);
  const { followChange } = await import('../../../../../src/ovhc/submission/change.ts');
  followChange();
  const { draftStore } = await import('../../../../../src/ovhc/store/draft-store.ts');
  expect(draftStore.getState().application).toMatchObject({
    reference: second.currentReference(),
    quote: { excessCode: 'G' },
    changed: ['excess'],
  });
  expect(draftStore.getState().declaration).toBeUndefined();
});

test('keeps the answers that another page of the tab has stored since this one was opened', async () => {
  const later = await openFamily();
  const draft = later.session.getItem(DRAFT_KEY) ?? '';
  const restored = await open(later.local, {});
  restored.session.setItem(DRAFT_KEY, draft);
  restored.updateQuote({ ...family, excessCode: 'G' });
  expect(restored.continueWithQuote('/apply')).toMatchObject({ coverType: 'F' });
  restored.replaceAndContinue('/apply');
  expect(restored.draft()).toMatchObject({ firstName: 'Amélie', application: { changed: ['excess'] } });
});

test('forgets the expiry date of an earlier visa', async () => {
  const { changeApplication, draft, updateApplicationQuote } = await openFamily();
  updateApplicationQuote({ visaExpiryDate: '2027-01-01' });
  const visaType = [{ code: '482', name: 'Skills', isSupported: true }];
  changeApplication({ ...draft().application?.quote, visaType });
  expect(draft().application?.quote).toMatchObject({ visaType });
  expect(draft().application?.quote).not.toHaveProperty('visaExpiryDate');
});

test('§7 learns the numbers of a quote that was e-mailed meanwhile', async () => {
  const { changeApplication, draft } = await openFamily();
  const numbers = { quoteId: 'Q-1', opportunityId: 'O-1' };
  changeApplication({ ...family, ...numbers });
  expect(draft().application?.quote).toMatchObject(numbers);
});

test('deletes only its own application', async () => {
  const first = await openFamily();
  const second = await open(first.local, {});
  second.beginApplication(quoteFor('S'));
  second.endApplication();
  expect(second.draft()).toEqual({});
  expect(JSON.parse(first.local.getItem(REFERENCE_KEY) ?? '[]')).toMatchObject([
    { quote: { coverType: 'F' } },
  ]);
});
