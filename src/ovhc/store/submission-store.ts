import { createStore } from 'zustand/vanilla';
import type { Confirmation } from '#types/data/confirmation';
import type { PendingSubmission, Submissions } from '#types/data/submissions';
import validate from '../../../schemas/data/submissions.schema.json?validator';
import { KEYS } from './keys.ts';
import { settleOutcomes } from './outcome-store.ts';
import { applicationReference, followReference, keepReference, tabReference } from './reference-store.ts';
import { SHARED, storedRecord } from './storage.ts';

/** How many milliseconds an application with an unknown outcome is remembered: 30 days. */
const LIFETIME = 30 * 86_400_000;

const stored = storedRecord(SHARED, KEYS.submissions);

function read(): Submissions {
  const record = stored.read();
  const { pending, ...others } = validate(record) ? (record as Submissions) : { pending: [] };
  return { ...others, pending: pending.filter(({ sentAt }) => Date.now() - Date.parse(sentAt) < LIFETIME) };
}

/** The applications submitted from any tab, as this page last read them. */
export const submissionStore = createStore<Submissions>(read);

/** Reads what other tabs have submitted since. */
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

/** Returns the application with a reference if its outcome is still unknown. */
export function pendingSubmission(reference: string): PendingSubmission | undefined {
  return refreshSubmissions().pending.find((submission) => submission.reference === reference);
}

/**
 * Stores that an application is being submitted, just before the request: a reload must not submit it twice.
 * @param confirmation the contents of its confirmation, except for the insurer's numbers
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
 * Stores that the insurer has accepted an application. Its confirmation must already be stored.
 * @param key the applicationKey, if it is known
 */
export function rememberAccepted(reference: string, key?: string): void {
  const accepted = { reference, acceptedAt: new Date().toISOString(), ...(key && { key }) };
  write({ pending: without(reference, read().pending), accepted });
}

/** Stores that the insurer has refused an application. It can be submitted again with the same reference. */
export function rememberRefused(reference: string): void {
  const { pending, ...others } = read();
  write({ ...others, pending: without(reference, pending), refused: reference });
}

/** Returns the reference of an application that this tab has submitted, if its outcome is unknown. */
export function sentReference(): string | undefined {
  const reference = tabReference();
  return reference && pendingSubmission(reference)?.reference;
}

/** Starts or continues this tab's application. A submitted one stays, even if other tabs have started another. */
export function beginApplication(): string {
  const sent = sentReference();
  return sent ? keepReference(sent) : applicationReference();
}

/** Returns the reference of this tab's application, even after it was accepted, or undefined if none has started. */
export function ownReference(): string | undefined {
  return sentReference() ?? followReference() ?? tabReference();
}
