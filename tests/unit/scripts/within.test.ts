import { describe, expect, test } from 'vitest';
import { within } from '../../../scripts/within.ts';

describe('npm run dev and npm run gallery: nothing takes for ever', () => {
  test('work that is done in time comes to what it does, right or wrong', async () => {
    await expect(within(1000, Promise.resolve('done'), () => new Error('late'))).resolves.toBe('done');
    await expect(within(1000, Promise.reject(new Error('wrong')), () => new Error('late'))).rejects.toThrow(
      'wrong',
    );
  });

  test('work that is not says so, as things stand then', async () => {
    let at = 'the start';
    const late = within(5, new Promise(() => {}), () => new Error(`late at ${at}`));
    at = 'the end';
    await expect(late).rejects.toThrow('late at the end');
  });
});
