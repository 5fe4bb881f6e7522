import { describe, expect, test } from 'vitest';
import { resetSubmitHandlers, SubmitFailure } from '../../../../../src/engine/journey/submit-handlers.ts';
import {
  ANSWER_TIMEOUT,
  card,
  drawFee,
  drawFrame,
  drawSubmitting,
  drawTokenised,
  expectFailure,
  expectNewFrame,
  frameWindow,
  holdTime,
  loaded,
  origin,
  passUntil,
  received,
  say,
  sayValidity,
  state,
  token,
  tryAgain,
} from './frame-form.ts';

describe('sending', () => {
  test('domain §4e.5 the frame gets "submit" at its own origin, once for two clicks, and answers with a token', async () => {
    const { made, complete } = await drawSubmitting();
    await expect.poll(received).toEqual([{ data: { type: 'submit' }, origin }]);
    const again = complete();
    await say({ type: 'outcome', success: true });
    expect(state()).toBe('submitting');
    await say(token);
    expect(await Promise.all([made, again])).toEqual([{ card }, { card }]);
    expect(received()).toHaveLength(1);
  });

  test('domain §4e.7 two clicks before anything is drawn of the first are one, too', async () => {
    const { complete } = await drawFrame(true);
    const clicks = [complete(), complete()];
    await expect.poll(received).toHaveLength(1);
    await say(token);
    expect(await Promise.all(clicks)).toEqual([{ card }, { card }]);
    expect(received()).toHaveLength(1);
  });

  test.each([undefined, false])('domain §4e.5 is refused until the frame can be sent: %s', async (valid) => {
    const { complete, amounts } = await drawFrame(valid);
    await expect(complete()).rejects.toBeInstanceOf(SubmitFailure);
    await expectFailure(complete(), 'refused');
    expect([received(), amounts]).toEqual([[], ['12.50']]);
  });

  test('domain §4e.5 is refused while there is no frame', async () => {
    const { complete } = await drawFee({ facts: {} });
    await expectFailure(complete(), 'refused');
  });

  test('domain §4e.12 leaves the token in no store, report, address or page', async () => {
    const { store, reports, container } = await drawTokenised();
    const everything = [store.getState(), reports, sessionStorage, localStorage, location.href];
    expect(JSON.stringify(everything)).not.toContain(card.cardToken);
    expect(container.innerHTML).not.toContain(card.cardToken);
    expect(console.error).not.toHaveBeenCalled();
  });
});

describe('a submission that fails', () => {
  test.each([
    ['a failure', { type: 'failure', reason: 'declined' }, 'failed'],
    ['an outcome of false', { type: 'outcome', success: false }, 'refused'],
    ['an outcome that is a text', { type: 'outcome', success: 'true' }, 'refused'],
    ['no outcome', { type: 'outcome', success: null }, 'refused'],
  ] as const)('§4 %s ends it, and there is a new frame at once', async (_case, message, reason) => {
    const drawn = await drawSubmitting();
    await say(message);
    await expectFailure(drawn.made, reason);
    await expectNewFrame(drawn);
    await expect.element(tryAgain).not.toBeInTheDocument();
  });

  test('domain §4e.10 no answer in time ends it too; a token that comes late, of either frame, is none', async () => {
    holdTime();
    const drawn = await drawSubmitting();
    const { made, sentAt, settled, value } = drawn;
    const source = frameWindow();
    await passUntil(sentAt + ANSWER_TIMEOUT - 1);
    expect([state(), settled()]).toEqual(['submitting', 0]);
    await passUntil(sentAt + ANSWER_TIMEOUT);
    await expectFailure(made, 'timed out');
    await expectNewFrame(drawn);
    dispatchEvent(new MessageEvent('message', { origin, source, data: token }));
    await say(token);
    await sayValidity(true);
    expect([value(), settled()]).toEqual([true, 1]);
  });

  test('§4 the new frame can be sent', async () => {
    const { made, complete } = await drawSubmitting();
    await say({ type: 'failure' });
    await expectFailure(made, 'failed');
    await loaded(2);
    await sayValidity(true);
    const again = complete();
    await expect.poll(received).toHaveLength(1);
    await say(token);
    await expect(again).resolves.toEqual({ card });
  });

  test('domain §4e.10 an answer in time stops the clock', async () => {
    holdTime();
    await drawTokenised();
    await passUntil(Date.now() + ANSWER_TIMEOUT);
    expect(state()).toBe('tokenised');
  });
});

describe('a token that was used up', () => {
  test('domain §4e.12 is good once: where the step stays, there is a new frame', async () => {
    const drawn = await drawTokenised();
    resetSubmitHandlers(drawn.store);
    await expectNewFrame(drawn);
  });

  test('domain §4e.12 another request for it brings a new frame, too', async () => {
    const drawn = await drawTokenised();
    await expectFailure(drawn.complete(), 'refused');
    await expectNewFrame(drawn);
  });

  test('§4 a frame that has made none stays as it is', async () => {
    const { store, complete, amounts, value } = await drawFrame(true);
    resetSubmitHandlers(store);
    expect([state(), value()]).toEqual(['valid', true]);
    const made = complete();
    resetSubmitHandlers(store);
    await say(token);
    await expect(made).resolves.toEqual({ card });
    expect(amounts).toEqual(['12.50']);
  });

  test('domain §4e.13 a frame that was rebuilt after a failure is not rebuilt twice', async () => {
    const drawn = await drawSubmitting();
    await say({ type: 'failure' });
    await drawn.made.catch(() => {});
    resetSubmitHandlers(drawn.store);
    await expectNewFrame(drawn);
  });
});
