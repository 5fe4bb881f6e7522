import { expect, test } from 'vitest';
import { reasonOf } from '../../../../../scripts/gallery/stage/reason-of.ts';

test('npm run gallery: what an error says is plain text', () => {
  const log = "\u001b[2m  - waiting for locator('main')\u001b[22m";
  expect(reasonOf(new Error(`Timeout 20000ms exceeded.\n${log}\n`))).toBe(
    "Timeout 20000ms exceeded.\n  - waiting for locator('main')",
  );
  expect(reasonOf('lost')).toBe('lost');
});
