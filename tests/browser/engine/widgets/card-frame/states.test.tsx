import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SourceBlocked } from '../../../../../src/engine/source.ts';
import { drawn } from '../../../helpers.ts';
import { slowSource } from '../../sources.ts';
import * as form from './frame-form.ts';

const { drawFee, drawFrame, group, holdTime, iframe, loaded, loading, passUntil } = form;
const { READY_TIMEOUT, SILENT_TIMEOUT } = form;
const { frameWindow, origin, received, remarks, say, sayValidity, state, token, tryAgain, validity } = form;

const failed = page.getByText('We can’t show the card form right now.');
const timedOut = page.getByText('The card form takes too long to load.');

test('§4 keeps its space while it waits for a fact, and fails after the time limit', async () => {
  holdTime();
  const start = Date.now();
  const { amounts, store } = await drawFee({ facts: {} });
  await expect.element(loading).toBeVisible();
  expect(group.element().getBoundingClientRect().height).toBe(240);
  await passUntil(start + READY_TIMEOUT - 1);
  expect([state(), amounts]).toEqual(['loading', []]);
  await passUntil(start + READY_TIMEOUT);
  await expect.element(failed).toBeVisible();
  await tryAgain.click();
  await expect.element(loading).toBeVisible();
  await passUntil(Date.now() + READY_TIMEOUT);
  await expect.element(failed).toBeVisible();
  store.setFacts({ amount: '12.50' });
  await loaded();
  await sayValidity(true);
  expect(amounts).toEqual(['12.50']);
});

test('§4 requests a silent frame once more, then shows "Try again"', async () => {
  holdTime();
  const start = Date.now();
  const { amounts } = await drawFee();
  await loaded();
  const first = iframe();
  await passUntil(start + SILENT_TIMEOUT - 1);
  await drawn();
  expect([state(), amounts, iframe()]).toEqual(['loading', ['12.50'], first]);
  await passUntil(Date.now() + SILENT_TIMEOUT);
  await loaded(2);
  expect([state(), amounts]).toEqual(['loading', ['12.50', '12.50']]);
  await passUntil(Date.now() + SILENT_TIMEOUT);
  await expect.element(timedOut).toBeVisible();
  await expect.element(tryAgain).toBeVisible();
  expect([state(), iframe(), amounts.length]).toEqual(['timed out', null, 2]);
  await tryAgain.click();
  await loaded(3);
  await passUntil(Date.now() + SILENT_TIMEOUT);
  await loaded(4);
  await sayValidity(true);
  await expect.element(timedOut).not.toBeInTheDocument();
});

test('§4 aborts a slow source, and times out after the second attempt', async () => {
  holdTime();
  const frames = slowSource();
  await drawFee({ frames });
  await passUntil(Date.now() + READY_TIMEOUT);
  await expect.poll(() => frames.open.length).toBe(2);
  expect(frames.open[0]?.signal.aborted).toBe(true);
  await frames.open[0]?.answer([{ address: location.href }]);
  expect([state(), iframe()]).toEqual(['loading', null]);
  await passUntil(Date.now() + READY_TIMEOUT);
  await expect.element(timedOut).toBeVisible();
  expect(frames.open[1]?.signal.aborted).toBe(true);
  await frames.open[1]?.answer([{ address: location.href }]);
  expect([state(), iframe()]).toEqual(['timed out', null]);
});

test('answers true while the frame is valid, and during and after the submission', async () => {
  const { value, store, reports, complete } = await drawFrame(undefined, { answers: { card: true } });
  await say(form.height(300));
  await expect.poll(state).toBe('ready');
  expect(value(), 'even if one was stored').toBeUndefined();
  for (const valid of [true, false, true]) {
    await say(validity(valid));
    await expect.poll(() => store.getState().valid).toBe(valid);
    expect(value()).toBe(valid || undefined);
  }
  const made = complete();
  await expect.poll(state).toBe('submitting');
  await say(validity(false));
  expect([state(), value()]).toEqual(['submitting', true]);
  await say(token);
  await made;
  await expect.poll(state).toBe('tokenised');
  expect([value(), reports]).toEqual([true, []]);
});

