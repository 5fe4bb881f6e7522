import { describe, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  card,
  drawFrame,
  drawSubmitting,
  drawTokenised,
  expectFailure,
  expectNewFrame,
  frameWindow,
  group,
  height,
  holdTime,
  iframe,
  loaded,
  loading,
  origin,
  passUntil,
  READY_TIMEOUT,
  received,
  remarks,
  say,
  sayValidity,
  state,
  token,
  tryAgain,
  validity,
} from './frame-form.ts';

const REPORT = { data: { type: 'report' }, origin };

/** Loads the frame once more, and waits until it has. */
async function reload(leave = () => frameWindow().location.reload()) {
  const loads = new Promise((resolve) => iframe()?.addEventListener('load', resolve, { once: true }));
  leave();
  await loads;
}

describe('a frame that has loaded again', () => {
  test('is no answer until it says so, and is asked; then it can be sent', async () => {
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
    await say(token);
    await expect(made).resolves.toEqual({ card });
  });

  test('is believed if it spoke before it had loaded, once it says so again', async () => {
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

  test('and sends nothing more is given up in time; then the visitor can try again', async () => {
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

  test('during its first load gets no more time', async () => {
    holdTime();
    const start = Date.now();
    const { amounts } = await drawFrame();
    await passUntil(start + READY_TIMEOUT - 1);
    await reload();
    await passUntil(start + READY_TIMEOUT);
    await expect.poll(() => amounts.length).toBe(2);
  });

  test('somewhere else is not valid any more, and its messages are not taken', async () => {
    const { value } = await drawFrame(true);
    await reload(() => frameWindow().location.replace('about:blank'));
    await expect.poll(value).toBeUndefined();
    expect(state()).toBe('loading');
    const source = iframe()?.contentWindow ?? null;
    dispatchEvent(new MessageEvent('message', { origin: 'null', source, data: validity(true) }));
    await expect.element(loading).toBeVisible();
    expect(value()).toBeUndefined();
  });

  test('while it is sent has failed at once: it is not known how far it came', async () => {
    const drawn = await drawSubmitting();
    await reload();
    await expectFailure(drawn.made, 'failed');
    await expectNewFrame(drawn);
    await say(token);
    expect(state()).toBe('loading');
  });

  test('after it has made its token stays as it is', async () => {
    const { value } = await drawTokenised();
    await reload();
    await say(height(300));
    expect([state(), value(), received()]).toEqual(['tokenised', true, []]);
  });
});
