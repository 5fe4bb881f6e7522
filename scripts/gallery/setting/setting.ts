import type { SandboxFault } from '#types/api/sandboxFaults';
import type { ApplicationDraft } from '#types/data/application-draft';
import type { Confirmation } from '#types/data/confirmation';
import type { SavedQuote } from '#types/data/saved-quote';
import type { SentApplication } from '#types/data/submission';

/** What a page finds as it is opened: what the site has kept in the browser, and what its calls will meet. */
export interface Setting {
  quote?: SavedQuote;
  draft?: ApplicationDraft;
  submission?: SentApplication;
  confirmation?: Confirmation;
  faults?: readonly SandboxFault[];
}
