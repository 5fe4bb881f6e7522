import '../../../../src/styles/index.css';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { StepSubmit } from '#types/content/step';
import { FormContext } from '../../../../src/engine/form/form-context.ts';
import { createFormStore } from '../../../../src/engine/form/form-store.ts';
import { returnFocus } from '../../../../src/engine/journey/return-focus.ts';
import { SendingStatus } from '../../../../src/engine/journey/SubmitNotes.tsx';
import { createValidators } from '../../../../src/engine/validators/validators.ts';
import { accessibilityFaults } from '../../axe.ts';
import { boxOf, fakeTimers, pass, resize, textsOf } from '../../helpers.ts';
import { drawInEngine, join, payDeposit, renew } from '../draw.tsx';

const progress = page.getByRole('region', { name: 'How far you are' });
const stages = () => textsOf(progress.getByRole('listitem'));
const payer = page.getByRole('textbox', { name: 'Who pays?' });
const summary = page.getByRole('heading', { name: 'What it costs' });
const amount = page.getByRole('definition').first();
const adult = { readerName: 'Ada', ageGroup: 'adult', school: 'Hill School' };
const known = { depositAmount: '$5' };

test('§2 shows past and current progress stages, the page’s note and a progress mark', async () => {
  const { container, unmount } = await renew('', { note: 'A$5 a year' });
  const present = () => progress.element().querySelector('[aria-current="step"]');
  expect(stages()).toEqual(['1How long', '2Who', '3Renewed']);
  expect(present()?.textContent).toBe('1How long');
  await expect.element(progress).toHaveTextContent('A$5 a year');
  // what to have at hand and the closing text frame the fields
  expect(container.textContent).toMatch(
    /Have at hand.*Your card.*The books you have.*You can renew again any time\./,
  );
  location.hash = '#guardian';
  await expect.poll(stages).toEqual(['How long (done)', '2Who', '3Renewed']);
  await expect.element(progress).toHaveClass('progress-50');
  const stage = present();
  expect(stage && getComputedStyle(stage).getPropertyValue('--passed')).toBe('0.5');
  expect(await accessibilityFaults(container)).toEqual([]);
  await unmount();
  await join();
  expect(progress.query(), 'a journey without progress has none').toBeNull();
});

test('replaces placeholders with facts without moving the page', async () => {
  const saved = { ...adult, dueDay: 'Monday' };
  const heights = ({ container }: { container: Element }) =>
    ['.step-summary', '.step-forward'].map(
      (part) => container.querySelector(part)?.getBoundingClientRect().height,
    );
  const without = await payDeposit('#deposit', { saved });
  await expect.element(summary).toBeVisible();
  await expect.element(amount).toHaveTextContent('Loading...');
  await expect.element(page.getByText('You pay')).not.toBeInTheDocument();
  const before = heights(without);
  await userEvent.fill(payer, 'Bob');
  const pay = page.getByRole('button', { name: 'Pay the deposit' });
  await expect.element(pay).toHaveAttribute('aria-disabled', 'true');
  expect(await accessibilityFaults(without.container)).toEqual([]);
  await without.unmount();
  const screen = await payDeposit('#deposit', { saved: { ...saved, ...known } });
  await expect.element(amount).toHaveTextContent('$5');
  for (const text of ['You get it back.', 'Monday', 'You pay $5.'])
    await expect.element(page.getByText(text)).toBeVisible();
  expect(heights(screen)).toEqual(before);
  // it stands beside the fields on a wide screen, and above them on a narrow one
  expect(boxOf(summary).left).toBeGreaterThan(boxOf(payer).right);
  expect(boxOf(summary).top).toBeLessThan(boxOf(payer).top);
  await resize(390, 844);
  expect(boxOf(summary).bottom).toBeLessThan(boxOf(payer).top);
  expect(boxOf(summary).left).toBeLessThan(boxOf(payer).right);
});

