import { createStore } from 'zustand/vanilla';
import type { ConfirmationDetails } from '#types/data/confirmation-details';
import validateDetails from '../../../schemas/data/confirmation-details.schema.json?validator';
import { stripInvalid } from './storage.ts';
import { storedDetails } from './stored-records.ts';

/** This tab's details of its last submitted application, shown with its confirmation. */
export const detailsStore = createStore<ConfirmationDetails>(() =>
  stripInvalid<ConfirmationDetails>(validateDetails, storedDetails.read()),
);

/**
 * Stores the details. Called on submission, since a reload may precede the answer, and again after the quote is
 * cleared.
 */
export function saveDetails(details: ConfirmationDetails): void {
  detailsStore.setState(details, true);
  storedDetails.write(details);
}
