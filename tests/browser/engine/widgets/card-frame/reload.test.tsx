import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  addressOf,
  card,
  drawFrame,
  drawSubmitting,
  frameWindow,
  group,
  height,
  holdTime,
  iframe,
  loaded,
  origin,
  passUntil,
  READY_TIMEOUT,
  remarks,
  say,
  state,
  token,
  told,
  tryAgain,
  validity,
} from './frame-form.ts';

const REPORT = { data: { type: 'report' }, origin };

/** Does something that loads the frame once more, and waits until it has. */
async function reload(leave = () => frameWindow().location.reload()) {
  const loads = new Promise((resolve) => iframe()?.addEventListener('load', resolve, { once: true }));
  leave();
  await loads;
}

/** The states that the form is drawn in from now on. */
function watchStates() {
  const states: (string | null)[] = [];
  const watch = new MutationObserver(() => states.push(state()));
  watch.observe(group.element(), { attributeFilter: ['data-state'] });
  onTestFinished(() => watch.disconnect());
  return states;
}

describe('a frame that has loaded again', () => {
  test('is no answer until it says so, and is asked', async () => {
    const { value, amounts } = await drawFrame(true);
    const first = iframe();
    await userEvent.fill(remarks, 'as typed');
    await reload();
    await expect.poll(value).toBeUndefined();
    expect(state()).toBe('loading');
    await expect.poll(told).toEqual([REPORT]);
    await say(validity(false));
    await expect.poll(state).toBe('invalid');
    await say(validity(true));
    await expect.poll(value).toBe(true);
    expect([iframe(), amounts]).toEqual([first, ['12.50']]);
    await expect.element(remarks).toHaveValue('as typed');
  });

  test('is believed where it spoke before it had loaded, once it says so again', async () => {
    const { value } = await drawFrame(true);
    frameWindow().name = JSON.stringify(validity(true));
    const states = watchStates();
    await reload();
    await expect.poll(() => states).toEqual(['loading', 'valid']);
    expect(value()).toBe(true);
  });

  test('can be sent', async () => {
    const { complete, value } = await drawFrame(true);
    await reload();
    await say(validity(true));
    await expect.poll(value).toBe(true);
    const made = complete();
    await expect.poll(told).toEqual([REPORT, { data: { type: 'submit' }, origin }]);
    await say(token);
    await expect(made).resolves.toEqual({ card });
  });

  test('and says no more is given up in time, with a notice and a button', async () => {
    holdTime();
    const { amounts } = await drawFrame(true);
    await passUntil(Date.now() + READY_TIMEOUT);
    await reload();
    const start = Date.now();
    await passUntil(start + READY_TIMEOUT - 1);
    expect(state()).toBe('loading');
    await passUntil(start + READY_TIMEOUT);
    await expect.element(page.getByText('The card form takes too long to load.')).toBeVisible();
    expect(amounts).toHaveLength(1);
    await tryAgain.click();
    await loaded(2);
    await say(validity(true));
    await expect.poll(state).toBe('valid');
  });

  test('while it loads the first time is waited for no longer', async () => {
    holdTime();
    const start = Date.now();
    const { amounts } = await drawFrame();
    await passUntil(start + READY_TIMEOUT - 1);
    await reload();
    await passUntil(start + READY_TIMEOUT);
    await expect.poll(() => amounts.length).toBe(2);
  });
});

describe('a frame that has left', () => {
  test('is not valid any more, and what it says elsewhere is not heard', async () => {
    const { value } = await drawFrame(true);
    await reload(() => frameWindow().location.replace('about:blank'));
    await expect.poll(value).toBeUndefined();
    expect(state()).toBe('loading');
    const source = iframe()?.contentWindow ?? null;
    dispatchEvent(new MessageEvent('message', { origin: 'null', source, data: validity(true) }));
    await expect.element(page.getByText('Loading...')).toBeVisible();
    expect(value()).toBeUndefined();
  });
});

describe('a frame that loads again while it is sent', () => {
  test('has failed at once: it is not known how far it came, and there is a new one', async () => {
    const { made, value, amounts } = await drawSubmitting();
    await reload();
    await expect(made).rejects.toMatchObject({ name: 'SubmitFailure', reason: 'failed' });
    await loaded(2);
    expect([state(), value(), amounts]).toEqual(['loading', undefined, ['12.50', '12.50']]);
    await say(token);
    expect(state()).toBe('loading');
  });

  test('after it has made its token changes nothing', async () => {
    const { made, value } = await drawSubmitting();
    await say(token);
    await made;
    await reload();
    await say(height(300));
    expect([state(), value(), told()]).toEqual(['tokenised', true, []]);
  });
});

test('the first load of each frame is no second one', async () => {
  const { store, value } = await drawFrame(true);
  store.setFacts({ amount: '99.00' });
  await loaded(2);
  await say(validity(true));
  await expect.poll(value).toBe(true);
  expect([iframe()?.src, told()]).toEqual([addressOf(2), []]);
});
