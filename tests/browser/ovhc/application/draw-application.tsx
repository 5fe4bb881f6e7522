import '../../../../src/styles/index.css';
import { Profiler } from 'react';
import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ApplicationPage, Step } from '#types/content/application-page';
import type { SavedQuote } from '#types/data/saved-quote';
import applicationContent from '../../../../content/pages/application.json?content';
import { requireRuntime } from '../../../../src/engine/validators/runtime.ts';
import { page as applicationPage } from '../../../../src/ovhc/pages/application/index.tsx';
import { applicationQuoteStore, draftStore, updateDraft } from '../../../../src/ovhc/store/draft-store.ts';
import { clearQuote, updateQuote } from '../../../../src/ovhc/store/quote-store.ts';
import { startWithoutApplication } from '../in-progress.ts';
import { type Answers, insurer } from '../product-summary/insurer.ts';

export const READY: SavedQuote = {
  visaType: [{ code: '417', name: 'Working Holiday visa', isSupported: true }],
  ...{ coverType: 'F', age: 30, partnerAge: 30, paymentFrequency: 'W', excessCode: 'N' },
  ...{ hcfBundleId: 'OVHC-EVERYDAY', productName: 'Everyday Visitor Cover' },
};

export const control = (label: string) => page.getByRole('textbox', { name: label, exact: true });
const progress = page.getByRole('region', { name: 'Your progress' });
export const price = progress.getByRole('status').first();
export const tryAgain = progress.getByRole('button', { name: 'Try again' });

interface DrawOptions {
  quote?: SavedQuote;
  draft?: object;
  answers?: Answers;
  /** Changes the content of the step. */
  changeStep?: (step: Step) => void;
}

/**
 * Draws the application at a step, with a saved quote, a draft and the insurer's answers. It begins with the quote,
 * unless the draft has an application.
 */
export async function drawApplication(
  hash: string,
  { quote = READY, draft = {}, answers = {}, changeStep }: DrawOptions = {},
) {
  clearQuote();
  startWithoutApplication();
  updateQuote(quote);
  updateDraft({ ...draft });
  const asked = insurer(answers);
  history.replaceState(null, '', `${location.pathname}#${hash}`);
  onTestFinished(() => {
    clearQuote();
    history.replaceState(null, '', location.pathname);
  });
  let commits = 0;
  const compiled = applicationContent(requireRuntime);
  const content = structuredClone(compiled.content) as ApplicationPage;
  for (const { step } of content.journey.steps) if (step.hash === hash) changeStep?.(step);
  const element = await applicationPage.prepare({ ...compiled, content });
  const count = () => {
    commits += 1;
  };
  const screen = await render(
    <Profiler id="application" onRender={count}>
      <div className="root">{element}</div>
    </Profiler>,
  );
  const commitsOf = async (action: () => Promise<unknown>) => {
    commits = 0;
    await action();
    return commits;
  };
  /** Returns what the application is for, and the draft. */
  const stored = () => ({ quote: applicationQuoteStore.getState(), draft: draftStore.getState() });
  return { ...screen, ...asked, commitsOf, stored };
}
