import '../../../../src/styles/index.css';
import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { SavedQuote } from '#types/data/saved-quote';
import summaryContent from '../../../../content/pages/product-summary.json?content&product=OVHC-EVERYDAY';
import { requireRuntime } from '../../../../src/engine/validators/runtime.ts';
import { page as summaryPage } from '../../../../src/ovhc/pages/product-summary/index.tsx';
import { clearQuote, quoteStore, updateQuote } from '../../../../src/ovhc/store/quote-store.ts';
import { type Answers, insurer } from './insurer.ts';

/** A quote that has come as far as the card of this page's product. */
export const CHOSEN: SavedQuote = {
  visaType: [{ code: '417', name: 'Working Holiday visa', isSupported: true }],
  coverType: 'S',
  age: 30,
  paymentFrequency: 'W',
  excessCode: 'N',
  hcfBundleId: 'OVHC-EVERYDAY',
  productName: 'Everyday Visitor Cover',
  redirectedPath: '/health-insurance/overseas-visitors/everyday-visitor-cover',
};

export const frequency = page.getByRole('combobox', { name: 'How often you pay' });
export const excess = page.getByRole('combobox', { name: 'Excess' });
export const priceNow = page.getByRole('complementary', { name: 'Your price' }).getByRole('status').first();

/** The product's page with a saved quote, and a server behind it. */
export async function drawSummary(quote: SavedQuote = CHOSEN, answers: Answers = {}) {
  clearQuote();
  updateQuote(quote);
  const asked = insurer(answers);
  onTestFinished(clearQuote);
  const element = await summaryPage.prepare(summaryContent(requireRuntime));
  const screen = await render(<div className="root">{element}</div>);
  return { ...screen, ...asked, quote: () => quoteStore.getState() };
}
