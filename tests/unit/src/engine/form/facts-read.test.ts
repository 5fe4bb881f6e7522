import { expect, test } from 'vitest';
import { factsRead } from '../../../../../src/engine/form/facts-read.ts';

test('§2 content looks at the facts that it reads, as far as they are known', () => {
  const content = { reads: ['coverType'] };
  expect(factsRead(content, { coverType: 'D', visaType: [] })).toEqual({ coverType: 'D' });
  expect(factsRead(content, {})).toEqual({});
  expect(factsRead({}, { coverType: 'D' })).toEqual({});
});
