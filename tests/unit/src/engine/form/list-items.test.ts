import { expect, test } from 'vitest';
import { withoutItem, withoutItemAt } from '../../../../../src/engine/form/paths.ts';

test('§5 one entry is taken out of a list, wherever that is', () => {
  const answers = { name: 'Ada', home: { pets: [{ name: 'Rex' }, { name: 'Tom' }] } };
  expect(withoutItem(answers, ['home', 'pets'], 0)).toEqual({
    name: 'Ada',
    home: { pets: [{ name: 'Tom' }] },
  });
  expect(answers.home.pets).toHaveLength(2);
});

test.each([
  ['/pets/0/name', '/pets/0/name'],
  ['/pets/1/name', undefined],
  ['/pets/1', undefined],
  ['/pets/2/name', '/pets/1/name'],
  ['/pets/10/a/2', '/pets/9/a/2'],
  ['/pets', '/pets'],
  ['/petshop/1/name', '/petshop/1/name'],
  ['/name', '/name'],
])('with the second pet gone, what was known at %s is known at %s', (before, after) => {
  expect(withoutItemAt(before, '/pets', 1)).toBe(after);
});
