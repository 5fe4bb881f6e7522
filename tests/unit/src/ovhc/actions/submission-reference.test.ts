import { describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '../store/memory-storage.ts';
import { openTab } from '../store/tab.ts';

const DRAFT_KEY = 'ovhcApplicationDraft';
const quote = { ovhcQuoteData: '{"coverType":"S"}' };

async function open(session: Storage = memoryStorage(), local: Storage = memoryStorage(quote)) {
  const tab = openTab(local, session);
  const { clearQuote } = await import('../../../../../src/ovhc/store/quote-store.ts');
  const { submissionReference } = await import('../../../../../src/ovhc/actions/submission-reference.ts');
  return { ...tab, clearQuote, submissionReference };
}

test('§7 a reference is 32 hexadecimal digits, also of small numbers', async () => {
  const { submissionReference } = await open();
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(10) });
  expect(submissionReference()).toBe('0a'.repeat(16));
});

describe('decisions "The card frame": an application has one reference until it is accepted', () => {
  test('for as long as the tab is open, beside what was typed, and in session storage alone', async () => {
    const { local, session, submissionReference } = await open(
      memoryStorage({ [DRAFT_KEY]: '{"firstName":"Amélie"}' }),
    );
    const reference = submissionReference();
    expect(submissionReference()).toBe(reference);
    const draft = JSON.parse(String(session.getItem(DRAFT_KEY)));
    expect(draft).toEqual({ firstName: 'Amélie', submissionReference: reference });
    expect(local.length).toBe(1);
    expect((await open(session)).submissionReference()).toBe(reference);
  });

  test('another quote has another', async () => {
    const { submissionReference, clearQuote } = await open();
    const before = submissionReference();
    clearQuote();
    expect(submissionReference()).not.toBe(before);
  });

  test('no two tabs have the same', async () => {
    const references = new Set<string>();
    for (let tab = 0; tab < 20; tab += 1) references.add((await open()).submissionReference());
    expect(references.size).toBe(20);
  });
});
