import { describe, expect, test } from 'vitest';
import { within } from '../../../scripts/within.ts';

describe('work with a time limit', () => {
  test('returns its result or throws its error in time', async () => {
    await expect(within(1000, Promise.resolve('done'), () => new Error('late'))).resolves.toBe('done');
    await expect(within(1000, Promise.reject(new Error('wrong')), () => new Error('late'))).rejects.toThrow(
      'wrong',
    );
  });

  test('throws an error that is made at the time limit', async () => {
    let at = 'the start';
    const late = within(5, new Promise(() => {}), () => new Error(`late at ${at}`));
    at = 'the end';
    await expect(late).rejects.toThrow('late at the end');
  });
});
