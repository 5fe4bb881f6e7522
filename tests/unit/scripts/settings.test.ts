import { afterEach, expect, test, vi } from 'vitest';
import { UsageError } from '../../../scripts/content/usage-error.ts';
import { checkSettings } from '../../../scripts/settings.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('no setting is needed', () => {
  expect(checkSettings).not.toThrow();
});

test.each([
  ['ALLOWED_HOSTS', 'https://insurer.example'],
  ['HSTS', 'yes'],
  ['PORT', 'abc'],
  ['TAG_MANAGER_ORIGIN', 'tags.example'],
  ['VITE_ADDRESS_SERVICE', 'kleber'],
  ['VITE_CARD_FRAME_ORIGINS', 'cards.example'],
])('%s=%s is refused in a sentence', (name, value) => {
  vi.stubEnv(name, value);
  expect(checkSettings).toThrow(UsageError);
  expect(checkSettings).toThrow(new RegExp(`${name}.*${value}`));
});
