import { createStore } from 'zustand/vanilla';
import type { SentApplication } from '#types/data/submission';
import fitsSent from '../../../schemas/data/submission.schema.json?rule';
import { today } from '../quote/days.ts';
import { clearedQuotes, keptSubmission, SUBMISSION_KEY } from './quote-store.ts';

const wasSent = () => fitsSent(keptSubmission.read());

/**
 * Whether an application was sent and its answer will not be known here: before a reload, by another tab, or by a call
 * that broke off. As long as it is so, no other is sent.
 */
export const unansweredStore = createStore<boolean>(wasSent);

clearedQuotes.subscribe(() => {
  isSending = false;
  unansweredStore.setState(false, true);
});

/** Whether one is on its way from this very page, should no storage tell. */
let isSending = false;

/** The same, asked of the storage itself as well: another tab may just have told it. */
export function isUnanswered(): boolean {
  return isSending || unansweredStore.getState() || wasSent();
}

/** Remembers that an application is sent, just before it is: a reload must not lead to a second one. */
export function rememberSent(): void {
  isSending = true;
  keptSubmission.write({ sentOn: today() } satisfies SentApplication);
}

/** Its answer has come. */
export function forgetSent(): void {
  isSending = false;
  keptSubmission.clear();
  unansweredStore.setState(false, true);
}

/** Its answer will not come any more. */
export function giveUpAnswer(): void {
  isSending = false;
  unansweredStore.setState(true, true);
}

/** Follows what other tabs send. @returns how to stop */
export function followSubmissions(): () => void {
  const take = ({ key }: StorageEvent) => {
    // without a key, all was cleared
    if (key === null || key === SUBMISSION_KEY) unansweredStore.setState(wasSent(), true);
  };
  addEventListener('storage', take);
  return () => removeEventListener('storage', take);
}
