import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  addressOf,
  card,
  drawFrame,
  drawSubmitting,
  drawTokenised,
  frameWindow,
  height,
  iframe,
  origin,
  received,
  say,
  sayValidity,
  state,
  token,
  validity,
} from './frame-form.ts';

/** Dispatches a message that claims where it comes from. */
const forge = (init: MessageEventInit) => dispatchEvent(new MessageEvent('message', { origin, ...init }));
const tokenOf = (cardToken: string) => ({ ...token, card: { ...card, cardToken } });

/** Puts a second frame of the same site beside the form's own. */
async function otherFrame() {
  const frame = document.createElement('iframe');
  frame.src = addressOf(99);
  const loads = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  await loads;
  return frameWindow(frame);
}

describe('messages are taken', () => {
  test('domain §4e.3 from no other origin, even of the right window', async () => {
    const { made, settled, value } = await drawSubmitting();
    const source = frameWindow();
    for (const other of ['https://evil.example', 'null', `${origin}.evil.example`, ''])
      for (const data of [{ type: 'failure' }, token]) forge({ origin: other, source, data });
    expect([state(), value(), settled()]).toEqual(['submitting', true, 0]);
    await say(token);
    await expect(made).resolves.toEqual({ card });
  });

  test('domain §4e.4 from no other window of the right origin', async () => {
    const { made, settled } = await drawSubmitting();
    const other = await otherFrame();
    await say({ type: 'failure' }, other);
    await say(tokenOf('forged'), other);
    for (const source of [window, null]) forge({ source, data: token });
    expect([state(), settled()]).toEqual(['submitting', 0]);
    await say(token);
    await expect(made).resolves.toEqual({ card });
  });

  test('domain §4e.4 from no other window about what can be sent', async () => {
    const { value } = await drawFrame(false);
    await say(validity(true), await otherFrame());
    forge({ origin: 'https://evil.example', source: frameWindow(), data: validity(true) });
    await say(height(300));
    expect([state(), value()]).toEqual(['invalid', undefined]);
  });

  test('domain §4e.6 only if they are of the protocol, as objects or as JSON texts', async () => {
    const { made, settled } = await drawSubmitting();
    const pan = { type: 'token', card: { ...card, pan: '4111111111111111' } };
    const tooLong = JSON.stringify(token).padEnd(100_000);
    for (const message of [null, 'hello', '{"type":"token"', [], { type: 'token' }, pan, tooLong])
      await say(message);
    expect([state(), settled()]).toEqual(['submitting', 0]);
    expect(console.error).not.toHaveBeenCalled();
    await say(JSON.stringify(token));
    await expect(made).resolves.toEqual({ card });
  });

  test('domain §4e.7 for a token only after it was asked for', async () => {
    const { value, complete, settled } = await drawFrame(true);
    await say(tokenOf('early'));
    expect([state(), value()]).toEqual(['valid', true]);
    const made = complete();
    expect(settled()).toBe(0);
    await say(token);
    await expect(made).resolves.toEqual({ card });
  });

  test('domain §4e.7 for one token: not the second, nor a failure after it', async () => {
    const { made } = await drawSubmitting();
    for (const message of [
      token,
      tokenOf('second'),
      { type: 'failure' },
      { type: 'outcome', success: false },
    ])
      await say(message);
    await expect(made).resolves.toEqual({ card });
    await expect.poll(state).toBe('tokenised');
    expect(console.error).not.toHaveBeenCalled();
  });
});

test('domain §4e.9 the frame is as high as it says, within limits', async () => {
  const drawn = () => iframe()?.getBoundingClientRect().height;
  await drawFrame(true);
  for (const [said, high] of [
    [600, 600],
    [100, 240],
    [1e9, 1200],
    [500.5, 501],
  ] as const) {
    await say(height(said));
    await expect.poll(drawn).toBe(high);
  }
  for (const said of [Number.NaN, -500, 0, Number.POSITIVE_INFINITY])
    forge({ source: frameWindow(), data: height(said) });
  await sayValidity(false);
  expect(drawn()).toBe(501);
});

describe('Enter in the frame', () => {
  const enter = { type: 'enter' };

  /** Puts the focus into the frame, with the browser's user activation; undefined for a browser that has none. */
  function visitorIs(activation: Partial<UserActivation> | undefined) {
    vi.spyOn(navigator, 'userActivation', 'get').mockReturnValue(activation as UserActivation);
    iframe()?.focus();
  }

  test('presses the step’s button each time, once the frame has sent another message', async () => {
    const { onSubmit } = await drawFrame();
    visitorIs({ isActive: true });
    await say(enter);
    expect([onSubmit.mock.calls.length, state()]).toEqual([0, 'loading']);
    for (const [index, [message, reached]] of [
      [height(300), 'ready'] as const,
      [validity(false), 'invalid'] as const,
      [validity(true), 'valid'] as const,
    ].entries()) {
      await say(message);
      await expect.poll(state).toBe(reached);
      await say(enter);
      await say(enter);
      expect(onSubmit).toHaveBeenCalledTimes(2 * (index + 1));
    }
  });

  test('presses nothing while the visitor is not active or the focus is elsewhere, if the browser can say so', async () => {
    const { onSubmit } = await drawFrame(true);
    visitorIs({ isActive: false });
    await say(enter);
    visitorIs({ isActive: true });
    iframe()?.blur();
    await say(enter);
    expect(onSubmit).not.toHaveBeenCalled();
    visitorIs(undefined);
    await say(enter);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test('presses nothing once the frame is sent', async () => {
    const { onSubmit } = await drawTokenised();
    visitorIs({ isActive: true });
    await say(enter);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('presses nothing while the frame is being sent', async () => {
    const { onSubmit } = await drawSubmitting();
    visitorIs({ isActive: true });
    await say(enter);
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('the frame is asked to show what is wrong', () => {
  const reveal = { data: { type: 'reveal' }, origin };

  test('once the page says that the card is missing', async () => {
    const { store } = await drawFrame(false);
    expect(received()).toEqual([]);
    store.revealErrors();
    await expect.poll(received).toEqual([reveal]);
  });

  test('at once, if it loads while the page says so', async () => {
    const { store } = await drawFrame();
    store.revealErrors();
    expect(received()).toEqual([]);
    await sayValidity(false);
    await expect.poll(received).toEqual([reveal]);
  });
});
