import { createStore } from 'zustand/vanilla';
import type { Confirmation } from '#types/data/confirmation';
import fitsConfirmation from '../../../schemas/data/confirmation.schema.json?rule';
import { dropMisfits } from './drop-misfits.ts';
import { keptRecord } from './storage.ts';

/** Local storage key of the last application that was accepted (§3). */
const CONFIRMATION_KEY = 'ovhcConfirmation';

const kept = keptRecord([() => localStorage, () => sessionStorage], CONFIRMATION_KEY);

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

/**
 * Takes over what another tab has been told.
 * @param onAccepted hears that it has been
 * @returns how to stop
 */
export function followConfirmation(onAccepted: () => void): () => void {
  const take = ({ key, newValue }: StorageEvent) => {
    if (key !== CONFIRMATION_KEY || newValue === null) return;
    confirmationStore.setState(read(), true);
    if (hasConfirmation()) onAccepted();
  };
  addEventListener('storage', take);
  return () => removeEventListener('storage', take);
}
