import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { JsonObject } from '../../../../../src/engine/form/paths.ts';
import { SourceBlocked } from '../../../../../src/engine/source.ts';
import { slowSource } from '../../sources.ts';
import {
  drawFee,
  drawFrame,
  drawSubmitting,
  frameSource,
  group,
  height,
  holdTime,
  iframe,
  loaded,
  loading,
  passUntil,
  READY_TIMEOUT,
  say,
  sayValidity,
  state,
  token,
  tryAgain,
  validity,
} from './frame-form.ts';

const failed = page.getByText('We can’t show the card form right now.');
const timedOut = page.getByText('The card form takes too long to load.');

describe('loading', () => {
  test('§4 waits for what its query names, keeps its room meanwhile, and ends at some time', async () => {
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

  test('§4 is no answer, even if one was stored', async () => {
    const { value, store } = await drawFee({ answers: { card: true } });
    expect([value(), store.getState().valid]).toEqual([undefined, false]);
    await loaded();
    expect(value()).toBeUndefined();
  });

  test('§4 a frame that does not come is asked for once more; then the visitor can try again', async () => {
    holdTime();
    const start = Date.now();
    const { amounts } = await drawFee();
    await loaded();
    await passUntil(start + READY_TIMEOUT - 1);
    expect([state(), amounts]).toEqual(['loading', ['12.50']]);
    await passUntil(start + READY_TIMEOUT);
    await loaded(2);
    expect([state(), amounts]).toEqual(['loading', ['12.50', '12.50']]);
    await passUntil(Date.now() + READY_TIMEOUT);
    await expect.element(timedOut).toBeVisible();
    await expect.element(tryAgain).toBeVisible();
    expect([state(), iframe(), amounts.length]).toEqual(['timed out', null, 2]);
    await tryAgain.click();
    await loaded(3);
    await passUntil(Date.now() + READY_TIMEOUT);
    await loaded(4);
    await sayValidity(true);
    await expect.element(timedOut).not.toBeInTheDocument();
  });

  test('§4 a source that takes too long is given up likewise', async () => {
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

  test('§4 ends with the first message: the frame is not given up later', async () => {
    holdTime();
    await drawFrame();
    await say(height(300));
    await passUntil(Date.now() + READY_TIMEOUT);
    expect(state()).toBe('ready');
  });
});

describe('the answer', () => {
  test('domain §4e.8 is true while the frame can be sent, and none at any other time', async () => {
    const { value, store, reports } = await drawFrame();
    await say(height(300));
    await expect.poll(state).toBe('ready');
    expect(value()).toBeUndefined();
    for (const valid of [true, false, true]) {
      await say(validity(valid));
      await expect.poll(value).toBe(valid || undefined);
      expect(store.getState().valid).toBe(valid);
    }
    expect(reports).toEqual([]);
  });

  test('domain §4e.8 stays true while it is sent, whatever the frame says of that, and after', async () => {
    const { value, made } = await drawSubmitting();
    await say(validity(false));
    expect([state(), value()]).toEqual(['submitting', true]);
    await say(token);
    await made;
    await expect.poll(state).toBe('tokenised');
    expect(value()).toBe(true);
  });
});

test('a source that refuses for good: the page says what to do, and no button asks again', async () => {
  const search = vi.fn(async () => {
    throw new SourceBlocked('too many tries');
  });
  const { value, store } = await drawFee({ frames: { search, lookup: async (item) => item } });
  await expect.element(page.getByText('You can’t try another card. Please call us.')).toBeVisible();
  await expect.element(tryAgain).not.toBeInTheDocument();
  expect([state(), value(), iframe()]).toEqual(['blocked', undefined, null]);
  expect(search).toHaveBeenCalledTimes(1);
  store.setFacts({ amount: '99.00' });
  await expect.poll(() => search.mock.calls.length, { message: 'another amount may be paid' }).toBe(2);
});

describe('failed', () => {
  test.each([true, false])('§4 a frame that says so is taken away: valid before: %s', async (valid) => {
    const { value } = await drawFrame(valid);
    await say({ type: 'failure', reason: 'too old' });
    await expect.element(failed).toBeVisible();
    expect([state(), iframe(), value()]).toEqual(['failed', null, undefined]);
    expect(console.error).toHaveBeenCalledWith('A card frame has failed.', 'too old');
  });

  test.each<[string, JsonObject[]]>([
    ['nothing', []],
    ['no address', [{ name: 'frame' }]],
    ['a script', [{ address: 'javascript:alert(1)' }]],
  ])('domain §4e.1 a source that answers with %s', async (_case, items) => {
    const frames = slowSource();
    await drawFee({ frames });
    await frames.open[0]?.answer(items);
    await expect.element(failed).toBeVisible();
    expect(console.error).toHaveBeenCalledTimes(1);
  });

  test('§8 a source that fails is reported to the console, and can be asked again', async () => {
    const { source: frames, amounts, setBroken } = frameSource();
    setBroken(true);
    await drawFee({ frames });
    await expect.element(failed).toBeVisible();
    expect(console.error).toHaveBeenCalledTimes(1);
    setBroken(false);
    await tryAgain.click();
    await loaded(2);
    await sayValidity(true);
    await expect.element(failed).not.toBeInTheDocument();
    expect(amounts).toEqual(['12.50', '12.50']);
  });
});
