import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lineAndColumn } from '../../../../scripts/content/check/diagnostic.ts';
import { schemaPath } from '../../../../scripts/content/check/kinds.ts';
import { nodeAt, pointerParts, readFile } from '../../../../scripts/content/read.ts';

const ROOT = '/content';
const read = (source: string | Buffer) => readFile(join(ROOT, 'steps/name.json'), ROOT, source);

describe('files are read with positions', () => {
  const file = read('{\n  "a/b": [\n    { "c": 1 },\n    { "c": 2 }\n  ]\n}\n');

  test('a file goes by its path in the content folder', () => {
    expect(file.name).toBe('steps/name.json');
    expect(file.data).toEqual({ 'a/b': [{ c: 1 }, { c: 2 }] });
  });

  test.each([
    ['', 1, 1],
    ['/a~1b', 2, 10],
    ['/a~1b/1', 4, 5],
    ['/a~1b/1/c', 4, 12],
  ])('the pointer "%s" is at %i:%i', (pointer, line, column) => {
    expect(lineAndColumn(file, nodeAt(file, pointer)?.offset ?? -1)).toEqual({ line, column });
  });

  test('a pointer that leads nowhere is at the nearest place above', () => {
    expect(nodeAt(file, '/a~1b/1/missing/deep')).toBe(nodeAt(file, '/a~1b/1'));
  });

  test('lines end by \\n, by \\r\\n or by \\r', () => {
    const mixed = read('{\r\n"a": 1,\n"b": 2,\r"c": 3 }');
    expect(lineAndColumn(mixed, nodeAt(mixed, '/c')?.offset ?? -1)).toEqual({ line: 4, column: 6 });
  });

  test('a pointer’s ~1 is a slash and its ~0 a tilde', () => {
    expect(pointerParts('/a~1b/~01')).toEqual(['a/b', '~1']);
    expect(pointerParts('')).toEqual([]);
  });

  test('what is no JSON has its faults, and no data', () => {
    const broken = read('{ "hash": "name" "heading": "" }');
    expect(broken.syntaxErrors[0]?.offset).toBe(17);
    expect(broken.data).toBeUndefined();
  });

  test('a comment is a fault: content is plain JSON', () => {
    expect(read('{} // well').syntaxErrors).toHaveLength(1);
  });

  test('"$schema" says what kind of content it is, when it names one of ours', () => {
    const kindOf = ($schema: unknown) => read(JSON.stringify({ $schema })).kind;
    expect(kindOf(relative(join(ROOT, 'steps'), schemaPath('step')))).toBe('step');
    expect(kindOf('https://example.com/step.schema.json')).toBeUndefined();
    expect(kindOf(7)).toBeUndefined();
  });
});

const bytes = (...parts: (string | number)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from([part]))));

describe('content is UTF-8', () => {
  test('whatever letters it has, a � that is written among them', () => {
    expect(read(bytes('{ "a": "’é😀�" }'))).toMatchObject({ data: { a: '’é😀�' }, syntaxErrors: [] });
  });

  test.each([
    ['Windows 1252', bytes('{ "a": "it', 0x92, 's" }'), 10],
    ['a letter cut short', bytes('{ "a": "é', 0xe2, 0x80, '" }'), 9],
    ['a � before what is replaced', bytes('{ "a": "�😀', 0xff, '" }'), 11],
    ['UTF-16', Buffer.from('\uFEFF{ "a": "b" }', 'utf16le'), 0],
    ['a byte order mark, and then no UTF-8', bytes(0xef, 0xbb, 0xbf, '{ "a": "', 0x92, '" }'), 9],
  ])('what is not is no JSON, from the first byte on that is none: %s', (_what, source, offset) => {
    const { data, syntaxErrors } = read(source);
    expect(data).toBeUndefined();
    expect(syntaxErrors[0]).toEqual({ code: 'NotUtf8', offset, length: 1 });
  });

  test('nor what begins with a byte order mark, from a file or from git', () => {
    const fault = { code: 'ByteOrderMark', offset: 0, length: 1 };
    for (const source of ['\uFEFF{}', bytes('\uFEFF{}')]) {
      expect(read(source).data).toBeUndefined();
      expect(read(source).syntaxErrors[0]).toEqual(fault);
    }
  });
});
