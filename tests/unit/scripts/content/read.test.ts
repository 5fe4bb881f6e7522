import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lineAndColumn } from '../../../../scripts/content/check/diagnostic.ts';
import { schemaPath } from '../../../../scripts/content/check/kinds.ts';
import { nodeAt, readFile } from '../../../../scripts/content/read.ts';

const ROOT = '/content';
const read = (source: string | Buffer) => readFile(join(ROOT, 'steps/name.json'), ROOT, source);

describe('reading a file', () => {
  const file = read('{\n  "a/b": [\n    { "~1": 1 },\n    { "~1": 2 }\n  ]\n}\n');

  test('names the file by its path in the content folder', () => {
    expect(file).toMatchObject({ name: 'steps/name.json', data: { 'a/b': [{ '~1': 1 }, { '~1': 2 }] } });
  });

  test.each([
    ['', 1, 1],
    ['/a~1b', 2, 10],
    ['/a~1b/1', 4, 5],
    ['/a~1b/1/~01', 4, 13],
    ['/a~1b/1/missing/deep', 4, 5],
  ])('finds the pointer "%s" or its nearest parent at %i:%i', (pointer, line, column) => {
    expect(lineAndColumn(file, nodeAt(file, pointer)?.offset ?? -1)).toEqual({ line, column });
  });

  test('counts lines that end with LF, CRLF or CR', () => {
    const mixed = read('{\r\n"a": 1,\n"b": 2,\r"c": 3 }');
    expect(lineAndColumn(mixed, nodeAt(mixed, '/c')?.offset ?? -1)).toEqual({ line: 4, column: 6 });
  });

  test('reports syntax errors and comments', () => {
    expect(read('{ "hash": "name" "heading": "" }')).toMatchObject({
      syntaxErrors: [{ offset: 17 }],
      data: undefined,
    });
    expect(read('{} // well').syntaxErrors).toHaveLength(1);
  });

  test('reads the kind of content from "$schema"', () => {
    const kindOf = ($schema: unknown) => read(JSON.stringify({ $schema })).kind;
    expect(kindOf(relative(join(ROOT, 'steps'), schemaPath('step')))).toBe('step');
    expect(kindOf('https://example.com/step.schema.json')).toBeUndefined();
    expect(kindOf(7)).toBeUndefined();
  });
});

const bytes = (...parts: (string | number)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from([part]))));

describe('deep content', () => {
  test('is read up to 100 levels, not counting brackets in texts', () => {
    const text = `${'['.repeat(100)}"[[[ \\"[" ${']'.repeat(100)}`;
    expect(read(text).syntaxErrors).toEqual([]);
  });

  test.each([101, 3000, 100_000])('is an error at the 101st of %i levels', (levels) => {
    expect(read('['.repeat(levels)).syntaxErrors).toEqual([{ code: 'TooDeep', offset: 100, length: 1 }]);
  });
});

describe('file encoding', () => {
  test('accepts any UTF-8 letter, including a � that an author wrote', () => {
    expect(read(bytes('{ "a": "’é😀�" }'))).toMatchObject({ data: { a: '’é😀�' }, syntaxErrors: [] });
  });

  test.each([
    ['Windows 1252', bytes('{ "a": "it', 0x92, 's" }'), 'NotUtf8', 10],
    ['a letter with a missing byte', bytes('{ "a": "é', 0xe2, 0x80, '" }'), 'NotUtf8', 9],
    ['a wrong byte after an authored �', bytes('{ "a": "�😀', 0xff, '" }'), 'NotUtf8', 11],
    ['UTF-16', Buffer.from('\uFEFF{ "a": "b" }', 'utf16le'), 'Utf16', 0],
    ['UTF-16 in the other byte order', Buffer.from('\uFEFF{ "a": "b" }', 'utf16le').swap16(), 'Utf16', 0],
    ['UTF-16 without a byte order mark', Buffer.from('{ "a": "b" }', 'utf16le'), 'Utf16', 0],
    ['a wrong byte after a byte order mark', bytes(0xef, 0xbb, 0xbf, '{ "a": "', 0x92, '" }'), 'NotUtf8', 9],
    ['a byte order mark in a file', bytes('\uFEFF{}'), 'ByteOrderMark', 0],
    ['a byte order mark in a text from git', '\uFEFF{}', 'ByteOrderMark', 0],
  ])('reports %s with the offset of the first wrong byte', (_case, source, code, offset) => {
    const { data, syntaxErrors } = read(source);
    expect(data).toBeUndefined();
    expect(syntaxErrors[0]).toEqual({ code, offset, length: 1 });
  });
});
