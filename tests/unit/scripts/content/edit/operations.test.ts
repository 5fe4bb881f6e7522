import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../../../../scripts/content/edit/apply-edits.ts';
import { editsFor, type Operation } from '../../../../../scripts/content/edit/operations.ts';
import { readFile } from '../../../../../scripts/content/read.ts';

const fileOf = (text: string) => readFile('/content/a.json', '/content/', text);

/** Returns a text after an operation, before it is laid out. */
function textAfter(text: string, operation: Operation): string {
  const file = fileOf(text);
  return applyEdits(text, editsFor(file, operation));
}

const dataOf = (text: string) => JSON.stringify(fileOf(text).data);

const set = (pointer: string, value: unknown, order?: readonly string[]): Operation => ({
  type: 'set',
  pointer,
  value,
  ...(order && { order }),
});
const remove = (pointer: string): Operation => ({ type: 'remove', pointer });
const move = (pointer: string, to: number): Operation => ({ type: 'move', pointer, to });

describe('An operation on content', () => {
  test.each([
    ['["x"]', remove('/0'), '[]'],
    ['[1, 2]', remove('/1'), '[1]'],
    ['[1, 2]', remove('/0'), '[2]'],
    ['{ "a": 1 }', remove('/a'), '{}'],
    ['{\n  "a": 1,\n  "b": 2\n}', remove('/a'), '{\n  "b": 2\n}'],
    ['{\n  "a": 1,\n  "b": 2\n}', remove('/b'), '{\n  "a": 1\n}'],
    ['{\n  "a": 1,\n  "b": 2,\n  "c": 3\n}', remove('/b'), '{\n  "a": 1,\n  "c": 3\n}'],
  ])('removes a part of %j with its comma', (text, operation, expected) => {
    expect(textAfter(text, operation)).toBe(expected);
  });

  test('replaces and inserts list entries', () => {
    expect(textAfter('[1, 2]', set('/1', 'x'))).toBe('[1, "x"]');
    expect(textAfter('[]', { type: 'insert', pointer: '', index: 0, value: 1 })).toBe('[1]');
    expect(textAfter('[1, 2]', { type: 'insert', pointer: '', index: 1, value: 3 })).toBe('[1, 3, 2]');
  });

  test('moves entries and properties byte for byte', () => {
    expect(textAfter('[{"a" :1},  2, 3]', move('/0', 2))).toBe('[2, 3, {"a" :1}]');
    expect(textAfter('[1, 2, {"\\u0061" :1}]', move('/2', 0))).toBe('[{"\\u0061" :1}, 1, 2]');
    expect(textAfter('{\n  "a": [1,2],\n  "b": 2\n}', move('/a', 1))).toBe('{\n  "b": 2,\n  "a": [1,2]\n}');
    expect(editsFor(fileOf('[1, 2]'), move('/1', 1))).toEqual([]);
  });

  test('renames a property in its place', () => {
    const renamed = textAfter('{ "a": 1, "b": 2 }', { type: 'rename', pointer: '/a', key: '“c”\n' });
    expect(renamed).toBe('{ "“c”\\n": 1, "b": 2 }');
  });

  test('creates the objects around a new property', () => {
    expect(dataOf(textAfter('{ "a": {} }', set('/a/b/0/c~1d', true)))).toBe('{"a":{"b":{"0":{"c/d":true}}}}');
  });

  test('keeps what is the same in a replaced object as it was written', () => {
    const text = '{ "a": { "b": "\\u2019", "c": [ 1,2 ], "d": 4 } }';
    const value = { b: '’', c: [1, 2], d: 5 };
    expect(textAfter(text, set('/a', value))).toBe('{ "a": { "b": "\\u2019", "c": [ 1,2 ], "d": 5 } }');
  });

  test('keeps the entries of a replaced list as they were written', () => {
    expect(textAfter('{ "a": ["\\u2019", 2] }', set('/a', [0, '’', 2]))).toBe('{ "a": [0, "\\u2019", 2] }');
  });

  test('keeps the layout of a value that is given as JSON', () => {
    const operation: Operation = { type: 'set', pointer: '/a', json: ' {"b" : "\\u00e9"}\n' };
    expect(textAfter('{ "a": 1 }', operation)).toBe('{ "a": {"b" : "\\u00e9"} }');
  });

  test('replaces the value that counts if a key is written twice', () => {
    expect(textAfter('{ "a": 1, "a": 2 }', set('/a', 3))).toBe('{ "a": 1, "a": 3 }');
  });
});

