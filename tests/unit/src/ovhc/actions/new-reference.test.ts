import { afterEach, expect, test, vi } from 'vitest';
import { newReference } from '../../../../../src/ovhc/actions/new-reference.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('§7 a reference is 32 hexadecimal digits, also of small numbers', () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(10) });
  expect(newReference()).toBe('0a'.repeat(16));
});

test('decisions "The card frame": no two are the same', () => {
  expect(new Set(Array.from({ length: 100 }, newReference)).size).toBe(100);
});
