import { describe, expect, test } from 'vitest';
import { controlName, getIn, pointer, setIn } from '../../../../../src/engine/form/paths.ts';

describe('pointer', () => {
  test('a path is written as ajv writes it', () => {
    expect(pointer([])).toBe('');
    expect(pointer(['dependants', 0, 'firstName'])).toBe('/dependants/0/firstName');
  });

  test('a slash or a tilde in a name is escaped, the tilde first', () => {
    expect(pointer(['a/b', 'c~d', '~1'])).toBe('/a~1b/c~0d/~01');
  });
});

describe('controlName', () => {
  test('the name of a control is the field’s name', () => {
    expect(controlName(['visaType'])).toBe('visaType');
  });

  test('in a list it is dependants[0].firstNameDependant', () => {
    expect(controlName(['dependants', 0, 'firstNameDependant'])).toBe('dependants[0].firstNameDependant');
    expect(controlName(['contact', 'address', 'suburb'])).toBe('contact.address.suburb');
  });
});

describe('getIn', () => {
  const data = { people: [{ name: 'Ada' }, { name: null }], age: 0 };

  test.each([
    [[], data],
    [['people', 0, 'name'], 'Ada'],
    [['people', 1, 'name'], null],
    [['age'], 0],
  ])('%j leads to what stands there', (path, found) => {
    expect(getIn(data, path)).toEqual(found);
  });

  test.each([
    [['people', 7, 'name']],
    [['nobody']],
    [['age', 'of', 'whom']],
    [['people', 1, 'name', 'first']],
  ])('%j leads to nothing', (path) => {
    expect(getIn(data, path)).toBeUndefined();
  });
});

describe('setIn', () => {
  const data = { people: [{ name: 'Ada' }, { name: 'Bob' }], place: { town: 'York' } };

  test('the copy carries the new value and the data keeps the old one', () => {
    const changed = setIn(data, ['people', 1, 'name'], 'Cy');
    expect(changed).toEqual({ people: [{ name: 'Ada' }, { name: 'Cy' }], place: { town: 'York' } });
    expect(data.people[1]).toEqual({ name: 'Bob' });
  });

  test('nothing is copied that does not lie on the path, so nothing else is drawn', () => {
    const changed = setIn(data, ['people', 1, 'name'], 'Cy');
    expect(getIn(changed, ['people', 0])).toBe(data.people[0]);
    expect(getIn(changed, ['place'])).toBe(data.place);
  });

  test('objects and lists that are not there yet are made', () => {
    expect(setIn({}, ['people', 0, 'name'], 'Ada')).toEqual({ people: [{ name: 'Ada' }] });
    expect(setIn(undefined, ['name'], 'Ada')).toEqual({ name: 'Ada' });
    expect(setIn({ name: 'Ada' }, ['name', 'first'], 'Ada')).toEqual({ name: { first: 'Ada' } });
  });

  test('undefined takes a name out, so that it is missing and not empty', () => {
    expect(Object.keys(setIn({ a: 1, b: 2 }, ['a'], undefined) as object)).toEqual(['b']);
  });

  test('a list keeps its length, so that no other item moves', () => {
    expect(setIn([1, 2, 3], [1], undefined)).toEqual([1, null, 3]);
  });

  test('an empty path means the data itself', () => {
    expect(setIn(data, [], 'all')).toBe('all');
  });
});
