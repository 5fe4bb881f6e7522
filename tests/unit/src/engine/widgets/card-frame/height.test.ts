import { expect, test } from 'vitest';
import { frameHeight } from '../../../../../../src/engine/widgets/card-frame/frame-protocol.ts';

test.each([
  [500, 500],
  [500.2, 501],
  [240, 240],
  [100, 240],
  [1200, 1200],
  [1e9, 1200],
  [0, 240],
  [-500, 240],
  [Number.NaN, 240],
  [Number.POSITIVE_INFINITY, 240],
])('domain §4e.9 a frame that says %d is drawn %d high where 240 is kept for it', (said, drawn) => {
  expect(frameHeight(said, 240)).toBe(drawn);
});

test('domain §4e.9 no frame is lower than 120', () => {
  expect(frameHeight(1, 0)).toBe(120);
});