test('never shows a fact as it is stored, not even in the first paint', async () => {
  const removed: (string | null)[] = [];
  const observer = new MutationObserver((records) => {
    for (const { removedNodes } of records)
      removed.push(...[...removedNodes].map((node) => node.textContent));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  await payDeposit('#deposit', { saved: { ...adult, depositAmount: 5 }, values: { depositAmount: '$5.00' } });
  await expect.element(amount).toHaveTextContent('$5.00');
  expect(removed).not.toContain('5');
});

test('hides an empty summary, a line without its fact and a text whose condition is not met', async () => {
  const saved = { ...adult, ...known };
  const { container, unmount } = await payDeposit('#deposit', { saved: { ...saved, isPaid: true } });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(container.querySelector('.step-summary, .submit-note')).toBeNull();
  await unmount();
  await payDeposit('#deposit', { saved });
  await expect.element(summary).toBeVisible();
  await expect.element(page.getByText('Due')).not.toBeInTheDocument();
});

test('WCAG: keeps a number on one line at 200 % text size on a phone', async () => {
  await resize(390, 800);
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => document.documentElement.removeAttribute('style'));
  await payDeposit('#deposit', { saved: { ...adult, depositAmount: 'A$1,234.50' } });
  const text = document.createRange();
  text.selectNodeContents(amount.element());
  expect(new Set([...text.getClientRects()].map(({ top }) => top)).size).toBe(1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

describe('status of a submission', () => {
  fakeTimers();

  test('shows the first text whose condition is met, and a note after ten seconds', async () => {
    const content: StepSubmit = {
      sending: [
        { text: 'Asking whether it arrived...', when: { $id: 'isChecked' } },
        { text: 'Taking your deposit...' },
      ],
      slow: 'Please keep this page open.',
      incomplete: { text: [], link: '' },
    };
    const isChecked = (data: unknown) => (data as { outcome?: string }).outcome === 'checked';
    const validators = createValidators({ form: () => true, isChecked });
    const store = createFormStore({ schema: { $id: 'form', type: 'object' }, validators });
    const draw = (isSending: boolean) => (
      <FormContext value={{ store, idPrefix: 'deposit' }}>
        <SendingStatus content={content} isSending={isSending} />
      </FormContext>
    );
    const { rerender } = await drawInEngine(draw(true), { validators });
    const status = page.getByRole('status');
    for (let round = 0; round < 2; round++) {
      await pass(9_999);
      await expect.element(status).toHaveTextContent(/^Taking your deposit\.\.\.$/);
      await pass(1);
      await expect.element(page.getByText('Please keep this page open.')).toBeVisible();
      await expect.element(status).toHaveTextContent('Taking your deposit...');
      await rerender(draw(false));
      await expect.element(status).toBeEmptyDOMElement();
      await rerender(draw(true));
    }
    store.setFacts({ outcome: 'checked' });
    await expect.element(status).toHaveTextContent(/^Asking whether it arrived\.\.\.$/);
  });
});

test.each([
  ['the first field with an error, in the order of the page', 'one', ['/two', '/one'], ''],
  ['the button, if no field has one', 'Send', [], ''],
  ['the button, if the field is disabled', 'Send', ['/two'], 'fields'],
  ['the heading, for an error of no field, if the button is disabled', 'Pay', ['', '/amount'], 'button'],
])('returns the focus to %s and scrolls to it', async (_, target, paths, disabled) => {
  await render(
    <form data-step="pay">
      <h1 aria-label="Pay" tabIndex={-1}>
        Pay
      </h1>
      <fieldset disabled={disabled === 'fields'}>
        <input id="pay-one" aria-label="one" />
        <input id="pay-two" aria-label="two" />
      </fieldset>
      <button type="submit" aria-disabled={disabled === 'button'} aria-label="Send">
        Send
      </button>
      <div style={{ height: '200vh' }} />
    </form>,
  );
  const errors = paths.map((instancePath) => ({ instancePath, keyword: 'type', params: {} }));
  const validators = { test: () => true, errors: () => errors, compiled: {} };
  scrollTo(0, document.documentElement.scrollHeight);
  returnFocus(createFormStore({ schema: { type: 'object' }, validators }), 'pay', document);
  const focused = page.getByLabelText(target, { exact: true });
  await expect.element(focused).toHaveFocus();
  await expect.element(focused).toBeInViewport();
});
