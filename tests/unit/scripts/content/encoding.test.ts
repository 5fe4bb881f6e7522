import { describe, expect, test } from 'vitest';
import { readFile } from '../../../../scripts/content/read.ts';

const read = (source: string | Buffer) => readFile('/content/name.json', '/content', source);
const bytes = (...parts: (string | number)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from([part]))));

describe('content is UTF-8', () => {
  test('whatever letters it has, a � that is written among them', () => {
    expect(read(bytes('{ "a": "’é😀�" }'))).toMatchObject({ data: { a: '’é😀�' }, syntaxErrors: [] });
  });

  test.each([
    ['Windows 1252', bytes('{ "a": "it', 0x92, 's" }'), 10],
    ['a letter cut short', bytes('{ "a": "é', 0xe2, 0x80, '" }'), 9],
    ['a � before what is lost', bytes('{ "a": "�😀', 0xff, '" }'), 11],
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
