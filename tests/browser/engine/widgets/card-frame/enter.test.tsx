import { expect, test, vi } from 'vitest';
import { drawFrame, drawSubmitting, height, say, state, token, validity } from './frame-form.ts';

const enter = { type: 'enter' };

/** Puts the focus into the frame, with the browser's user activation; undefined for a browser that has none. */
function visitorIs(activation: Partial<UserActivation> | undefined) {
  vi.spyOn(navigator, 'userActivation', 'get').mockReturnValue(activation as UserActivation);
  document.querySelector('iframe')?.focus();
}

test.each([
  ['has come', height(300), 'ready'],
  ['is not right yet', validity(false), 'invalid'],
  ['can be sent', validity(true), 'valid'],
])('Enter in a frame that %s presses the step’s button', async (_case, message, reached) => {
  const { onSubmit } = await drawFrame();
  visitorIs({ isActive: true });
  await say(message);
  await expect.poll(state).toBe(reached);
  await say(enter);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await say(enter);
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('a browser that cannot say whether the visitor is active is believed', async () => {
  const { onSubmit } = await drawFrame(true);
  visitorIs(undefined);
  await say(enter);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('nothing is pressed while the visitor is not active', async () => {
  const { onSubmit } = await drawFrame(true);
  visitorIs({ isActive: false });
  await say(enter);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('nothing is pressed while the focus is elsewhere on the page', async () => {
  const { onSubmit } = await drawFrame(true);
  visitorIs({ isActive: true });
  document.querySelector('iframe')?.blur();
  await say(enter);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('nothing is pressed before the frame has come, and that is no sign that it has', async () => {
  const { onSubmit } = await drawFrame();
  visitorIs({ isActive: true });
  await say(enter);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(state()).toBe('loading');
});

test('nothing is pressed once the frame is sent, or was', async () => {
  const { onSubmit, made } = await drawSubmitting();
  visitorIs({ isActive: true });
  await say(enter);
  await say(token);
  await made;
  await expect.poll(state).toBe('tokenised');
  await say(enter);
  expect(onSubmit).not.toHaveBeenCalled();
});
