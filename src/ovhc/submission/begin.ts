import type { SavedQuote } from '#types/data/saved-quote';
import type { BegunApplication } from '#types/data/submissions';
import { agreedPart } from '../application/agreed.ts';
import { draftStore, saveDraft, updateApplication } from '../store/draft-store.ts';
import { randomId } from '../store/random-id.ts';
import { isOpen, winningReference } from './states.ts';
import { dispatch, refreshApplications, setTabReference, tabReference } from './store.ts';

/**
 * Tells other tabs what this tab's application is for now.
 * @param replaces the references of applications that were changed into this one: tabs that have one follow
 */
export function announce(replaces: readonly string[] = []): void {
  const { application } = draftStore.getState();
  if (!application) return;
  const { reference, quote, answered } = application;
  const before = refreshApplications().begun.find((begun) => begun.reference === reference);
  const replaced = [...replaces, ...(before?.replaces ?? [])];
  dispatch({
    type: 'begin',
    application: {
      begunAt: new Date().toISOString(),
      ...before,
      reference,
      quote: JSON.parse(JSON.stringify(agreedPart(quote))),
      ...(answered && { isAnswered: true }),
      ...(replaced.length > 0 && { replaces: replaced }),
    },
  });
}

/**
 * Returns the reference for an application that begins now.
 * @param replaces the references of applications that it replaces
 */
export function referenceFor(quote: SavedQuote, replaces: readonly string[]): string {
  const { begun, ...applications } = refreshApplications();
  const others = begun.filter(({ reference }) => !replaces.includes(reference));
  // what this tab has sent before may be for somebody else
  return winningReference({ ...applications, begun: others }, { reference: undefined, quote }) ?? randomId();
}

/** Begins an application in this tab. It keeps the answers that the tab has, from before a reload. */
export function beginApplication(quote: SavedQuote, replaces: readonly string[] = []): void {
  const { application: before, ...answers } = draftStore.getState();
  const reference = referenceFor(quote, replaces);
  const hasAnswers = Object.keys(answers).length > 0;
  saveDraft({
    ...answers,
    application: { reference, quote, answered: before ? before.answered : hasAnswers ? [] : undefined },
  });
  setTabReference(reference);
  announce(replaces);
}

/** Continues with the application of this tab: other tabs know it, even after its time there is over. */
export function continueApplication(): void {
  const { application } = draftStore.getState();
  if (!application) return;
  setTabReference(application.reference);
  const { begun } = refreshApplications();
  // one that was changed in another tab has ended: this tab follows the change
  if (begun.every(({ reference }) => reference !== application.reference) && !changedElsewhere()) announce();
}

/** Returns the reference of this tab's application, even after it was accepted. */
export function currentReference(): string | undefined {
  return draftStore.getState().application?.reference ?? tabReference();
}

/** Gives this tab's application the reference that tabs have agreed on. */
export function moveToReference(reference: string): void {
  updateApplication({ reference });
  setTabReference(reference);
}

/** Stores that the visitor has begun to answer a step. Another tab asks before it changes such an application. */
export function markAnswered(hash: string): void {
  const { application } = draftStore.getState();
  const { answered } = application ?? {};
  if (answered?.includes(hash)) return;
  updateApplication({ answered: [...(answered ?? []), hash] });
  if (!answered) announce();
}

/** Returns the application that the visitor has changed this tab's into, in another tab. */
export function changedElsewhere(): BegunApplication | undefined {
  const { application } = draftStore.getState();
  if (!application) return undefined;
  const applications = refreshApplications();
  if (!isOpen(applications, application.reference)) return undefined;
  return applications.begun.find(({ replaces }) => replaces?.includes(application.reference));
}
