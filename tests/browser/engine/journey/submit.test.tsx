import type { ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useForm } from '../../../../src/engine/form/form-context.ts';
import type { Submission } from '../../../../src/engine/journey/journey-steps.ts';
import { registerSubmitHandler } from '../../../../src/engine/journey/submit-handlers.ts';
import { isoDay } from '../../../../src/engine/validators/date-range.ts';
import { defineWidget, type WidgetProps } from '../../../../src/engine/widgets/widget.ts';
import { deferred } from '../../../deferred.ts';
import { accessibilityFaults } from '../../axe.ts';
import { payDeposit } from '../library.ts';

const pay = page.getByRole('button', { name: 'Pay the deposit' });
const back = page.getByRole('button', { name: 'Back a page' });
const payer = page.getByRole('textbox', { name: 'Who pays?' });
const heading = page.getByRole('heading', { level: 1 });
const adult = { readerName: 'Ada', ageGroup: 'adult', school: 'Hill School' };
const known = { depositAmount: '$5' };

/** The last step, with everything before it answered, and a submission that is held until the test lets it go. */
async function readyToPay(options: { beside?: ReactNode } = {}) {
  const done = deferred<undefined>();
  const sent: Submission[] = [];
  const onSubmit = vi.fn(async (submission: Submission) => {
    sent.push(submission);
    await done.promise;
  });
  const screen = await payDeposit('#deposit', {
    saved: { ...adult, ...known },
    onSubmit,
    ...options,
  });
  await userEvent.fill(payer, 'Bob');
  await expect.element(pay).toBeEnabled();
  return { ...screen, sent, onSubmit, finish: () => done.resolve(undefined) };
}

test('what counts of all steps is handed over, those that were not opened included', async () => {
  const { sent, finish } = await readyToPay();
  await userEvent.click(pay);
  expect(sent.map(({ answers }) => answers)).toEqual([
    { readerName: 'Ada', ageGroup: 'adult', size: 'small', payer: 'Bob' },
  ]);
  finish();
});

test('while an earlier step is incomplete, nothing is sent, and a link leads there', async () => {
  const onSubmit = vi.fn(async () => {});
  await payDeposit('#deposit', { saved: { ...adult, readerName: '4da', ...known }, onSubmit });
  await userEvent.fill(payer, 'Bob');
  await expect.element(pay).toHaveAttribute('aria-disabled', 'true');
  const notice = page.getByRole('status').filter({ hasText: 'Please finish “Who will read?” first.' });
  await expect.element(notice).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(pay, { force: true });
  expect(onSubmit).not.toHaveBeenCalled();

  await userEvent.click(notice.getByRole('link', { name: 'Go to “Who will read?”' }));
  await expect.element(heading).toHaveTextContent('Who will read?');
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Ada');
  location.hash = '#deposit';
  await expect.element(pay).toBeEnabled();
  await expect.element(payer).toHaveValue('Bob');
});

test('a step that these answers do not have keeps nobody back', async () => {
  await payDeposit('#deposit', { saved: { ...adult, ...known } });
  await userEvent.fill(payer, 'Bob');
  await expect.element(pay).toBeEnabled();
});

test('one that they do have does, and it is named', async () => {
  await payDeposit('#deposit', { saved: { ...adult, ageGroup: 'child', ...known } });
  await expect.element(page.getByRole('link', { name: 'Go to “Who looks after them?”' })).toBeVisible();
});

