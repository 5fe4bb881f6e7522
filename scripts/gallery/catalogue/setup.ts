import type { PreSubmissionAnswer } from '#types/api/preSubmission';
import type { SandboxFault } from '#types/api/sandboxFaults';
import type { ApplicationDraft } from '#types/data/application-draft';
import type { Confirmation } from '#types/data/confirmation';
import type { ConfirmationDetails } from '#types/data/confirmation-details';
import type { SavedQuote } from '#types/data/saved-quote';
import type { Submissions } from '#types/data/submissions';
import { hasPartner } from '../../../src/ovhc/quote/cover-type.ts';
import { KEYS } from '../../../src/ovhc/store/keys.ts';

/** The stored records and answers to calls that a page finds when it is opened. */
export interface Setup {
  quote?: SavedQuote;
  draft?: ApplicationDraft;
  submissions?: Submissions;
  confirmation?: Confirmation;
  details?: ConfirmationDetails;
  reference?: string;
  faults?: readonly SandboxFault[];
  /** The insurer's answer about the outcome of an application; without it, the sandbox answers. */
  outcome?: PreSubmissionAnswer;
  waited?: number;
  /** A CSS selector for what the page draws last. */
  until?: string;
}

/** Returns the fault of a call that fails at once, and is not repeated. */
export const failing = (call: string): SandboxFault => ({ call, fault: 'status', status: 400 });

/** Returns the fault of a call whose answer comes after the screenshot. */
export const unanswered = (call: string): SandboxFault => ({ call, fault: 'delay', ms: 60_000 });

/** Milliseconds after which a page says that something takes longer than usual. */
export const SLOW = 11_000;

/** The confirmation of an application: without its number, and when it was accepted. */
export const SENT: Confirmation = {
  coverstdt: '2026-12-01',
  amt: '137.15',
  productName: 'Extended Visitor Cover',
};
export const CONFIRMED: Confirmation = { mn: '12345678', ...SENT };

/** Returns a quote with a cover chosen, and with other answers where they are given. */
export function chosenQuote({ coverType = 'S', ...answers }: SavedQuote = {}): SavedQuote {
  return {
    visaType: [{ code: '417', name: 'Working Holiday visa', isSupported: true }],
    coverType,
    age: 34,
    ...(hasPartner(coverType) && { partnerAge: 34 }),
    paymentFrequency: 'M',
    excessCode: 'N',
    hcfBundleId: 'OVHC-EXTENDED',
    productName: 'Extended Visitor Cover',
    redirectedPath: '/health-insurance/overseas-visitors/extended-visitor-cover',
    ...answers,
  };
}

/** Returns a quote with a cover chosen, and its price known before any is asked for. */
export const pricedQuote = (): SavedQuote => ({
  ...chosenQuote(),
  priceData: { hospitalCode: 'HV3', excessCode: 'N', WeeklyPrice: '27.36', MonthlyPrice: '118.56' },
});

const asTexts = (records: Record<string, object | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(records).flatMap(([key, record]) => (record ? [[key, JSON.stringify(record)]] : [])),
  );

/** Returns the records of a setup as the site's stores write them, by their keys. */
export function storageItems({ quote, draft, submissions, confirmation, details, reference }: Setup) {
  return {
    local: {
      ...asTexts({ [KEYS.quote]: quote, [KEYS.submissions]: submissions, [KEYS.confirmation]: confirmation }),
      ...(reference && { [KEYS.reference]: reference }),
    },
    session: asTexts({ [KEYS.draft]: draft, [KEYS.confirmationDetails]: details }),
  };
}
