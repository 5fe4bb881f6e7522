import { createStore } from 'zustand/vanilla';
import type { Confirmation } from '#types/data/confirmation';
import validateConfirmation from '../../../schemas/data/confirmation.schema.json?validator';
import { applicationsStore, DAY } from '../submission/store.ts';
import { KEYS } from './keys.ts';
import { SHARED, storedRecord, stripInvalid } from './storage.ts';

const stored = storedRecord(SHARED, KEYS.confirmation);

/** Returns true within the time for which a browser stores the insurer's numbers and links to the confirmation. */
const isYoung = (instant: string) => Date.now() - Date.parse(instant) < DAY;

/** Returns true if the last acceptance is less than a day old, so that pages link to its confirmation. */
export function hasRecentConfirmation(): boolean {
  const { accepted } = applicationsStore.getState();
  return accepted !== undefined && isYoung(accepted.acceptedAt);
}

function read(): Confirmation {
  const confirmation = stripInvalid<Confirmation>(validateConfirmation, stored.read());
  const { accepted, pending } = applicationsStore.getState();
  // a pending application may have been accepted just now
  const isOld = accepted && !hasRecentConfirmation() && !pending.some(({ sentAt }) => isYoung(sentAt));
  const { mn, cn, orderId, ...rest } = confirmation;
  if (!isOld || !(mn || cn || orderId)) return confirmation;
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
