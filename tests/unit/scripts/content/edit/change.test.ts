import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../../../../scripts/content/edit/apply-edits.ts';
import { changeFile, changeText, hashOf, inverseOf } from '../../../../../scripts/content/edit/change.ts';
import { readFile } from '../../../../../scripts/content/read.ts';

describe('The edits between two texts', () => {
  test.each([
    ['are none for equal texts', 'a\nb\n', 'a\nb\n', []],
    [
      'replace only the characters that differ',
      'one two\n',
      'one 2\n',
      [{ offset: 4, length: 3, text: '2' }],
    ],
    [
      'leave the lines between two changes alone',
      'a1\nb\nc1\n',
      'a2\nb\nc2\n',
      [
        { offset: 1, length: 1, text: '2' },
        { offset: 6, length: 1, text: '2' },
      ],
    ],
    ['insert lines', 'a\nc\n', 'a\nb\nc\n', [{ offset: 2, length: 0, text: 'b\n' }]],
    ['remove lines', 'a\nb\nc\n', 'a\nc\n', [{ offset: 2, length: 2, text: '' }]],
    ['insert what repeats', 'aa\n', 'aaa\n', [{ offset: 2, length: 0, text: 'a' }]],
    ['add a line end at the end', 'a', 'a\n', [{ offset: 1, length: 0, text: '\n' }]],
    ['fill an empty text', '', 'a\n', [{ offset: 0, length: 0, text: 'a\n' }]],
    ['keep emoji whole that start alike', 'a😀b', 'a😁b', [{ offset: 1, length: 2, text: '😁' }]],
    ['keep emoji whole that end alike', 'a😀b', 'a🨀b', [{ offset: 1, length: 2, text: '🨀' }]],
    ['change line ends', 'a\r\nb\r\n', 'a\nb\n', [{ offset: 1, length: 4, text: '\nb' }]],
  ])('%s', (_how, before, after, edits) => {
    expect(changeText(before, after)).toEqual(edits);
    expect(applyEdits(before, edits)).toBe(after);
    expect(applyEdits(after, inverseOf(before, edits))).toBe(before);
  });
});

test('The inverse of edits in any order gives the text before', () => {
  const edits = [
    { offset: 6, length: 2, text: '' },
    { offset: 0, length: 0, text: 'abc' },
    { offset: 2, length: 3, text: 'x' },
  ];
  const text = '0123456789';
  expect(applyEdits(text, edits)).toBe('abc01x589');
  expect(applyEdits('abc01x589', inverseOf(text, edits))).toBe(text);
});

test('The hash of a text is its SHA-256', () => {
  expect(hashOf('’')).toBe('fbe7a43247c3ae64bacf6cc936b1532082faf51869b27a26c198ec4480af9c4b');
});

describe('A change of a file', () => {
  const fileOf = (text: string) => readFile('/elsewhere/steps/a.json', '/elsewhere/', text);

  test('applies its operations one after another', async () => {
    const { text, edits } = await changeFile(fileOf('{\n  "a": 1\n}\n'), [
      { type: 'set', pointer: '/b', value: [] },
      { type: 'insert', pointer: '/b', index: 0, value: { c: 1 } },
      { type: 'rename', pointer: '/b/0/c', key: 'd' },
      { type: 'move', pointer: '/b', to: 0 },
    ]);
    expect(text).toBe('{\n  "b": [\n    {\n      "d": 1\n    }\n  ],\n  "a": 1\n}\n');
    expect(edits).toHaveLength(1);
  });

  test('keeps the line ends of Windows', async () => {
    const file = fileOf('{\r\n  "a": 1,\r\n  "b": "x"\r\n}\r\n');
    const { text, edits, inverse } = await changeFile(file, [
      { type: 'set', pointer: '/c', value: { d: 1 } },
    ]);
    expect(text).toBe('{\r\n  "a": 1,\r\n  "b": "x",\r\n  "c": {\r\n    "d": 1\r\n  }\r\n}\r\n');
    expect(edits).toEqual([{ offset: 24, length: 0, text: ',\r\n  "c": {\r\n    "d": 1\r\n  }' }]);
    expect(applyEdits(text, inverse)).toBe(file.text);
  });

  test('keeps escapes and characters that it does not change', async () => {
    const file = fileOf('{ "a": "\\u2019 \\ud83d 🙂", "b": "日本" }\n');
    const { text } = await changeFile(file, [{ type: 'set', pointer: '/b', value: '日"\\本' }]);
    expect(text).toBe('{ "a": "\\u2019 \\ud83d 🙂", "b": "日\\"\\\\本" }\n');
  });

  test('fails as a whole if one of its operations does', async () => {
    const change = changeFile(fileOf('{ "a": 1 }\n'), [
      { type: 'remove', pointer: '/a' },
      { type: 'remove', pointer: '/a' },
    ]);
    await expect(change).rejects.toThrow('steps/a.json, /a: There is no such place.');
  });
});
