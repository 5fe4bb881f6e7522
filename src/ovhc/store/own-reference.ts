import { applicationReference, followReference, keepReference, tabReference } from './reference-store.ts';
import { pendingSubmission } from './submission-store.ts';

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
