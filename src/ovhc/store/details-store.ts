import { createStore } from 'zustand/vanilla';
import type { ConfirmationDetails } from '#types/data/confirmation-details';
import validateDetails from '../../../schemas/data/confirmation-details.schema.json?validator';
import { storedDetails } from './quote-store.ts';
import { stripInvalid } from './storage.ts';

/** The details that this tab has of the application that it sent last, beside its confirmation. */
export const detailsStore = createStore<ConfirmationDetails>(() =>
  stripInvalid<ConfirmationDetails>(validateDetails, storedDetails.read()),
);

/** Stores them: as the application is sent, since a reload may come before its answer, and once its quote has gone. */
export function saveDetails(details: ConfirmationDetails): void {
  detailsStore.setState(details, true);
  storedDetails.write(details);
}
