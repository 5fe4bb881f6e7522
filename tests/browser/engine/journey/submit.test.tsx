import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useForm } from '../../../../src/engine/form/form-context.ts';
import type { Submission } from '../../../../src/engine/journey/submission.ts';
import { registerSubmitHandler } from '../../../../src/engine/journey/submit-handlers.ts';
import { engineWidgets, loadWidgets } from '../../../../src/engine/registry.ts';
import { isoDay } from '../../../../src/engine/validators/date-range.ts';
import { defineWidget, type WidgetProps } from '../../../../src/engine/widgets/widget.ts';
import { deferred } from '../../../deferred.ts';
import { accessibilityFaults } from '../../axe.ts';
import { textsOf } from '../../helpers.ts';
import { payDeposit } from '../draw.tsx';

const pay = page.getByRole('button', { name: 'Pay the deposit' });
const back = page.getByRole('button', { name: 'Back a page' });
const payer = page.getByRole('textbox', { name: 'Who pays?' });
const heading = page.getByRole('heading', { level: 1 });
const status = page.getByRole('status').filter({ hasText: 'Taking your deposit...' });
const summary = page.getByRole('region', { name: 'Please check your answers' });
const TO_READER = 'Go to “Who will read?”';
const saved = { readerName: 'Ada', ageGroup: 'adult', school: 'Hill School', depositAmount: '$5' };

/** Draws the last step with all answers. The submission stays open until the test finishes it. */
async function readyToPay(options: Parameters<typeof payDeposit>[1] = {}) {
  const done = deferred<undefined>();
  const onSubmit = vi.fn((_submission: Submission): Promise<void> => done.promise);
  const screen = await payDeposit('#deposit', { saved, onSubmit, ...options });
  await userEvent.fill(payer, 'Bob');
  await expect.element(pay).toBeEnabled();
  const sent = () => onSubmit.mock.calls.map(([submission]) => submission);
  return { ...screen, sent, onSubmit, finish: () => done.resolve(undefined) };
}

