/** The keys of the browser's storage: the first two are the specification's (§9). */
export const KEYS = {
  quote: 'ovhcQuoteData',
  confirmation: 'ovhcConfirmation',
  /** The details that the confirmation shows beside its record, in this visit. */
  confirmationDetails: 'ovhcConfirmationDetails',
  draft: 'ovhcApplicationDraft',
  /** The reference of the application for the saved quote, the same in all tabs. */
  reference: 'ovhcApplicationReference',
  /** The reference of the application that this tab had last. */
  tabReference: 'ovhcTabReference',
  submissions: 'ovhcSubmissions',
} as const;
