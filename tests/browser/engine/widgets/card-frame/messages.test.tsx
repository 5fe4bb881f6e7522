import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import {
  addressOf,
  card,
  drawFrame,
  drawSubmitting,
  frameWindow,
  height,
  iframe,
  origin,
  say,
  state,
  token,
  validity,
} from './frame-form.ts';

/** A message that says of itself where it comes from. */
const forge = (init: MessageEventInit) => dispatchEvent(new MessageEvent('message', { origin, ...init }));

/** A second frame, of the same site, beside the form's own. */
async function otherFrame() {
  const frame = document.createElement('iframe');
  frame.src = addressOf(99);
  const loads = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  await loads;
  return frameWindow(frame);
}

let errors = 0;
beforeEach(() => {
  errors = 0;
  const count = () => {
    errors += 1;
  };
  addEventListener('error', count);
  addEventListener('unhandledrejection', count);
  return () => {
    removeEventListener('error', count);
    removeEventListener('unhandledrejection', count);
  };
});

describe('who is heard', () => {
  test.each(['https://evil.example', 'null', `${origin}.evil.example`, ''])(
    'domain §4e.3 nobody at the origin %j, from the right window or not',
    async (other) => {
      const { made, settled, value } = await drawSubmitting();
      const source = frameWindow();
      forge({ origin: other, source, data: { type: 'failure' } });
      forge({ origin: other, source, data: token });
      expect([state(), value(), settled()]).toEqual(['submitting', true, 0]);
      await say(token);
      await expect(made).resolves.toEqual({ card });
    },
  );

  test('domain §4e.4 no other window of the right origin', async () => {
    const { made, settled } = await drawSubmitting();
    const other = await otherFrame();
    await say({ type: 'failure' }, other);
    await say({ ...token, card: { ...card, cardToken: 'forged' } }, other);
    forge({ source: window, data: token });
    forge({ source: null, data: token });
    expect([state(), settled()]).toEqual(['submitting', 0]);
    await say(token);
    await expect(made).resolves.toEqual({ card });
  });

  test('domain §4e.4 nor can another window say that the form can be sent', async () => {
    const { value } = await drawFrame(false);
    await say(validity(true), await otherFrame());
    forge({ origin: 'https://evil.example', source: frameWindow(), data: validity(true) });
    await say(height(300));
    expect([state(), value()]).toEqual(['invalid', undefined]);
  });
});

describe('what is heard', () => {
  test.each([
    null,
    7,
    'hello',
    '{"type":"token"',
    [],
    { type: 'token' },
    { type: 'token', card: { ...card, pan: '4111111111111111' } },
    { type: 'outcome' },
    { type: 'submitted', card },
    JSON.stringify(token).padEnd(100_000),
  ])('domain §4e.6 nothing that is not of the protocol: %j', async (message) => {
    const { settled } = await drawSubmitting();
    await say(message);
    expect([state(), settled(), errors]).toEqual(['submitting', 0, 0]);
    expect(console.error).not.toHaveBeenCalled();
  });

  test('domain §4e.6 a JSON text as well as an object', async () => {
    const { made } = await drawSubmitting();
    await say(JSON.stringify(token));
    await expect(made).resolves.toEqual({ card });
  });

  test('domain §4e.7 no token before it is asked for', async () => {
    const { value, complete, settled } = await drawFrame(true);
    await say({ ...token, card: { ...card, cardToken: 'early' } });
    expect([state(), value()]).toEqual(['valid', true]);
    const made = complete();
    expect(settled()).toBe(0);
    await say(token);
    await expect(made).resolves.toEqual({ card });
  });

  test('domain §4e.7 one token: not the second, nor a failure after it', async () => {
    const { made } = await drawSubmitting();
    await say(token);
    await say({ ...token, card: { ...card, cardToken: 'second' } });
    await say({ type: 'failure' });
    await say({ type: 'outcome', success: false });
    await expect(made).resolves.toEqual({ card });
    await expect.poll(state).toBe('tokenised');
    expect(console.error).not.toHaveBeenCalled();
  });
});

describe('how high it is', () => {
  const drawn = () => iframe()?.getBoundingClientRect().height;

  test.each([
    [500, 500],
    [500.5, 501],
    [100, 240],
    [1e9, 1200],
  ])('domain §4e.9 a frame that says %d is drawn %d high', async (said, high) => {
    await drawFrame(true);
    await say(height(600));
    await expect.poll(drawn).toBe(600);
    await say(height(said));
    await expect.poll(drawn).toBe(high);
  });

  test.each([Number.NaN, -500, 0, Number.POSITIVE_INFINITY])('domain §4e.9 %d is no height', async (said) => {
    await drawFrame(true);
    await say(height(500));
    await expect.poll(drawn).toBe(500);
    forge({ source: frameWindow(), data: { type: 'height', height: said } });
    await say(validity(false));
    await expect.poll(state).toBe('invalid');
    expect(drawn()).toBe(500);
  });
});
