import '../../../../src/styles/index.css';
import { expect, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { SavedQuote } from '#types/data/saved-quote';
import summaryContent from '../../../../content/pages/product-summary.json?content&product=OVHC-EVERYDAY';
import { requireRuntime } from '../../../../src/engine/validators/runtime.ts';
import { page as summaryPage } from '../../../../src/ovhc/pages/product-summary/index.tsx';
import { clearQuote, quoteStore, updateQuote } from '../../../../src/ovhc/store/quote-store.ts';
import { startWithoutApplication } from '../in-progress.ts';
import { type Answers, insurer } from './insurer.ts';

/** A quote for this page's product. */
export const CHOSEN: SavedQuote = {
  visaType: [{ code: '417', name: 'Working Holiday visa', isSupported: true }],
  ...{ coverType: 'S', age: 30, paymentFrequency: 'W', excessCode: 'N' },
  ...{ hcfBundleId: 'OVHC-EVERYDAY', productName: 'Everyday Visitor Cover' },
  redirectedPath: '/health-insurance/overseas-visitors/everyday-visitor-cover',
};

export const frequency = page.getByRole('combobox', { name: 'How often you pay' });
export const excess = page.getByRole('combobox', { name: 'Excess' });
export const panel = page.getByRole('complementary', { name: 'Your price' });
export const priceNow = panel.getByRole('status').first();
const dialog = page.getByRole('dialog');
export const emailForm = {
  link: page.getByRole('button', { name: 'Email my quote' }),
  dialog,
  firstName: dialog.getByRole('textbox', { name: 'First name' }),
  email: dialog.getByRole('textbox', { name: 'Email address' }),
  agree: dialog.getByRole('checkbox'),
  send: dialog.getByRole('button', { name: 'Send my quote' }),
  sending: dialog.getByText('Sending your quote...'),
};

/** Draws the product's page with a saved quote and the insurer's answers. */
export async function drawSummary(quote: SavedQuote = CHOSEN, answers: Answers = {}) {
  clearQuote();
  startWithoutApplication();
  updateQuote(quote);
  const asked = insurer(answers);
  onTestFinished(clearQuote);
  const element = await summaryPage.prepare(summaryContent(requireRuntime));
  const screen = await render(<div className="root">{element}</div>);
  return { ...screen, ...asked, quote: () => quoteStore.getState() };
}

/** Draws the page, and waits for its price. */
export async function drawPriced(quote?: SavedQuote, answers?: Answers) {
  const drawn = await drawSummary(quote, answers);
  await expect.element(priceNow).toHaveTextContent('A$100.01');
  return drawn;
}

/** Presses "Start application" without leaving the page. */
export async function startApplication() {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true, capture: true });
  await page.getByRole('link', { name: 'Start application' }).click();
}

/** Fills in the form of the e-mail dialog. */
export async function fillInEmail() {
  await emailForm.firstName.fill('Amélie');
  await emailForm.email.fill('amelie@example.com');
  await emailForm.agree.click();
}

/** Mocks console.error until the test ends. */
export function silenceErrors() {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => error.mockRestore());
  return error;
}

/** Stops all timers until the test ends. @returns a function that lets time pass, by default the time of all retries */
export function stopTimers() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  return (ms = 4000) => vi.advanceTimersByTimeAsync(ms);
}