describe('A new key', () => {
  const ORDER = ['hash', 'heading', 'reads', 'closing', 'schema', 'buttons'];

  test.each([
    ['after the one before it', '{"hash":1,"schema":1}', 'heading', '{"hash":1,"heading":0,"schema":1}'],
    ['first if those after it are there', '{"schema":1}', 'reads', '{"reads":0,"schema":1}'],
    ['after $ref', '{"$ref":1,"schema":1}', 'hash', '{"$ref":1,"hash":0,"schema":1}'],
    ['before all others if it is $ref', '{"hash":1}', '$ref', '{"$ref":0,"hash":1}'],
    ['last if the order does not have it', '{"hash":1,"schema":1}', 'x', '{"hash":1,"schema":1,"x":0}'],
    [
      'where most keys follow the order if one is elsewhere',
      '{"hash":1,"schema":1,"closing":1,"buttons":1}',
      'reads',
      '{"hash":1,"reads":0,"schema":1,"closing":1,"buttons":1}',
    ],
  ])('goes %s', (_where, text, key, expected) => {
    expect(dataOf(textAfter(text, set(`/${key}`, 0, ORDER)))).toBe(expected);
  });
});

describe('A new object', () => {
  const NEW = { x: { y: 1 } };

  test.each([
    ['is on one line beside one on one line', '[\n  { "a": 1 }\n]', '{ "x": { "y": 1 } }'],
    ['has lines of its own beside one that has', '[\n  {\n    "a": 1\n  }\n]', '{\n"x": {\n"y": 1\n}\n}'],
    [
      'passes over one that is too long for a line',
      `[\n  { "a": 1 },\n  {\n    "a": "${'long '.repeat(30)}"\n  }\n]`,
      '{ "x": { "y": 1 } }',
    ],
    ['has lines of its own without others', '[\n  1\n]', '{\n"x": {\n"y": 1\n}\n}'],
  ])('%s', (_how, text, expected) => {
    const index = (fileOf(text).tree?.children ?? []).length;
    expect(textAfter(text, { type: 'insert', pointer: '', index, value: NEW })).toContain(expected);
  });

  test.each([
    ['inside an object on one line', '[\n  { "a": "a long text", "z": 1 },\n  {\n    "b": 1\n  }\n]', '/0/x'],
    ['in an empty object', '[\n  { "a": "a long text" },\n  {},\n  {\n    "b": 1\n  }\n]', '/1/x'],
    ['without siblings, if the nearest object is', '{\n  "a": [\n    { "b": 1 }\n  ],\n  "c": 1\n}', '/c'],
  ])('is on one line %s', (_where, text, pointer) => {
    expect(textAfter(text, set(pointer, { d: 1 }, ['a', 'x', 'z']))).toContain('{ "d": 1 }');
  });
});

describe('An operation fails', () => {
  const LIST: Operation = { type: 'insert', pointer: '/list', index: 3, value: 1 };

  test.each<[string, Operation, string]>([
    ['without a slash', set('a', 1), 'a.json, a: A pointer starts with a slash. Add it.'],
    ['at no place', remove('/b'), 'a.json, /b: There is no such place. Choose one that the file has.'],
    ['for a whole file', remove(''), 'a.json, the whole file: Only a part of a file can be'],
    ['past the end of a list', LIST, 'a.json, /list: The list has no place 3. Choose one from 0 to 1.'],
    [
      'at an entry that is missing',
      set('/list/1', 1),
      'a.json, /list/1: The list has no such entry. Insert one.',
    ],
    ['at an index that is no number', set('/list/', 1), 'a.json, /list/: The list has no such entry.'],
    ['inside a text', set('/a/b', 1), 'a.json, /a/b: A part of this place is neither object nor list.'],
    ['without a list', { ...LIST, pointer: '/a' }, 'a.json, /a: This is not a list. Choose a list.'],
    [
      'for a move too far',
      move('/list/0', 1),
      'a.json, /list/0: There is no place 1. Choose one from 0 to 0.',
    ],
    ['for a key that is taken', { type: 'rename', pointer: '/a', key: 'list' }, 'There is already a list.'],
    ['for the key of an entry', { type: 'rename', pointer: '/list/0', key: 'x' }, 'A list entry has no key.'],
    ['without a value', set('/b', undefined), 'a.json, /b: There is no new value. Give one.'],
    [
      'with a broken value',
      { type: 'set', pointer: '/b', json: '{' },
      'The new value is not JSON. Correct it.',
    ],
  ])('%s', (_when, operation, message) => {
    expect(() => textAfter('{ "a": "b", "list": [1] }', operation)).toThrow(message);
  });

  test('in a file that is not JSON', () => {
    expect(() => textAfter('{ "a": 1', set('/a', 2))).toThrow('a.json, the whole file: This is not JSON.');
  });
});
