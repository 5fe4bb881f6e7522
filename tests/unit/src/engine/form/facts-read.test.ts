import { expect, test } from 'vitest';
import { selectFacts } from '../../../../../src/engine/journey/step-forms.ts';

test('§2 content looks at the facts that it reads, as far as they are known', () => {
  const content = { reads: ['coverType'] };
  expect(selectFacts(content, { coverType: 'D', visaType: [] })).toEqual({ coverType: 'D' });
  expect(selectFacts(content, {})).toEqual({});
  expect(selectFacts({}, { coverType: 'D' })).toEqual({});
});
