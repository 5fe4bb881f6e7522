import { onTestFinished } from 'vitest';
import type { SavedQuote } from '#types/data/saved-quote';
import { draftStore, updateApplication, updateDraft } from '../../../src/ovhc/store/draft-store.ts';
import { beginApplication, markAnswered } from '../../../src/ovhc/submission/begin.ts';
import { endApplication } from '../../../src/ovhc/submission/change.ts';

/** Ends this tab's application now, and the one that a test begins after it. */
export function startWithoutApplication(): void {
  endApplication();
  onTestFinished(endApplication);
}

/**
 * Begins an application for a quote in this tab, until the test ends.
 * @param step the hash of the step that was left
 */
export function applyFor(quote: SavedQuote, answers: object = {}, step?: string): void {
  startWithoutApplication();
  beginApplication(quote);
  updateDraft({ ...answers });
  updateApplication({ step });
  if (Object.keys(answers).length > 0) markAnswered(step ?? 'cover-start');
}

/** Returns what this tab's application is for, and the answers. */
export function inProgress() {
  const { application, ...answers } = draftStore.getState();
  return { application, answers };
}
