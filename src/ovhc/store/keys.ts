/** The keys that records are kept under in the browser's storage (§9; the last two are ours). */
export const KEYS = {
  quote: 'ovhcQuoteData',
  confirmation: 'ovhcConfirmation',
  draft: 'ovhcApplicationDraft',
  submission: 'ovhcSubmission',
} as const;
