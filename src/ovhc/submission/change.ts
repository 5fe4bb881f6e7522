import type { AgreedApplication, ApplicationDraft, Term } from '#types/data/application-draft';
import type { SavedQuote } from '#types/data/saved-quote';
import type { BegunApplication } from '#types/data/submissions';
import { changedTerms, hasSameTerms } from '../application/agreed.ts';
import { hasDependants, hasPartner } from '../quote/cover-type.ts';
import { clearDraft, draftStore, refreshDraft, saveDraft, updateApplication } from '../store/draft-store.ts';
import { changedQuote, quoteStore, validQuote } from '../store/quote-store.ts';
import { goTo } from '../store/tab-storage.ts';
import { announce, beginApplication, changedElsewhere, referenceFor } from './begin.ts';
import { isOpen } from './states.ts';
import { dispatch, refreshApplications, setTabReference } from './store.ts';

/** Returns a draft without the answers that don't apply to its new terms. The visitor has to agree again (§4). */
function withoutObsoleteAnswers(
  draft: ApplicationDraft,
  { coverType }: SavedQuote,
  changed: readonly Term[],
): ApplicationDraft {
  const isObsolete = (name: string) =>
    name === 'declaration' ||
    (name === 'visaExpiryDate' && changed.includes('visa')) ||
    (name.endsWith('Partner') && !(coverType && hasPartner(coverType))) ||
    (name === 'dependants' && !(coverType && hasDependants(coverType)));
  return Object.fromEntries(Object.entries(draft).filter(([name]) => !isObsolete(name)));
}

/** Returns this tab's application. Another page of the tab may have changed it before Back restored this one. */
function currentApplication(): AgreedApplication | undefined {
  refreshDraft();
  return draftStore.getState().application;
}

/** Changes this tab's application into one for another quote, and notes what the visitor has to see. */
function changeInto(application: AgreedApplication, quote: SavedQuote, reference: string): void {
  const { application: _before, ...answers } = draftStore.getState();
  const { answered, changed: unseen = [] } = application;
  const terms = changedTerms(application.quote, quote);
  const changed = answered ? terms : [];
  const all = [...new Set([...unseen, ...changed])];
  saveDraft({
    ...withoutObsoleteAnswers(answers, quote, changed),
    application: {
      reference,
      quote: terms.includes('visa') ? changedQuote(quote, { visaExpiryDate: undefined }) : quote,
      answered,
      ...(all.length > 0 && { changed: all }),
    },
  });
  setTabReference(reference);
}

/**
 * Changes what this tab's application is for, because the visitor has asked for it. Another application has another
 * reference, except if this one was sent and its outcome is unknown. Does nothing if there is no application.
 */
export function changeApplication(quote: SavedQuote): void {
  const application = currentApplication();
  if (!application) return;
  const { reference } = application;
  if (hasSameTerms(application.quote, quote)) {
    const { paymentFrequency, quoteId, opportunityId } = quote;
    const emailed = quoteId && { quoteId, opportunityId };
    updateApplication({ quote: changedQuote(application.quote, { paymentFrequency, ...emailed }) });
    return;
  }
  const applications = refreshApplications();
  if (!isOpen(applications, reference)) {
    changeInto(application, quote, reference);
    announce();
    return;
  }
  const { replaces = [] } = applications.begun.find((begun) => begun.reference === reference) ?? {};
  const replaced = [reference, ...replaces];
  changeInto(application, quote, referenceFor(quote, replaced));
  announce(replaced);
}

/** Follows a change of this tab's application that the visitor has made in another tab, if there was one. */
export function followChange(): void {
  const { application } = draftStore.getState();
  const next = changedElsewhere();
  if (application && next) changeInto(application, validQuote(next.quote), next.reference);
}

/** Deletes this tab's application. Other tabs keep theirs. */
export function endApplication(): void {
  const application = currentApplication();
  if (application) dispatch({ type: 'end', reference: application.reference });
  clearDraft();
}

/** Returns the application with answers that a visitor would change: this tab's, or else the newest one. */
function answeredApplication(): AgreedApplication | BegunApplication | undefined {
  const application = currentApplication();
  if (application?.answered) return application;
  const applications = refreshApplications();
  return applications.begun.findLast(
    ({ isAnswered, reference }) => isAnswered && isOpen(applications, reference),
  );
}

/** Returns the address of the step of this tab's application that was left. */
function lastStep(path: string): string {
  const { step } = currentApplication() ?? {};
  return step ? `${path}#${step}` : path;
}

/** Changes this tab's application into one for the saved quote, and returns to the step that was left. */
export function changeAndReturn(path: string): void {
  const address = lastStep(path);
  changeApplication(quoteStore.getState());
  goTo(address);
}

/**
 * Goes to the application for the saved quote.
 * @returns what an application with answers is for, if that is something else: the visitor decides first
 */
export function continueWithQuote(path: string): SavedQuote | undefined {
  const quote = quoteStore.getState();
  const other = answeredApplication();
  const agreed = other && validQuote(other.quote);
  if (agreed && !hasSameTerms(agreed, quote)) return agreed;
  changeApplication(quote);
  goTo(path);
  return undefined;
}

/** Changes the application with answers into one for the saved quote, and goes to it. Other tabs with it follow. */
export function replaceAndContinue(path: string): void {
  const quote = quoteStore.getState();
  const other = answeredApplication();
  if (other && 'begunAt' in other) beginApplication(quote, [other.reference, ...(other.replaces ?? [])]);
  else changeApplication(quote);
  goTo(path);
}

/** Goes to the application with answers, which may be in another tab. @param quote what it is for */
export function keepAndContinue(path: string, quote: SavedQuote): void {
  const address = lastStep(path);
  if (!draftStore.getState().application?.answered) beginApplication(quote);
  goTo(address);
}
