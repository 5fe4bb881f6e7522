import type { PreSubmissionAnswer } from '#types/api/preSubmission';
import type { SandboxFault } from '#types/api/sandboxFaults';
import type { ApplicationDraft } from '#types/data/application-draft';
import type { Confirmation } from '#types/data/confirmation';
import type { ConfirmationDetails } from '#types/data/confirmation-details';
import type { SavedQuote } from '#types/data/saved-quote';
import type { Submissions } from '#types/data/submissions';

/** What a page finds as it is opened: what the site has kept in the browser, and what its calls will meet. */
export interface Setting {
  quote?: SavedQuote;
  draft?: ApplicationDraft;
  submissions?: Submissions;
  confirmation?: Confirmation;
  /** What this visit knows beside it. */
  details?: ConfirmationDetails;
  /** The reference of the application for the quote. */
  reference?: string;
  faults?: readonly SandboxFault[];
  /** The insurer's answer when it is asked how an application ended; without it, the sandbox answers. */
  outcome?: PreSubmissionAnswer;
  /** Milliseconds that the visitor has been waiting on the page. */
  waited?: number;
  /** A CSS selector for what the page draws last, once it has found all this. */
  until?: string;
}