test('submits the visible answers of all steps only once', async () => {
  const { sent, onSubmit, finish } = await readyToPay();
  await userEvent.dblClick(pay);
  await userEvent.keyboard('{Enter}');
  (pay.element() as HTMLButtonElement).form?.requestSubmit();
  expect(sent().map(({ answers }) => answers)).toEqual([
    { readerName: 'Ada', ageGroup: 'adult', size: 'small', payer: 'Bob' },
  ]);
  finish();
  await expect.element(payer).toBeEnabled();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('submits nothing while an earlier step is incomplete, and links to that step', async () => {
  const onSubmit = vi.fn(async () => {});
  const incomplete = { ...saved, readerName: '4da' };
  const { reports } = await payDeposit('#deposit', { saved: incomplete, onSubmit });
  const note = page.getByRole('status').filter({ hasText: 'Please finish “Who will read?” first.' });
  await userEvent.click(pay, { force: true });
  await expect.element(summary).toHaveFocus();
  await expect.poll(() => textsOf(summary.getByRole('listitem'))).toEqual(['Say who pays', TO_READER]);
  expect(reports).toContainEqual({ type: 'incomplete', step: 'deposit' });
  await userEvent.fill(payer, 'Bob');
  await expect.element(pay).toHaveAttribute('aria-disabled', 'true');
  await expect.element(note).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();

  for (const links of [summary, note]) {
    await userEvent.click(links.getByRole('link', { name: TO_READER }));
    await expect.element(heading).toHaveTextContent('Who will read?');
    await expect.element(heading).toHaveFocus();
    location.hash = '#deposit';
    await expect.element(payer).toHaveValue('Bob');
  }
  location.hash = '#reader';
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Ada');
  location.hash = '#deposit';
  await expect.element(pay).toBeEnabled();
});

test('disables the fields and buttons, shows the status and stays on the step during a submission', async () => {
  const beside = <button type="button">Change the card</button>;
  const { sent, finish, container } = await readyToPay({ beside });
  const change = page.getByRole('button', { name: 'Change the card' });
  const isInert = () => change.element().matches('[inert] *');
  const leave = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(false);
  await userEvent.keyboard('{Enter}');
  await expect.element(status).toBeInViewport({ ratio: 0.99 });
  expect(status.element().querySelector('.spinner')).not.toBeNull();
  await expect.element(page.getByText('You pay $5.')).not.toBeInTheDocument();
  await expect.element(page.getByRole('group')).not.toBeInTheDocument();
  await expect.element(pay).toHaveFocus();
  await expect.element(pay).toHaveAttribute('aria-disabled', 'true');
  await expect.element(payer).toBeDisabled();
  await expect.element(back).toBeDisabled();
  expect([isInert(), leave()], 'the browser asks who leaves').toEqual([true, true]);
  expect(await accessibilityFaults(container)).toEqual([]);
  const hashes: string[] = [];
  const record = () => void hashes.push(location.hash);
  addEventListener('hashchange', record);
  onTestFinished(() => removeEventListener('hashchange', record));
  location.hash = '#reader';
  await expect.poll(() => hashes.at(-1)).toBe('#deposit');
  await expect.element(heading).toHaveTextContent('Your deposit');
  const before = hashes.length;
  history.back();
  await expect.poll(() => hashes.slice(before).at(-1)).toBe('#deposit');
  await expect.element(payer).toHaveValue('Bob');
  finish();
  await expect.element(payer).toBeEnabled();
  await expect.element(pay).not.toHaveAttribute('aria-disabled');
  expect([isInert(), leave()]).toEqual([false, false]);
  (document.activeElement as HTMLElement).blur();
  sent()[0]?.returnFocus();
  await expect.element(pay).toHaveFocus();
  location.hash = '#reader';
  await expect.element(heading).toHaveTextContent('Who will read?');
});

test('runs the submit handlers of fields on completion, and stores no result of them', async () => {
  const submit = vi.fn(async () => 'a secret');
  const reset = vi.fn();
  const text = defineWidget('label', ({ id, name, path, onChange }: WidgetProps<string>) => {
    registerSubmitHandler(useForm().store, path, { submit, reset });
    return <input id={id} name={name} onChange={({ target }) => onChange(target.value)} />;
  });
  const widgets = { ...(await loadWidgets(['select'], engineWidgets)), text };
  const { sent, finish, record } = await readyToPay({ widgets });
  await userEvent.click(pay);
  expect(submit).not.toHaveBeenCalled();
  expect(await sent()[0]?.complete()).toEqual({ payer: 'a secret' });
  expect(submit).toHaveBeenCalledOnce();
  expect(JSON.stringify([record(), sent()[0]?.answers])).not.toContain('a secret');
  expect(reset).not.toHaveBeenCalled();
  finish();
  await expect.poll(() => reset.mock.calls.length, { message: 'the step is still there' }).toBe(1);
});

test('does not submit answers that have become invalid since they were drawn', async () => {
  const onSubmit = vi.fn(async () => {});
  await readyToPay({ saved: { ...saved, branch: 'r', readyOn: isoDay(new Date()) }, onSubmit });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 86_400_000 });
  onTestFinished(() => void vi.useRealTimers());
  await userEvent.click(pay);
  const note = page.getByText('Please finish “When shall we have your card ready?” first.');
  await expect.element(note).toBeVisible();
  await expect.element(summary).toHaveFocus();
  await expect.element(pay).toHaveAttribute('aria-disabled', 'true');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('hides the form of a closed step after the submission, and restores it later', async () => {
  const { changeOutside, finish, container } = await readyToPay();
  await userEvent.click(pay);
  await changeOutside({}, { isUnknown: true });
  await expect.element(payer).toBeDisabled();
  finish();
  await expect.element(page.getByText('Please wait until we know.')).toBeVisible();
  await expect.element(pay).not.toBeInTheDocument();
  await expect.element(payer).not.toBeInTheDocument();
  await expect.element(back).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
  await changeOutside({ size: 'large' });
  await expect.element(payer).toHaveValue('Bob');
  await expect.element(pay).toBeEnabled();
  await expect.element(page.getByRole('combobox', { name: 'Card' })).toHaveDisplayValue('Ten books');
});
