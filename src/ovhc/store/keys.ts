/** The keys in the browser's storage. The first two are from the specification (§9). */
export const KEYS = {
  quote: 'ovhcQuoteData',
  confirmation: 'ovhcConfirmation',
  /** The details that the confirmation shows in addition to its record, for this visit. */
  confirmationDetails: 'ovhcConfirmationDetails',
  draft: 'ovhcApplicationDraft',
  /** The applications that were begun in this browser, with their references, for all tabs. */
  reference: 'ovhcApplicationReference',
  /** The reference of this tab's last application. */
  tabReference: 'ovhcTabReference',
  submissions: 'ovhcSubmissions',
} as const;

/** The key of the tab's part in monitoring, which only a build with monitoring stores. */
export const MONITORING_KEY = 'ovhcMonitoring';

/** The entry of `history.state`, and the start of a `window.name`, with the items of a tab whose storage fails. */
export const TAB_ITEMS = 'ovhcStorage';

/** The start of the key of a form page's draft. The page's name follows. */
export const FORM_KEY = 'ovhcForm-';
