import { expect, test } from 'vitest';
import { drawFrame, origin, say, told, validity } from './frame-form.ts';

const reveal = { data: { type: 'reveal' }, origin };

test('the frame shows what is wrong once the page says that the card is missing', async () => {
  const { store } = await drawFrame(false);
  expect(told()).toEqual([]);
  store.revealErrors();
  await expect.poll(told).toEqual([reveal]);
});

test('a frame that comes while the page says so shows it at once', async () => {
  const { store } = await drawFrame();
  store.revealErrors();
  expect(told()).toEqual([]);
  await say(validity(false));
  await expect.poll(told).toEqual([reveal]);
});
