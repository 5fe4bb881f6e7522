import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test, vi } from 'vitest';
import { boundedMemo, memo, pairMemo, textMemo } from '../../../../scripts/content/memo.ts';

const CONTENT = fileURLToPath(new URL('../../../../scripts/content/', import.meta.url));

/** Matches a Map at the top level of a module, which would grow as long as the process runs. */
const FOR_EVER = /^(?:export )?(?:const|let) \w+[^=\n]*= new Map\b.*$/m;

describe('memos', () => {
  test('compute the answer to equal questions once, even if it is undefined', () => {
    const make = vi.fn(({ pattern }: { pattern: string }) => (pattern === 'a' ? undefined : [pattern]));
    const asked = textMemo(make);
    for (const _round of [1, 2]) {
      expect(asked({ pattern: 'a' })).toBeUndefined();
      expect(asked({ pattern: 'b' })).toEqual(['b']);
    }
    expect(make).toHaveBeenCalledTimes(2);
  });

  test('forget all answers and create the compiler again after a number of questions', () => {
    const compilers: string[][] = [];
    const createCompiler = () => {
      const compiled: string[] = [];
      compilers.push(compiled);
      return (text: string) => compiled.push(text);
    };
    const asked = boundedMemo(createCompiler, JSON.stringify, 3);
    for (let save = 0; save < 8; save += 1) asked(`text ${save}`);
    expect(compilers.map(({ length }) => length)).toEqual([3, 3, 2]);
    expect([asked('text 7'), asked('text 6')]).toEqual([2, 1]);
  });

  test.each([textMemo, memo])('forget old questions: $0', (remember) => {
    const make = vi.fn((text: string) => text.length);
    const asked = remember(make);
    for (let save = 0; save < 10_000; save += 1) asked(`text ${save}`);
    make.mockClear();
    expect([asked('text 9999'), asked('text 0')]).toEqual([9, 6]);
    expect(make.mock.calls).toEqual([['text 0']]);
  });

  test('compute the answer about each pair of objects once, in their order', () => {
    const make = vi.fn((one: object, other: object) => [one, other]);
    const asked = pairMemo(make);
    const [one, other] = [{ name: 'one' }, { name: 'other' }];
    for (const _round of [1, 2]) {
      expect(asked(one, other)).toEqual([one, other]);
      expect(asked(other, one)).toEqual([other, one]);
    }
    expect(make).toHaveBeenCalledTimes(2);
  });

  test.each(['check', 'values'])('replace all top-level Maps in scripts/content/%s', (folder) => {
    const names = readdirSync(join(CONTENT, folder), { recursive: true, encoding: 'utf8' });
    const modules = names.filter((name) => name.endsWith('.ts'));
    expect(modules.length).toBeGreaterThan(5);
    for (const name of modules)
      expect(readFileSync(join(CONTENT, folder, name), 'utf8')).not.toMatch(FOR_EVER);
  });
});
