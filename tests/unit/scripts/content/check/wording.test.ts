import { describe, expect, test } from 'vitest';
import { alsoIn } from '../../../../../scripts/content/check/wording.ts';

const at = (name: string) => ({ file: { name } });

describe('npm run check: where else the same is wrong', () => {
  test.each([
    ['nowhere', [], ''],
    [
      'in other files, each once',
      [at('b.json'), at('c.json'), at('b.json')],
      ' The same is in "b.json", "c.json".',
    ],
    ['in the file that it is told of', [at('a.json')], ' The same is elsewhere in this file.'],
    ['in both', [at('a.json'), at('b.json')], ' The same is elsewhere in this file and in "b.json".'],
  ])('%s', (_where, others, words) => {
    expect(alsoIn(at('a.json'), others)).toBe(words);
  });
});
