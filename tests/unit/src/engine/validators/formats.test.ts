import { expect, test } from 'vitest';
import { compileValue } from '../../compile.ts';

test.each([
  ['date', '2024-02-29', true],
  ['date', '2023-02-29', false],
  ['date', '1900-02-29', false],
  ['date', '2026-04-31', false],
  ['date', '2026-13-10', false],
  ['date', '20/11/2026', false],
  ['date', '2026-1-2', false],
  ['date', '2026-11-20T00:00', false],
  ['date', '', false],
  ['email', 'maria@example.com', true],
  ['email', 'maria@example', false],
  ['uri', 'https://example.com/visas?a=1', true],
  ['uri', 'example.com', false],
])('§5 a field with format "%s" checks %j: %s', async (format, text, isValid) => {
  const broken = await compileValue({ type: 'string', format });
  expect(broken(text)).toEqual(isValid ? [] : ['format']);
});

test('a format that content may not use does not compile', async () => {
  await expect(compileValue({ type: 'string', format: 'hostname' })).rejects.toThrow(
    'unknown format "hostname"',
  );
});
