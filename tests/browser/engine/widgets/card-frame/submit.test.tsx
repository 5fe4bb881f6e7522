import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { resetSubmitHandlers, SubmitFailure } from '../../../../../src/engine/journey/submit-handlers.ts';
import { accessibilityFaults } from '../../../axe.ts';
import * as form from './frame-form.ts';

const { card, drawFrame, drawSubmitting, drawTokenised, expectFailure, expectNewFrame, frameWindow } = form;
const { holdTime, iframe, loaded, origin, passUntil, received, say, sayValidity, state, token, tryAgain } =
  form;

test('sends "submit" once for several clicks, and returns the token without storing it', async () => {
  const { complete, store, reports, container } = await drawFrame(true);
  const clicks = [complete(), complete()];
  await expect.poll(received).toEqual([{ data: { type: 'submit' }, origin }]);
  clicks.push(complete());
  await say({ type: 'outcome', success: true });
  await expect.poll(state).toBe('submitting');
  await say(token);
  expect(await Promise.all(clicks)).toEqual([{ card }, { card }, { card }]);
  expect(received()).toHaveLength(1);
  await expect.poll(state).toBe('tokenised');
  const everything = [store.getState(), reports, sessionStorage, localStorage, location.href];
  expect(JSON.stringify(everything)).not.toContain(card.cardToken);
  expect(container.innerHTML).not.toContain(card.cardToken);
  expect(console.error).not.toHaveBeenCalled();
});

test('refuses a submission until the frame is valid, and without a frame', async () => {
  const { complete, amounts, unmount } = await drawFrame();
  await expect(complete()).rejects.toBeInstanceOf(SubmitFailure);
  await sayValidity(false);
  await expectFailure(complete(), 'refused');
  expect([received(), amounts]).toEqual([[], ['12.50']]);
  await unmount();
  const without = await form.drawFee({ facts: {} });
  await expectFailure(without.complete(), 'refused');
});

test.each([
  ['a failure', { type: 'failure', reason: 'declined' }, 'failed'],
  ['an empty outcome', { type: 'outcome', success: null }, 'refused'],
] as const)(
  '§4 ends a submission after %s, and supports another with a new frame',
  async (_, message, reason) => {
    const drawn = await drawSubmitting();
    await say(message);
    await expectFailure(drawn.made, reason);
    resetSubmitHandlers(drawn.store);
    await expectNewFrame(drawn);
    await expect.element(tryAgain).not.toBeInTheDocument();
    await sayValidity(true);
    const again = drawn.complete();
    await expect.poll(received).toHaveLength(1);
    await form.expectToken(again);
  },
);

test('times out without an answer, and ignores a late token', async () => {
  holdTime();
  const drawn = await drawSubmitting();
  const { made, sentAt, ends, value } = drawn;
  const source = frameWindow();
  await passUntil(sentAt + form.ANSWER_TIMEOUT - 1);
  expect([state(), ends]).toEqual(['submitting', []]);
  await passUntil(sentAt + form.ANSWER_TIMEOUT);
  await expectFailure(made, 'timed out');
  await expectNewFrame(drawn);
  dispatchEvent(new MessageEvent('message', { origin, source, data: token }));
  await say(token);
  await sayValidity(true);
  expect([value(), ends.length]).toEqual([true, 1]);
});

type Drawn = Awaited<ReturnType<typeof drawTokenised>>;
test.each([
  ['a reset where the step stays', async ({ store }: Drawn) => resetSubmitHandlers(store)],
  ['another request for a token', ({ complete }: Drawn) => expectFailure(complete(), 'refused')],
] as const)('uses a token only once, and replaces the frame after %s', async (_, use) => {
  const drawn = await drawTokenised();
  await use(drawn);
  await expectNewFrame(drawn);
});

test('§4 keeps the frame on a reset before it has made a token', async () => {
  const { store, complete, amounts, value } = await drawFrame(true);
  resetSubmitHandlers(store);
  expect([state(), value()]).toEqual(['valid', true]);
  const made = complete();
  resetSubmitHandlers(store);
  await form.expectToken(made);
  expect(amounts).toEqual(['12.50']);
});

const challenge = (open: boolean) => ({ type: 'challenge', open });
const question = page.getByRole('status').filter({ hasText: 'Your bank has sent you a code.' });

test('shows the bank’s question, focuses the frame and scrolls to it, then accepts the token', async () => {
  const { made, value, store, container } = await drawSubmitting();
  container.style.paddingBlockStart = '200vh';
  scrollTo(0, 0);
  await say(challenge(true));
  await expect.poll(state).toBe('challenged');
  await expect.element(question).toBeVisible();
  await expect.poll(() => document.activeElement).toBe(iframe());
  await say(form.height(600));
  const box = () => iframe()?.getBoundingClientRect() ?? new DOMRect();
  await expect.poll(() => box().height).toBe(600);
  await expect.poll(() => box().bottom).toBeLessThanOrEqual(innerHeight);
  expect(box().top).toBeGreaterThanOrEqual(0);
  expect(question.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(box().top);
  expect([value(), store.getState().valid]).toEqual([true, true]);
  expect(await accessibilityFaults(container)).toEqual([]);
  scrollTo(0, 0);
  await say(challenge(false));
  await expect.poll(state).toBe('submitting');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(page.getByText('The card form is ready.')).not.toBeInTheDocument();
  await form.expectToken(made);
});

test('pauses the answer timeout during the bank’s question, which has its own timeout', async () => {
  holdTime();
  const { made, ends } = await drawSubmitting();
  const openedAt = Date.now();
  await say(challenge(true));
  await expect.poll(state).toBe('challenged');
  await passUntil(openedAt + form.CHALLENGE_TIMEOUT - 1);
  expect([state(), ends]).toEqual(['challenged', []]);
  await passUntil(openedAt + form.CHALLENGE_TIMEOUT + 1000);
  await expectFailure(made, 'timed out');
  await loaded(2);
});