test('shows a message without a button when the source blocks the visitor', async () => {
  const search = vi.fn(async () => {
    throw new SourceBlocked('too many tries');
  });
  const { value, store } = await drawFee({ frames: form.sourceOf(search) });
  await expect.element(page.getByText('You can’t try another card. Please call us.')).toBeVisible();
  await expect.element(tryAgain).not.toBeInTheDocument();
  expect([state(), value(), iframe()]).toEqual(['blocked', undefined, null]);
  expect(search).toHaveBeenCalledTimes(1);
  store.setFacts({ amount: '99.00' });
  await expect.poll(() => search.mock.calls.length, { message: 'another amount may be paid' }).toBe(2);
});

test.each([
  ['has no address', async () => []],
  ['fails', () => Promise.reject(new Error('out of order'))],
])('§8 logs a source that %s, and supports "Try again"', async (_case, fail) => {
  const search = vi.fn(async () => [{ address: form.addressOf(2) }]).mockImplementationOnce(fail);
  await drawFee({ frames: form.sourceOf(search) });
  await expect.element(failed).toBeVisible();
  expect(console.error).toHaveBeenCalledTimes(1);
  await tryAgain.click();
  await loaded(2);
  await sayValidity(true);
  await expect.element(failed).not.toBeInTheDocument();
  expect(search.mock.calls.map(([amount]: unknown[]) => amount)).toEqual(['12.50', '12.50']);
});

const REPORT = { data: { type: 'report' }, origin };

/** Reloads the frame, and waits until it has loaded. */
async function reload(leave = () => frameWindow().location.reload()) {
  const loads = new Promise((resolve) => iframe()?.addEventListener('load', resolve, { once: true }));
  leave();
  await loads;
}

test('resets the answer when the frame reloads, until the frame reports that it is valid', async () => {
  const { value, amounts, complete } = await drawFrame(true);
  const first = iframe();
  await userEvent.fill(remarks, 'as typed');
  await reload();
  await expect.poll(value).toBeUndefined();
  expect(state()).toBe('loading');
  await expect.poll(received).toEqual([REPORT]);
  await sayValidity(false);
  await sayValidity(true);
  await expect.poll(value).toBe(true);
  expect([iframe(), amounts]).toEqual([first, ['12.50']]);
  await expect.element(remarks).toHaveValue('as typed');
  const made = complete();
  await expect.poll(received).toEqual([REPORT, { data: { type: 'submit' }, origin }]);
  await form.expectToken(made);
});

test('accepts an early report of a reloaded frame only after the frame repeats it', async () => {
  const { value } = await drawFrame(true);
  frameWindow().name = JSON.stringify(validity(true));
  const states: (string | null)[] = [];
  const watch = new MutationObserver(() => states.push(state()));
  watch.observe(group.element(), { attributeFilter: ['data-state'] });
  onTestFinished(() => watch.disconnect());
  await reload();
  await expect.poll(() => states).toEqual(['loading', 'valid']);
  expect(value()).toBe(true);
});

test('times out when a reloaded frame stays silent, then shows "Try again"', async () => {
  holdTime();
  const { amounts } = await drawFrame(true);
  await passUntil(Date.now() + READY_TIMEOUT);
  await reload();
  const start = Date.now();
  await passUntil(start + READY_TIMEOUT - 1);
  expect(state()).toBe('loading');
  await passUntil(start + READY_TIMEOUT);
  await expect.poll(state).toBe('timed out');
  expect(amounts).toHaveLength(1);
  await tryAgain.click();
  await loaded(2);
  await sayValidity(true);
});

test('does not extend the time limit when the frame reloads during its first load', async () => {
  holdTime();
  const start = Date.now();
  const { amounts } = await drawFrame();
  await passUntil(start + SILENT_TIMEOUT - 1);
  await reload();
  await passUntil(start + SILENT_TIMEOUT + 1000);
  await expect.poll(() => amounts.length).toBe(2);
});

test('resets the answer and ignores messages when the frame loads another address', async () => {
  const { value } = await drawFrame(true);
  await reload(() => frameWindow().location.replace('about:blank'));
  await expect.poll(value).toBeUndefined();
  expect(state()).toBe('loading');
  const source = iframe()?.contentWindow ?? null;
  dispatchEvent(new MessageEvent('message', { origin: 'null', source, data: validity(true) }));
  await expect.element(loading).toBeVisible();
  expect(value()).toBeUndefined();
});

test('fails the submission when the frame reloads during it', async () => {
  const drawn = await form.drawSubmitting();
  await reload();
  await form.expectFailure(drawn.made, 'failed');
  await form.expectNewFrame(drawn);
  await say(token);
  expect(state()).toBe('loading');
});
