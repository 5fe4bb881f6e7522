import { expect, test } from 'vitest';
import * as paths from '../../../../../src/engine/form/paths.ts';

const { getIn, setIn } = paths;

test.each([
  [['visaType'], '/visaType', 'visaType'],
  [['dependants', 0, 'firstName'], '/dependants/0/firstName', 'dependants[0].firstName'],
  [['contact', 'address', 'suburb'], '/contact/address/suburb', 'contact.address.suburb'],
  [['a/b', 'c~d', '~1'], '/a~1b/c~0d/~01', 'a/b.c~d.~1'],
])('converts the path %j to the pointer %j and the control name %j', (path, text, name) => {
  expect(paths.pointer(path)).toBe(text);
  expect(paths.controlName(path)).toBe(name);
});

const data = { people: [{ name: 'Ada' }, { name: null }], place: { town: 'York' }, age: 0 };

test.each([
  [[], data],
  [['people', 0, 'name'], 'Ada'],
  [['people', 1, 'name'], null],
  [['age'], 0],
  [['people', 7, 'name'], undefined],
  [['nobody'], undefined],
  [['constructor'], undefined],
  [['place', '__proto__'], undefined],
  [['age', 'of', 'whom'], undefined],
  [['people', 1, 'name', 'first'], undefined],
])('getIn at %j returns %j', (path, found) => {
  expect(getIn(data, path)).toEqual(found);
});

test('setIn returns a copy that shares the unchanged parts', () => {
  const changed = setIn(data, ['people', 1, 'name'], 'Cy');
  expect(changed).toEqual({ ...data, people: [{ name: 'Ada' }, { name: 'Cy' }] });
  expect(data.people[1]).toEqual({ name: null });
  expect(getIn(changed, ['people', 0])).toBe(data.people[0]);
  expect(getIn(changed, ['place'])).toBe(data.place);
});

test('setIn creates missing objects and lists, and removes undefined properties', () => {
  expect(setIn({}, ['people', 0, 'name'], 'Ada')).toEqual({ people: [{ name: 'Ada' }] });
  expect(setIn(undefined, ['name'], 'Ada')).toEqual({ name: 'Ada' });
  expect(setIn({ name: 'Ada' }, ['name', 'first'], 'Ada')).toEqual({ name: { first: 'Ada' } });
  expect(setIn(data, [], 'all')).toBe('all');
  expect(Object.keys(setIn({ a: 1, b: 2 }, ['a'], undefined) as object)).toEqual(['b']);
  expect(setIn([1, 2, 3], [1], undefined)).toEqual([1, null, 3]);
});

test('§5 removes an entry from a list at any depth, in a copy', () => {
  const answers = { name: 'Ada', home: { pets: [{ name: 'Rex' }, { name: 'Tom' }] } };
  const left = { name: 'Ada', home: { pets: [{ name: 'Tom' }] } };
  expect(paths.withoutItem(answers, ['home', 'pets'], 0)).toEqual(left);
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
])('changes the pointer %s to %s without the second pet', (before, after) => {
  expect(paths.withoutItemAt(before, '/pets', 1)).toBe(after);
});
