import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFaults } from '../../../axe.ts';
import {
  ANSWER_TIMEOUT,
  CHALLENGE_TIMEOUT,
  card,
  drawFrame,
  drawSubmitting,
  frameWindow,
  height,
  holdTime,
  iframe,
  loaded,
  passUntil,
  say,
  state,
  token,
  told,
  validity,
} from './frame-form.ts';

const challenge = (open: boolean) => ({ type: 'challenge', open });
const words = page.getByRole('status').filter({ hasText: 'Your bank needs you to confirm this payment.' });
const failure = (reason: string) => ({ name: 'SubmitFailure', reason });

/** A frame in which a bank asks something. */
async function drawChallenged() {
  const drawn = await drawSubmitting();
  const openedAt = Date.now();
  await say(challenge(true));
  await expect.poll(state).toBe('challenged');
  return { ...drawn, openedAt };
}

describe('while a bank asks something', () => {
  test('this is said above the frame, which stays an answer', async () => {
    const { value, store } = await drawChallenged();
    await expect.element(words).toBeVisible();
    expect(words.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
      iframe()?.getBoundingClientRect().top ?? 0,
    );
    expect([value(), store.getState().valid]).toEqual([true, true]);
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

  test('axe finds nothing', async () => {
    const { container } = await drawChallenged();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  test.each([
    ['nothing but a height', height(400)],
    ['that the card is not right', validity(false)],
    ['Enter', { type: 'enter' }],
    ['the same again', challenge(true)],
    ['nonsense', { type: 'challenge', open: 'no' }],
  ])('%s changes nothing', async (_case, message) => {
    const { settled, value, onSubmit } = await drawChallenged();
    await say(message);
    expect([state(), settled(), value()]).toEqual(['challenged', 0, true]);
    expect(onSubmit).not.toHaveBeenCalled();
    await expect.element(words).toBeVisible();
  });

  test('the frame is not sent twice', async () => {
    const { made, complete } = await drawChallenged();
    const again = complete();
    await say(token);
    expect(await Promise.all([made, again])).toEqual([{ card }, { card }]);
    expect(told()).toHaveLength(1);
  });
});

describe('after the bank’s question', () => {
  test('the frame makes its token, and nothing says that the form is ready', async () => {
    const { made } = await drawChallenged();
    await say(challenge(false));
    await expect.poll(state).toBe('submitting');
    await expect.element(words).not.toBeInTheDocument();
    await expect.element(page.getByText('The card form is ready.')).not.toBeInTheDocument();
    await say({ type: 'outcome', success: true });
    await say(token);
    await expect(made).resolves.toEqual({ card });
  });

  test.each([
    ['a declined outcome', { type: 'outcome', success: false }, 'refused'],
    ['a failure', { type: 'failure' }, 'failed'],
  ])('%s ends the submission, and there is a new frame', async (_case, message, reason) => {
    const { made, value } = await drawChallenged();
    await say(challenge(false));
    await say(message);
    await expect(made).rejects.toMatchObject(failure(reason));
    await loaded(2);
    expect([state(), value()]).toEqual(['loading', undefined]);
  });

  test('a frame that is reloaded meanwhile has failed: it is not known how far it came', async () => {
    const { made } = await drawChallenged();
    frameWindow().location.reload();
    await expect(made).rejects.toMatchObject(failure('failed'));
  });
});

describe('the time', () => {
  test('to answer stands still while the bank asks, and goes on after', async () => {
    holdTime();
    const { made, openedAt, sentAt } = await drawChallenged();
    const used = openedAt - sentAt;
    await passUntil(openedAt + 5 * ANSWER_TIMEOUT);
    expect(state()).toBe('challenged');
    await say(challenge(false));
    await expect.poll(state).toBe('submitting');
    const closedAt = Date.now();
    const left = ANSWER_TIMEOUT - used;
    // as long as it took until each message was heard
    await passUntil(closedAt + left - 1000);
    expect(state()).toBe('submitting');
    await passUntil(closedAt + left);
    await expect(made).rejects.toMatchObject(failure('timed out'));
  });

  test('for the bank’s question has an end too: nobody knows how far it came', async () => {
    holdTime();
    const { made, openedAt, settled } = await drawChallenged();
    await passUntil(openedAt + CHALLENGE_TIMEOUT - 1);
    expect([state(), settled()]).toEqual(['challenged', 0]);
    await passUntil(openedAt + CHALLENGE_TIMEOUT + 1000);
    await expect(made).rejects.toMatchObject(failure('timed out'));
    await loaded(2);
  });
});

test.each([undefined, true, false])(
  'a challenge that nobody has asked for changes nothing: valid %s',
  async (valid) => {
    const { value } = await drawFrame(valid);
    const before = state();
    await say(challenge(true));
    await say(challenge(false));
    expect([state(), value()]).toEqual([before, valid || undefined]);
    await expect.element(words).not.toBeInTheDocument();
  },
);

test('a challenge after the token changes nothing', async () => {
  const { made } = await drawSubmitting();
  await say(token);
  await made;
  await expect.poll(state).toBe('tokenised');
  await say(challenge(true));
  expect(state()).toBe('tokenised');
});
