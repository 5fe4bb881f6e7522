import { describe, expect, test } from 'vitest';
import type { CardFrameMessage } from '#types/events/card-frame';
import {
  resetSubmitHandlers,
  runSubmitHandlers,
  SubmitFailure,
} from '../../../../../src/engine/journey/submit-handlers.ts';
import {
  ANSWER_TIMEOUT,
  card,
  drawFee,
  drawFrame,
  drawSubmitting,
  frameWindow,
  holdTime,
  loaded,
  origin,
  passUntil,
  say,
  state,
  token,
  told,
  tryAgain,
  validity,
} from './frame-form.ts';

const failure = (reason: SubmitFailure['reason']) => ({ name: 'SubmitFailure', reason });

describe('what is sent', () => {
  test('domain §4e.5 the frame is told to submit, at its own origin, and answers with a token', async () => {
    const { made } = await drawSubmitting();
    await expect.poll(told).toEqual([{ data: { type: 'submit' }, origin }]);
    await say({ type: 'outcome', success: true });
    expect(state()).toBe('submitting');
    await say(token);
    await expect(made).resolves.toEqual({ card });
  });

  test('domain §4e.7 a second click is the first one once more', async () => {
    const { made, complete } = await drawSubmitting();
    const again = complete();
    await expect.poll(told).toHaveLength(1);
    await say(token);
    expect(await Promise.all([made, again])).toEqual([{ card }, { card }]);
    expect(told()).toHaveLength(1);
  });

  test('domain §4e.7 so it is before anything is drawn of the first', async () => {
    const { complete } = await drawFrame(true);
    const clicks = [complete(), complete()];
    await expect.poll(told).toHaveLength(1);
    await say(token);
    expect(await Promise.all(clicks)).toEqual([{ card }, { card }]);
    expect(told()).toHaveLength(1);
  });

  test.each([undefined, false])('domain §4e.5 nothing, until the frame can be sent: %s', async (valid) => {
    const { complete, amounts } = await drawFrame(valid);
    await expect(complete()).rejects.toBeInstanceOf(SubmitFailure);
    await expect(complete()).rejects.toMatchObject(failure('refused'));
    expect([told(), amounts]).toEqual([[], ['12.50']]);
  });

  test('domain §4e.5 nothing, while there is no frame', async () => {
    const { complete } = await drawFee({ facts: {} });
    await expect(complete()).rejects.toMatchObject(failure('refused'));
  });

  test('domain §4e.12 the token is in nobody else’s hands', async () => {
    const { made, store, reports, container } = await drawSubmitting();
    await say(token);
    await made;
    await expect.poll(state).toBe('tokenised');
    const kept = JSON.stringify([store.getState(), reports, sessionStorage, localStorage, location.href]);
    expect(kept).not.toContain(card.cardToken);
    expect(container.innerHTML).not.toContain(card.cardToken);
    expect(console.error).not.toHaveBeenCalled();
  });
});

describe('a submission that fails', () => {
  const ways: [string, CardFrameMessage, SubmitFailure['reason']][] = [
    ['a failure', { type: 'failure', reason: 'declined' }, 'failed'],
    ['an outcome of false', { type: 'outcome', success: false }, 'refused'],
    ['an outcome that is a text', { type: 'outcome', success: 'true' }, 'refused'],
    ['no outcome', { type: 'outcome', success: null }, 'refused'],
  ];

  test.each(ways)('§4 %s ends it, and there is a new frame at once', async (_case, message, reason) => {
    const { made, value, amounts } = await drawSubmitting();
    await say(message);
    await expect(made).rejects.toMatchObject(failure(reason));
    await loaded(2);
    expect([state(), value(), amounts]).toEqual(['loading', undefined, ['12.50', '12.50']]);
    await expect.element(tryAgain).not.toBeInTheDocument();
  });

  test('domain §4e.10 no answer in time ends it too: nobody knows how far it has come', async () => {
    holdTime();
    const { made, sentAt, settled, value } = await drawSubmitting();
    await passUntil(sentAt + ANSWER_TIMEOUT - 1);
    expect([state(), settled()]).toEqual(['submitting', 0]);
    await passUntil(sentAt + ANSWER_TIMEOUT);
    await expect(made).rejects.toMatchObject(failure('timed out'));
    await loaded(2);
    expect([state(), value()]).toEqual(['loading', undefined]);
  });

  test('domain §4e.7 a token that comes late, from the old frame or the new, is none', async () => {
    holdTime();
    const { made, settled, value } = await drawSubmitting();
    const old = frameWindow();
    await passUntil(Date.now() + ANSWER_TIMEOUT);
    await expect(made).rejects.toMatchObject(failure('timed out'));
    await loaded(2);
    dispatchEvent(new MessageEvent('message', { origin, source: old, data: token }));
    await say(token);
    await say(validity(true));
    await expect.poll(state).toBe('valid');
    expect([value(), settled()]).toEqual([true, 1]);
  });

  test('§4 the new frame can be sent', async () => {
    const { made, complete } = await drawSubmitting();
    await say({ type: 'failure' });
    await expect(made).rejects.toMatchObject(failure('failed'));
    await loaded(2);
    await say(validity(true));
    await expect.poll(state).toBe('valid');
    const again = complete();
    await expect.poll(told).toHaveLength(1);
    await say(token);
    await expect(again).resolves.toEqual({ card });
  });

  test('domain §4e.10 an answer in time stops the clock', async () => {
    holdTime();
    const { made } = await drawSubmitting();
    await say(token);
    await made;
    await passUntil(Date.now() + ANSWER_TIMEOUT);
    expect(state()).toBe('tokenised');
  });
});

describe('a token that was used up', () => {
  async function drawTokenised() {
    const drawn = await drawSubmitting();
    await say(token);
    await drawn.made;
    await expect.poll(state).toBe('tokenised');
    return drawn;
  }

  test('domain §4e.12 is good once: where the step stays, there is a new frame', async () => {
    const { store, value, amounts } = await drawTokenised();
    resetSubmitHandlers(store);
    await loaded(2);
    expect([state(), value(), amounts]).toEqual(['loading', undefined, ['12.50', '12.50']]);
  });

  test('domain §4e.12 so there is where it is asked for another one', async () => {
    const { complete, value } = await drawTokenised();
    await expect(complete()).rejects.toMatchObject(failure('refused'));
    await loaded(2);
    expect([state(), value()]).toEqual(['loading', undefined]);
  });

  test('§4 a frame that has made none stays as it is', async () => {
    const { store, amounts, value } = await drawFrame(true);
    resetSubmitHandlers(store);
    expect([state(), value()]).toEqual(['valid', true]);
    const made = runSubmitHandlers(store);
    resetSubmitHandlers(store);
    await say(token);
    await expect(made).resolves.toEqual({ card });
    expect(amounts).toEqual(['12.50']);
  });

  test('domain §4e.13 a frame that was rebuilt after a failure is not rebuilt twice', async () => {
    const { made, store, amounts } = await drawSubmitting();
    await say({ type: 'failure' });
    await made.catch(() => {});
    resetSubmitHandlers(store);
    await loaded(2);
    expect(amounts).toEqual(['12.50', '12.50']);
  });
});
