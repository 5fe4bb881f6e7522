import { expect, test } from 'vitest';
import { createValidators } from '../../../../../src/engine/validators/validators.ts';
import { quoteFor, reference } from '../application/record/sample.ts';
import { memoryStorage } from '../store/memory-storage.ts';
import { openTab } from '../store/tab.ts';
import {
  acceptedSubmission,
  DRAFT_KEY,
  QUOTE_KEY,
  REFERENCE_KEY,
  SUBMISSIONS_KEY,
  submissions,
} from './payment-tab.ts';

const TAB_KEY = 'ovhcTabReference';
const other = 'f'.repeat(32);

/** A tab that has typed an application, and slept while another one has begun the next quote. */
async function open(sent: string, begun: string | undefined = other) {
  const local = memoryStorage({
    [QUOTE_KEY]: JSON.stringify(quoteFor('S')),
    ...(begun && { [REFERENCE_KEY]: begun }),
    [SUBMISSIONS_KEY]: sent,
  });
  const tab = openTab(local, memoryStorage({ [DRAFT_KEY]: '{"firstName":"Amélie"}', [TAB_KEY]: reference }));
  const { openApplication } = await import('../../../../../src/ovhc/actions/follow-answers.ts');
  const { draftStore } = await import('../../../../../src/ovhc/store/draft-store.ts');
  openApplication([], createValidators({}));
  return { ...tab, draft: () => draftStore.getState() };
}

test('§4 the answers of an application that was accepted are not those of the next one', async () => {
  const { draft, session } = await open(acceptedSubmission());
  expect(draft()).not.toHaveProperty('firstName');
  expect(session.getItem(TAB_KEY)).toBe(other);
});

test('§4 an application whose outcome is unknown stays this tab’s', async () => {
  const { draft, session } = await open(submissions());
  expect(draft()).toMatchObject({ firstName: 'Amélie' });
  expect(session.getItem(TAB_KEY)).toBe(reference);
});

test('§4 an application whose outcome is unknown is not that of a quote that was begun since, which may be another’s', async () => {
  const { local, session } = await open(submissions(), '');
  expect([local.getItem(REFERENCE_KEY), session.getItem(TAB_KEY)]).toEqual([null, reference]);
});

test('what was typed goes on under the reference that another tab has begun', async () => {
  const { draft, session } = await open(submissions({ pending: [] }));
  expect(draft()).toMatchObject({ firstName: 'Amélie' });
  expect(session.getItem(TAB_KEY)).toBe(other);
});
