import { expect, test } from 'vitest';
import { ageBand } from '../../../../../src/ovhc/quote/selection.ts';

test.each([
  [18, 'A1'],
  [35, 'A1'],
  [36, 'A2'],
  [55, 'A2'],
  [56, 'A3'],
  [70, 'A3'],
  [71, 'A4'],
  [100, 'A4'],
])('§4 at %d the band is %s', (age, band) => {
  expect(ageBand(age)).toBe(band);
});

test.each([[undefined], [Number.NaN], [Number.POSITIVE_INFINITY], [-1]])(
  '§4 an age that is %s has no band',
  (age) => {
    expect(ageBand(age)).toBe('NA');
  },
);
