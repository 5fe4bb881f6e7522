import { createStore } from 'zustand/vanilla';
import type { Confirmation } from '#types/data/confirmation';
import type { PendingSubmission, Submissions } from '#types/data/submissions';
import validate from '../../../schemas/data/submissions.schema.json?validator';
import { KEYS } from './keys.ts';
import { settleOutcomes } from './outcome-store.ts';
import { applicationReference, followReference, keepReference, tabReference } from './reference-store.ts';
import { SHARED, storedRecord } from './storage.ts';

/** After so many milliseconds, 30 days, an application whose outcome is unknown is forgotten. */
const LIFETIME = 30 * 86_400_000;

const stored = storedRecord(SHARED, KEYS.submissions);

function read(): Submissions {
  const record = stored.read();
  const { pending, ...others } = validate(record) ? (record as Submissions) : { pending: [] };
  return { ...others, pending: pending.filter(({ sentAt }) => Date.now() - Date.parse(sentAt) < LIFETIME) };
}

/** The applications that were sent from any tab, as this page has last read them. */
export const submissionStore = createStore<Submissions>(read);

/** Reads what other tabs have sent meanwhile. */
export function refreshSubmissions(): Submissions {
  const submissions = read();
  submissionStore.setState(submissions, true);
  settleOutcomes(submissions);
  return submissions;
}

function write(submissions: Submissions): void {
  const { pending, accepted } = submissions;
  if (pending.length > 0 || accepted || submissions.refused) stored.write(submissions);
  else stored.clear();
  submissionStore.setState(submissions, true);
}

const without = (reference: string, pending: Submissions['pending']) =>
  pending.filter((submission) => submission.reference !== reference);

/** Returns an application of this reference whose outcome is not known yet. */
export function pendingSubmission(reference: string): PendingSubmission | undefined {
  return refreshSubmissions().pending.find((submission) => submission.reference === reference);
}

/**
 * Stores that an application is sent, just before it is: a reload must not lead to a second one.
 *
 * @param confirmation what its confirmation will say beside the insurer's numbers
 * @param key the applicationKey
 */
export function rememberSent(reference: string, confirmation: Confirmation, key: string): void {
  const { pending, ...others } = read();
  const sentAt = new Date().toISOString();
  const submission: PendingSubmission = { reference, sentAt, key, confirmation };
  if (others.refused === reference) submission.wasRefused = true;
  write({ ...others, pending: [submission, ...without(reference, pending).slice(0, 1)] });
}

/**
 * Stores that the insurer has accepted an application; its confirmation has to be stored already.
 *
 * @param key the applicationKey, where it is known
 */
export function rememberAccepted(reference: string, key?: string): void {
  const accepted = { reference, acceptedAt: new Date().toISOString(), ...(key && { key }) };
  write({ pending: without(reference, read().pending), accepted });
}

/** Stores that the insurer has refused an application; it may be sent again under its reference. */
export function rememberRefused(reference: string): void {
  const { pending, ...others } = read();
  write({ ...others, pending: without(reference, pending), refused: reference });
}

/** Returns the reference of an application that this tab has sent, where its outcome is not known. */
export function sentReference(): string | undefined {
  const reference = tabReference();
  return reference && pendingSubmission(reference)?.reference;
}

/** Begins this tab's application, or goes on with it: one that was sent stays, whatever other tabs have begun since. */
export function beginApplication(): string {
  const sent = sentReference();
  return sent ? keepReference(sent) : applicationReference();
}

/** Returns the reference of this tab's application, also after it was accepted; undefined where none has begun. */
export function ownReference(): string | undefined {
  return sentReference() ?? followReference() ?? tabReference();
}
