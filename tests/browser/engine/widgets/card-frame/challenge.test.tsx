import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFaults } from '../../../axe.ts';
import {
  ANSWER_TIMEOUT,
  CHALLENGE_TIMEOUT,
  card,
  drawFrame,
  drawSubmitting,
  drawTokenised,
  expectFailure,
  expectNewFrame,
  frameWindow,
  height,
  holdTime,
  iframe,
  loaded,
  passUntil,
  received,
  say,
  state,
  token,
  validity,
} from './frame-form.ts';

const challenge = (open: boolean) => ({ type: 'challenge', open });
const question = page.getByRole('status').filter({ hasText: 'Your bank needs you to confirm this payment.' });

/** Draws a frame in which a bank asks something. */
async function drawChallenged() {
  const drawn = await drawSubmitting();
  const openedAt = Date.now();
  await say(challenge(true));
  await expect.poll(state).toBe('challenged');
  return { ...drawn, openedAt };
}

describe('while a bank asks something', () => {
  test('the page says so above the frame, which stays an answer, and axe finds nothing', async () => {
    const { value, store, container } = await drawChallenged();
    await expect.element(question).toBeVisible();
    const { top = 0 } = iframe()?.getBoundingClientRect() ?? {};
    expect(question.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
    expect([value(), store.getState().valid]).toEqual([true, true]);
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  test('the focus is in the frame, which comes into view as high as it says', async () => {
    const { container } = await drawSubmitting();
    container.style.paddingBlockStart = '200vh';
    scrollTo(0, 0);
    await say(challenge(true));
    await expect.poll(() => document.activeElement).toBe(iframe());
    await say(height(600));
    await expect.poll(() => iframe()?.getBoundingClientRect().height).toBe(600);
    await expect.poll(() => iframe()?.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    expect(iframe()?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    scrollTo(0, 0);
  });

  test('no other message changes anything, and the frame is not sent twice', async () => {
    const { made, complete, settled, value, onSubmit } = await drawChallenged();
    const nonsense = { type: 'challenge', open: 'no' };
    for (const message of [height(400), validity(false), { type: 'enter' }, challenge(true), nonsense]) {
      await say(message);
      expect([state(), settled(), value()]).toEqual(['challenged', 0, true]);
    }
    expect(onSubmit).not.toHaveBeenCalled();
    await expect.element(question).toBeVisible();
    const again = complete();
    await say(token);
    expect(await Promise.all([made, again])).toEqual([{ card }, { card }]);
    expect(received()).toHaveLength(1);
  });
});

describe('after the bank’s question', () => {
  test('the frame makes its token, and nothing says that the form is ready', async () => {
    const { made } = await drawChallenged();
    await say(challenge(false));
    await expect.poll(state).toBe('submitting');
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(page.getByText('The card form is ready.')).not.toBeInTheDocument();
    await say({ type: 'outcome', success: true });
    await say(token);
    await expect(made).resolves.toEqual({ card });
  });

  test.each([
    ['a declined outcome', { type: 'outcome', success: false }, 'refused'],
    ['a failure', { type: 'failure' }, 'failed'],
  ] as const)('%s ends the submission, and there is a new frame', async (_case, message, reason) => {
    const drawn = await drawChallenged();
    await say(challenge(false));
    await say(message);
    await expectFailure(drawn.made, reason);
    await expectNewFrame(drawn);
  });

  test('a frame that is reloaded meanwhile has failed: it is not known how far it came', async () => {
    const { made } = await drawChallenged();
    frameWindow().location.reload();
    await expectFailure(made, 'failed');
  });
});

describe('the time', () => {
  test('to answer stands still while the bank asks, and goes on after', async () => {
    holdTime();
    const { made, openedAt, sentAt } = await drawChallenged();
    await passUntil(openedAt + 5 * ANSWER_TIMEOUT);
    expect(state()).toBe('challenged');
    await say(challenge(false));
    await expect.poll(state).toBe('submitting');
    const end = Date.now() + ANSWER_TIMEOUT - (openedAt - sentAt);
    // as long as it took until each message had arrived
    await passUntil(end - 1000);
    expect(state()).toBe('submitting');
    await passUntil(end);
    await expectFailure(made, 'timed out');
  });

  test('for the bank’s question has an end too: it is not known how far it came', async () => {
    holdTime();
    const { made, openedAt, settled } = await drawChallenged();
    await passUntil(openedAt + CHALLENGE_TIMEOUT - 1);
    expect([state(), settled()]).toEqual(['challenged', 0]);
    await passUntil(openedAt + CHALLENGE_TIMEOUT + 1000);
    await expectFailure(made, 'timed out');
    await loaded(2);
  });
});

test.each([undefined, true, false])(
  'a challenge before the frame is sent changes nothing: valid %s',
  async (valid) => {
    const { value } = await drawFrame(valid);
    const before = state();
    await say(challenge(true));
    await say(challenge(false));
    expect([state(), value()]).toEqual([before, valid || undefined]);
    await expect.element(question).not.toBeInTheDocument();
  },
);

test('a challenge after the token changes nothing', async () => {
  await drawTokenised();
  await say(challenge(true));
  expect(state()).toBe('tokenised');
});
