import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test, vi } from 'vitest';
import { memo, renewedMemo, textMemo } from '../../../../scripts/content/memo.ts';

const CONTENT = fileURLToPath(new URL('../../../../scripts/content/', import.meta.url));

/** Matches a Map at the top level of a module, which would live as long as the process. */
const FOR_EVER = /^(?:export )?(?:const|let) \w+[^=\n]*= new Map\b.*$/gm;

describe('what checks remember of content', () => {
  test('an answer is worked out once for questions that are written alike', () => {
    const make = vi.fn(({ pattern }: { pattern: string }) => [pattern]);
    const asked = textMemo(make);
    expect(asked({ pattern: 'a' })).toBe(asked({ pattern: 'a' }));
    expect(asked({ pattern: 'b' })).toEqual(['b']);
    expect(make).toHaveBeenCalledTimes(2);
  });

  test('no answer is one too', () => {
    const make = vi.fn((): string | undefined => undefined);
    const asked = textMemo(make);
    expect([asked('a'), asked('a')]).toEqual([undefined, undefined]);
    expect(make).toHaveBeenCalledOnce();
  });

  test('forgets answers and what compiled them after a number of questions', () => {
    const compilers: string[][] = [];
    const createCompiler = () => {
      const compiled: string[] = [];
      compilers.push(compiled);
      return (text: string) => compiled.push(text);
    };
    const asked = renewedMemo(createCompiler, JSON.stringify, 3);
    for (let save = 0; save < 1000; save += 1) asked(`text ${save}`);
    expect(compilers).toHaveLength(334);
    expect(compilers.filter(({ length }) => length > 3)).toEqual([]);
    expect([asked('text 999'), asked('text 998')]).toEqual([1, 2]);
  });

  test('forgets what was asked for long ago, by its JSON or by itself', () => {
    for (const remember of [textMemo, memo]) {
      const make = vi.fn((text: string) => text.length);
      const asked = remember(make);
      for (let save = 0; save < 10_000; save += 1) asked(`text ${save}`);
      make.mockClear();
      expect([asked('text 9999'), asked('text 0')]).toEqual([9, 6]);
      expect(make.mock.calls).toEqual([['text 0']]);
    }
  });

  test.each(['check', 'values'])('nothing in scripts/content/%s remembers without a limit', (folder) => {
    const names = readdirSync(join(CONTENT, folder), { recursive: true, encoding: 'utf8' });
    const modules = names.filter((name) => name.endsWith('.ts'));
    expect(modules.length).toBeGreaterThan(5);
    const lines = modules.flatMap(
      (name) => readFileSync(join(CONTENT, folder, name), 'utf8').match(FOR_EVER) ?? [],
    );
    expect(lines).toEqual([]);
  });
});
