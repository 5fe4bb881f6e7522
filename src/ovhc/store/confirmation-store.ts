import equal from 'fast-deep-equal';
import { createStore } from 'zustand/vanilla';
import type { Confirmation } from '#types/data/confirmation';
import fitsConfirmation from '../../../schemas/data/confirmation.schema.json?rule';
import { dropMisfits } from './drop-misfits.ts';
import { KEYS } from './keys.ts';
import { keptRecord } from './storage.ts';

/** The last application that was accepted, under its key (§3). */
const kept = keptRecord([() => localStorage, () => sessionStorage], KEYS.confirmation);

const read = () => dropMisfits<Confirmation>(fitsConfirmation, kept.read());

/** The last application that was accepted; empty where there is none. */
export const confirmationStore = createStore<Confirmation>(read);

export function hasConfirmation(): boolean {
  return Object.keys(confirmationStore.getState()).length > 0;
}

export function saveConfirmation(confirmation: Confirmation): void {
  confirmationStore.setState(confirmation, true);
  kept.write(confirmation);
}

/** Whether another tab has been told of one since then. What it was told is this page's as well from now on. */
export function confirmedSince(before: Confirmation): boolean {
  const now = read();
  if (Object.keys(now).length === 0 || equal(now, before)) return false;
  confirmationStore.setState(now, true);
  return true;
}
