import type { PreSubmissionAnswer } from '#types/api/preSubmission';
import type { SandboxFault } from '#types/api/sandboxFaults';
import type { AgreedApplication, ApplicationDraft } from '#types/data/application-draft';
import type { Confirmation } from '#types/data/confirmation';
import type { ConfirmationDetails } from '#types/data/confirmation-details';
import type { FormDraft } from '#types/data/form-draft';
import type { SavedQuote } from '#types/data/saved-quote';
import type { BegunApplication, Submissions } from '#types/data/submissions';
import { hasPartner } from '../../../src/ovhc/quote/cover-type.ts';
import { FORM_KEY, KEYS } from '../../../src/ovhc/store/keys.ts';

/** The stored records, and the answers to calls, when a page opens. */
export interface Setup {
  quote?: SavedQuote;
  draft?: ApplicationDraft;
  submissions?: Submissions;
  confirmation?: Confirmation;
  details?: ConfirmationDetails;
  /** The draft of a form page. */
  form?: { page: string; draft: FormDraft };
  /** The application for the quote, as other tabs know it. */
  begun?: Omit<BegunApplication, 'quote'>;
  faults?: readonly SandboxFault[];
  /** The insurer's answer about the outcome of an application. If undefined, the sandbox answers. */
  outcome?: PreSubmissionAnswer;
  /** The day of the sandbox, if it isn't that of the screenshot: yyyy-MM-dd. */
  day?: string;
  waited?: number;
  /** A CSS selector of the last element that the page draws. */
  until?: string;
}

/** Returns the fault of a call that fails at once and is not repeated. */
export const failing = (call: string): SandboxFault => ({ call, fault: 'status', status: 400 });

/** Returns the fault of a call that gets its answer after the screenshot. */
export const unanswered = (call: string): SandboxFault => ({ call, fault: 'delay', ms: 60_000 });

/** The time after which a page shows that something takes longer than usual, in milliseconds. */
export const SLOW = 11_000;

/** The reference of this tab's application. */
export const REFERENCE = '0'.repeat(32);

/** The confirmation of a submitted application, without a member or case number. */
export const SENT: Confirmation = {
  coverstdt: '2026-12-01',
  amt: '137.15',
  productName: 'Extended Visitor Cover',
  visaName: 'Working Holiday visa',
};
export const CONFIRMED: Confirmation = { mn: '12345678', ...SENT };

/** Returns a quote with a chosen product. Answers that are given replace the usual ones. */
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

/** Returns what an application that the visitor has in progress is for. */
export const agreed = (quote: SavedQuote, more: Partial<AgreedApplication> = {}): AgreedApplication => ({
  reference: REFERENCE,
  quote,
  answered: [],
  ...more,
});

export const pricedQuote = (): SavedQuote => ({
  ...chosenQuote(),
  priceData: { hospitalCode: 'HV3', excessCode: 'N', WeeklyPrice: '27.36', MonthlyPrice: '118.56' },
});

/** Returns the records of a setup by key, for local and for session storage. */
export const storageItems = (setup: Setup) => ({
  local: {
    [KEYS.quote]: setup.quote,
    [KEYS.submissions]: setup.submissions,
    [KEYS.confirmation]: setup.confirmation,
    [KEYS.reference]: setup.begun && [{ ...setup.begun, quote: setup.quote ?? {} }],
  },
  session: {
    [KEYS.draft]: setup.draft,
    [KEYS.confirmationDetails]: setup.details,
    ...(setup.form && { [FORM_KEY + setup.form.page]: setup.form.draft }),
  },
});
