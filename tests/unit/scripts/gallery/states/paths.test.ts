import { describe, expect, test } from 'vitest';
import { merge, pathOf, valueAt, withoutAnswer } from '../../../../../scripts/gallery/states/paths.ts';

describe('npm run gallery: answers by the names of controls', () => {
  test('a name is a path', () => {
    expect(pathOf('dependants[0].firstName')).toEqual(['dependants', 0, 'firstName']);
  });

  test('an answer is found, and taken out, wherever it stands', () => {
    const answers = { people: [{ first: 'Alex', last: 'Novak' }] };
    expect(valueAt(answers, 'people[0].first')).toBe('Alex');
    expect(withoutAnswer(answers, 'people[0].first')).toEqual({ people: [{ last: 'Novak' }] });
    expect(withoutAnswer(answers, 'people[1].first')).toBe(answers);
  });

  test('answers come together inside lists and groups too', () => {
    const one = { address: { street: '1 X' }, people: [{ first: 'Alex' }] };
    const other = { address: { suburb: 'Y' }, people: [{ last: 'Novak' }, {}] };
    expect(merge(one, other)).toEqual({
      address: { street: '1 X', suburb: 'Y' },
      people: [{ first: 'Alex', last: 'Novak' }, {}],
    });
  });
});
