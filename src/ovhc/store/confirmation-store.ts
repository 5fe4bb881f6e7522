import { createStore } from 'zustand/vanilla';
import type { Confirmation } from '#types/data/confirmation';
import validateConfirmation from '../../../schemas/data/confirmation.schema.json?validator';
import { KEYS } from './keys.ts';
import { SHARED, storedRecord, stripInvalid } from './storage.ts';
import { submissionStore } from './submission-store.ts';

/** How many milliseconds a browser stores a membership number and links to its confirmation: one day. */
const LIFETIME = 86_400_000;

const stored = storedRecord(SHARED, KEYS.confirmation);

const isYoung = (instant: string) => Date.now() - Date.parse(instant) < LIFETIME;

/** Returns true if the last acceptance is less than a day old, so that pages link to its confirmation. */
export function hasRecentConfirmation(): boolean {
  const { accepted } = submissionStore.getState();
  return accepted !== undefined && isYoung(accepted.acceptedAt);
}

function read(): Confirmation {
  const confirmation = stripInvalid<Confirmation>(validateConfirmation, stored.read());
  const { accepted, pending } = submissionStore.getState();
  // a pending application may have been accepted just now
  const isOld = accepted && !hasRecentConfirmation() && !pending.some(({ sentAt }) => isYoung(sentAt));
  if (!isOld || !confirmation.mn) return confirmation;
  const { mn: _dropped, ...rest } = confirmation;
  stored.write(rest);
  return rest;
}

/** The confirmation of the last accepted application, stored under its key (§3). Empty if there is none. */
export const confirmationStore = createStore<Confirmation>(read);

/** Reads what other tabs have stored since. */
export function refreshConfirmation(): void {
  confirmationStore.setState(read(), true);
}

export function hasConfirmation(): boolean {
  return Object.keys(confirmationStore.getState()).length > 0;
}

export function saveConfirmation(confirmation: Confirmation): void {
  confirmationStore.setState(confirmation, true);
  stored.write(confirmation);
}
