import { createStore } from 'zustand/vanilla';
import type { Facts } from '#types/data/facts';
import type { SentApplication } from '#types/data/submission';
import fitsSent from '../../../schemas/data/submission.schema.json?rule';
import { later, today } from '../quote/days.ts';
import { clearedQuotes, keptSubmission } from './quote-store.ts';

/** Days after which an application for an earlier quote is nobody's concern any more. */
const REMEMBERED = 30;

type Unanswered = Facts['unanswered'];

function keptSent(): SentApplication | undefined {
  const record = keptSubmission.read();
  if (!fitsSent(record)) return undefined;
  const sent = record as SentApplication;
  // by then it is known somewhere
  return sent.isEarlier && sent.sentOn < later(today(), { days: -REMEMBERED }) ? undefined : sent;
}

function keptUnanswered(): Unanswered {
  const sent = keptSent();
  return sent && (sent.isEarlier ? 'earlier' : 'this');
}

/**
 * Whether an application was sent and its answer will not be known here: before a reload, by another tab, or by a call
 * that broke off. As long as it was for this quote, no other is sent.
 */
export const unansweredStore = createStore<{ unanswered: Unanswered }>(() => ({
  unanswered: keptUnanswered(),
}));

const setUnanswered = (unanswered: Unanswered) => unansweredStore.setState({ unanswered });

/** Whether one is on its way from this very page, should no storage tell. */
let isSending = false;

clearedQuotes.subscribe(() => {
  isSending = false;
  setUnanswered(keptUnanswered());
});

/** Whether nothing may be sent; asked of the storage itself as well: another tab may just have told it. */
export function isBlocked(): boolean {
  return isSending || unansweredStore.getState().unanswered === 'this' || keptUnanswered() === 'this';
}

/** Remembers that an application is sent, just before it is: a reload must not lead to a second one. */
export function rememberSent(submissionReference: string): void {
  const last = keptSent();
  isSending = true;
  keptSubmission.write({
    sentOn: today(),
    submissionReference,
    // of that one it is still not known, whatever comes of this one
    ...(last && { earlier: { sentOn: last.sentOn, submissionReference: last.submissionReference } }),
  } satisfies SentApplication);
}

/** Its answer has come. */
export function forgetSent(submissionReference: string): void {
  isSending = false;
  const sent = keptSent();
  if (sent?.submissionReference === submissionReference) {
    if (sent.earlier) keptSubmission.write({ ...sent.earlier, isEarlier: true } satisfies SentApplication);
    else keptSubmission.clear();
  } else if (sent?.earlier?.submissionReference === submissionReference) {
    const { earlier: _answered, ...own } = sent;
    keptSubmission.write(own);
  }
  setUnanswered(keptUnanswered());
}

/** Its answer will not come any more. */
export function giveUpAnswer(): void {
  isSending = false;
  setUnanswered('this');
}

/** Follows what other tabs send, and what answers they get. @returns how to stop */
export function followSubmissions(): () => void {
  const take = ({ key }: StorageEvent) => {
    // without a key, all was cleared
    if (key !== null && key !== keptSubmission.key) return;
    const kept = keptUnanswered();
    // a quote that has ended in another tab is still this page's
    const isStill = unansweredStore.getState().unanswered === 'this' && kept === 'earlier';
    if (!isStill) setUnanswered(kept);
  };
  addEventListener('storage', take);
  return () => removeEventListener('storage', take);
}