test('one click, one submission: a double click and Enter send no second one', async () => {
  const { onSubmit, finish } = await readyToPay();
  await userEvent.dblClick(pay);
  await userEvent.keyboard('{Enter}');
  (pay.element() as HTMLButtonElement).form?.requestSubmit();
  expect(onSubmit).toHaveBeenCalledOnce();
  finish();
  await expect.element(payer).toBeEnabled();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('Enter in a field sends it, and the focus stays with the button while it is on its way', async () => {
  const { finish, container } = await readyToPay();
  await userEvent.keyboard('{Enter}');
  const status = page.getByRole('status').filter({ hasText: 'Taking your deposit...' });
  await expect.element(status).toBeVisible();
  expect(status.element().querySelector('.spinner')).not.toBeNull();
  await expect.element(page.getByText('You pay $5.')).not.toBeInTheDocument();
  await expect.element(page.getByRole('group')).not.toBeInTheDocument();
  await expect.element(pay).toHaveFocus();
  await expect.element(pay).toHaveAttribute('aria-disabled', 'true');
  await expect.element(payer).toBeDisabled();
  await expect.element(back).toBeDisabled();
  expect(await accessibilityFaults(container)).toEqual([]);
  finish();
  await expect.element(payer).toBeEnabled();
  await expect.element(pay).not.toHaveAttribute('aria-disabled');
});

test('Back and other hashes lead nowhere until it is done', async () => {
  const { finish } = await readyToPay();
  await userEvent.click(pay);
  const hashes: string[] = [];
  const note = () => void hashes.push(location.hash);
  addEventListener('hashchange', note);
  onTestFinished(() => removeEventListener('hashchange', note));
  location.hash = '#reader';
  await expect.poll(() => hashes.at(-1)).toBe('#deposit');
  await expect.element(heading).toHaveTextContent('Your deposit');
  const before = hashes.length;
  history.back();
  await expect.poll(() => hashes.slice(before).at(-1)).toBe('#deposit');
  await expect.element(payer).toHaveValue('Bob');
  finish();
  await expect.element(payer).toBeEnabled();
  location.hash = '#reader';
  await expect.element(heading).toHaveTextContent('Who will read?');
});

test('who leaves the page while it is on its way is asked whether they mean it', async () => {
  const leave = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { finish } = await readyToPay();
  expect(leave()).toBe(false);
  await userEvent.click(pay);
  await expect.element(payer).toBeDisabled();
  expect(leave()).toBe(true);
  finish();
  await expect.element(payer).toBeEnabled();
  expect(leave()).toBe(false);
});

test('a failure gives the focus to the first field that is not right, else to the button', async () => {
  const { sent, finish } = await readyToPay();
  await userEvent.click(pay);
  finish();
  await expect.element(payer).toBeEnabled();
  (document.activeElement as HTMLElement).blur();
  sent[0]?.returnFocus();
  await expect.element(pay).toHaveFocus();
  await userEvent.fill(payer, '');
  await userEvent.tab();
  sent[0]?.returnFocus();
  await expect.element(payer).toHaveFocus();
});

test('fields do their part as the step is sent, and what they submit is kept nowhere', async () => {
  const submit = vi.fn(async () => 'a secret');
  const reset = vi.fn();
  const widget = defineWidget('label', ({ id, name, path, onChange }: WidgetProps<string>) => {
    registerSubmitHandler(useForm().store, path, { submit, reset });
    return <input id={id} name={name} onChange={({ target }) => onChange(target.value)} />;
  });
  const sent: Submission[] = [];
  const onSubmit = async (submission: Submission) => void sent.push(submission);
  const { engineWidgets } = await import('../../../../src/engine/registry.ts');
  const select = await engineWidgets['./widgets/select/index.tsx']?.();
  const { record } = await payDeposit('#deposit', {
    saved: { ...adult, ...known },
    onSubmit,
    widgets: { text: widget, ...(select && { select: select.widget }) },
  });
  await userEvent.fill(payer, 'Bob');
  await userEvent.click(pay);
  expect(submit).not.toHaveBeenCalled();
  expect(reset, 'it is over, and the step still there').toHaveBeenCalledOnce();
  expect(await sent[0]?.complete()).toEqual({ payer: 'a secret' });
  expect(submit).toHaveBeenCalledOnce();
  expect(JSON.stringify([record(), sent[0]?.answers])).not.toContain('a secret');
});

test('what was right when it was drawn and is so no more is not sent', async () => {
  const today = isoDay(new Date());
  const branch = { branch: 'r', readyOn: today };
  const onSubmit = vi.fn(async () => {});
  await payDeposit('#deposit', { saved: { ...adult, ...known, ...branch }, onSubmit });
  await userEvent.fill(payer, 'Bob');
  await expect.element(pay).toBeEnabled();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 86_400_000 });
  onTestFinished(() => void vi.useRealTimers());
  await userEvent.click(pay);
  await expect
    .element(page.getByText('Please finish “When shall we have your card ready?” first.'))
    .toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Please check your answers' })).toHaveFocus();
  await expect.element(pay).toHaveAttribute('aria-disabled', 'true');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('while it is closed there is nothing to fill in or to send, and then all is as it was', async () => {
  const saved = { ...adult, ...known };
  const { changeOutside, container } = await payDeposit('#deposit', { saved });
  await userEvent.fill(payer, 'Bob');
  await changeOutside({}, { isUnknown: true });
  await expect.element(page.getByText('Please wait until we know.')).toBeVisible();
  await expect.element(pay).not.toBeInTheDocument();
  await expect.element(payer).not.toBeInTheDocument();
  await expect.element(back).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
  await changeOutside({}, {});
  await expect.element(payer).toHaveValue('Bob');
  await expect.element(pay).toBeEnabled();
});

test('what is being sent stays in view while it would be closed', async () => {
  const { changeOutside, finish } = await readyToPay();
  await userEvent.click(pay);
  await changeOutside({}, { isUnknown: true });
  await expect.element(payer).toBeDisabled();
  finish();
  await expect.element(page.getByText('Please wait until we know.')).toBeVisible();
  await expect.element(payer).not.toBeInTheDocument();
});

test('while it is being sent, that is said in view, and what stands around it can’t be pressed', async () => {
  const { finish } = await readyToPay({
    beside: <button type="button">Change the card</button>,
  });
  const change = page.getByRole('button', { name: 'Change the card' });
  await expect.element(change).toBeVisible();
  await userEvent.click(pay);
  const status = page.getByRole('status').filter({ hasText: 'Taking your deposit...' });
  await expect.element(status).toBeInViewport({ ratio: 0.99 });
  const isInert = () => change.element().matches('[inert] *');
  expect(isInert()).toBe(true);
  finish();
  await expect.poll(isInert).toBe(false);
});

test('an open form follows what is changed elsewhere, and keeps the rest', async () => {
  const options = { saved: { ...adult, ...known }, outside: { size: 'small' } };
  const { changeOutside } = await payDeposit('#deposit', options);
  await userEvent.fill(payer, 'Bob');
  await changeOutside({ size: 'large' });
  await expect.element(page.getByRole('combobox', { name: 'Card' })).toHaveDisplayValue('Ten books');
  await expect.element(payer).toHaveValue('Bob');
});
