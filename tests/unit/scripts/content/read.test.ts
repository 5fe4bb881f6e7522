import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lineAndColumn } from '../../../../scripts/content/check/diagnostic.ts';
import { schemaPath } from '../../../../scripts/content/check/kinds.ts';
import { nodeAt, readFile } from '../../../../scripts/content/read.ts';

const ROOT = '/content';
const read = (source: string | Buffer) => readFile(join(ROOT, 'steps/name.json'), ROOT, source);

describe('files are read with positions', () => {
  const file = read('{\n  "a/b": [\n    { "~1": 1 },\n    { "~1": 2 }\n  ]\n}\n');

  test('a file’s name is its path in the content folder', () => {
    expect(file).toMatchObject({ name: 'steps/name.json', data: { 'a/b': [{ '~1': 1 }, { '~1': 2 }] } });
  });

  test.each([
    ['', 1, 1],
    ['/a~1b', 2, 10],
    ['/a~1b/1', 4, 5],
    ['/a~1b/1/~01', 4, 13],
    ['/a~1b/1/missing/deep', 4, 5],
  ])('the pointer "%s", or the nearest place above, is at %i:%i', (pointer, line, column) => {
    expect(lineAndColumn(file, nodeAt(file, pointer)?.offset ?? -1)).toEqual({ line, column });
  });

  test('lines end by \\n, by \\r\\n or by \\r', () => {
    const mixed = read('{\r\n"a": 1,\n"b": 2,\r"c": 3 }');
    expect(lineAndColumn(mixed, nodeAt(mixed, '/c')?.offset ?? -1)).toEqual({ line: 4, column: 6 });
  });

  test('a file that is not JSON, or has a comment, has its errors and no data', () => {
    expect(read('{ "hash": "name" "heading": "" }')).toMatchObject({
      syntaxErrors: [{ offset: 17 }],
      data: undefined,
    });
    expect(read('{} // well').syntaxErrors).toHaveLength(1);
  });

  test('"$schema" names the kind of content, if it is one of ours', () => {
    const kindOf = ($schema: unknown) => read(JSON.stringify({ $schema })).kind;
    expect(kindOf(relative(join(ROOT, 'steps'), schemaPath('step')))).toBe('step');
    expect(kindOf('https://example.com/step.schema.json')).toBeUndefined();
    expect(kindOf(7)).toBeUndefined();
  });
});

const bytes = (...parts: (string | number)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from([part]))));

describe('content is UTF-8', () => {
  test('with any letters, also an authored �', () => {
    expect(read(bytes('{ "a": "’é😀�" }'))).toMatchObject({ data: { a: '’é😀�' }, syntaxErrors: [] });
  });

  test.each([
    ['Windows 1252', bytes('{ "a": "it', 0x92, 's" }'), 'NotUtf8', 10],
    ['a letter cut short', bytes('{ "a": "é', 0xe2, 0x80, '" }'), 'NotUtf8', 9],
    ['an authored � before the first wrong byte', bytes('{ "a": "�😀', 0xff, '" }'), 'NotUtf8', 11],
    ['UTF-16', Buffer.from('\uFEFF{ "a": "b" }', 'utf16le'), 'NotUtf8', 0],
    ['a byte order mark before a wrong byte', bytes(0xef, 0xbb, 0xbf, '{ "a": "', 0x92, '" }'), 'NotUtf8', 9],
    ['a byte order mark in a file', bytes('\uFEFF{}'), 'ByteOrderMark', 0],
    ['a byte order mark in a text of git', '\uFEFF{}', 'ByteOrderMark', 0],
  ])('%s is an error at the first wrong byte', (_case, source, code, offset) => {
    const { data, syntaxErrors } = read(source);
    expect(data).toBeUndefined();
    expect(syntaxErrors[0]).toEqual({ code, offset, length: 1 });
  });
});
