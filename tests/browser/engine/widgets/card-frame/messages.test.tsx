import { expect, onTestFinished, test, vi } from 'vitest';
import * as form from './frame-form.ts';

const { card, drawFrame, frameWindow, iframe, origin, received, say, state, token, validity } = form;

const tokenOf = (cardToken: string) => ({ ...token, card: { ...card, cardToken } });

/** Adds a second frame of the same site next to the form's frame. */
async function otherFrame() {
  const frame = document.createElement('iframe');
  frame.src = form.addressOf(99);
  const loads = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  await loads;
  return frameWindow(frame);
}

test('accepts only protocol messages from the frame’s window and origin', async () => {
  const { made, ends, value } = await form.drawSubmitting();
  const forge = (init: MessageEventInit) => dispatchEvent(new MessageEvent('message', { origin, ...init }));
  for (const data of [{ type: 'failure' }, token])
    forge({ origin: `${origin}.evil.example`, source: frameWindow(), data });
  for (const source of [window, null]) forge({ source, data: token });
  const other = await otherFrame();
  await say({ type: 'failure' }, other);
  await say(tokenOf('forged'), other);
  await say({ type: 'token', card: { ...card, pan: '4111111111111111' } });
  expect([state(), value(), ends]).toEqual(['submitting', true, []]);
  expect(console.error).not.toHaveBeenCalled();
  await say(JSON.stringify(token));
  await expect(made).resolves.toEqual({ card });
});

test('accepts only the first token after a request', async () => {
  const { value, complete } = await drawFrame(true);
  await say(tokenOf('early'));
  expect([state(), value()]).toEqual(['valid', true]);
  const made = complete();
  for (const message of [token, tokenOf('second'), { type: 'failure' }]) await say(message);
  await expect(made).resolves.toEqual({ card });
  await expect.poll(state).toBe('tokenised');
  expect(console.error).not.toHaveBeenCalled();
});

test('submits the step on Enter in a frame that is ready and has the focus', async () => {
  const { onSubmit, complete } = await drawFrame();
  /** Presses Enter in the frame. Returns the number of submissions. Some browsers have no activation. */
  const enter = async (activation: Partial<UserActivation> | undefined, hasFocus = true) => {
    vi.spyOn(navigator, 'userActivation', 'get').mockReturnValue(activation as UserActivation);
    if (hasFocus) iframe()?.focus();
    else iframe()?.blur();
    onSubmit.mockClear();
    await say({ type: 'enter' });
    return onSubmit.mock.calls.length;
  };
  const active = { isActive: true };
  expect([await enter(active), state()]).toEqual([0, 'loading']);
  for (const message of [form.height(300), validity(false), validity(true)]) {
    await say(message);
    expect(await enter(active), JSON.stringify(message)).toBe(1);
  }
  expect(await enter(active), 'each time').toBe(1);
  expect(await enter({ isActive: false })).toBe(0);
  expect(await enter(active, false)).toBe(0);
  expect(await enter(undefined)).toBe(1);
  const made = complete();
  expect(await enter(active), 'while it is sent').toBe(0);
  await say(token);
  await made;
  expect(await enter(active), 'after it was sent').toBe(0);
});

test('asks the frame to show its errors when the page does, even if it loads later', async () => {
  const reveal = { data: { type: 'reveal' }, origin };
  const { store, unmount } = await drawFrame(false);
  expect(received()).toEqual([]);
  store.revealErrors();
  await expect.poll(received).toEqual([reveal]);
  await unmount();
  const late = await drawFrame();
  late.store.revealErrors();
  expect(received()).toEqual([]);
  await form.sayValidity(false);
  await expect.poll(received).toEqual([reveal]);
});
