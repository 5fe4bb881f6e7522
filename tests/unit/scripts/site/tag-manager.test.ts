import { afterEach, expect, test, vi } from 'vitest';
import { securityHeaders } from '../../../../scripts/site/security-headers.ts';
import { tagManagerOrigin } from '../../../../scripts/site/tag-manager.ts';

const GOOGLE = 'https://www.googletagmanager.com';

/** Returns the sources of each directive of the policy. */
function policy(): Record<string, string> {
  const text = securityHeaders().headers['content-security-policy'] ?? '';
  return Object.fromEntries(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

afterEach(() => {
  vi.unstubAllEnvs();
});

test('a tag manager may load scripts and images, call its origin and make its trusted types', () => {
  const without = policy();
  vi.stubEnv('TAG_MANAGER_ORIGIN', GOOGLE);
  expect(policy()).toEqual({
    ...without,
    'script-src': `'self' ${GOOGLE}`,
    'connect-src': `'self' ${GOOGLE}`,
    'img-src': `'self' ${GOOGLE}`,
    'trusted-types': "goog#html 'allow-duplicates'",
  });
});

test('there is none unless TAG_MANAGER_ORIGIN names it', () => {
  expect(tagManagerOrigin()).toBe('');
  expect(policy()).toMatchObject({ 'script-src': "'self'", 'trusted-types': "'none'" });
});

test.each([GOOGLE, ' https://tags.example:8443 ', 'http://127.0.0.1:9000'])('"%s" is an origin', (given) => {
  expect(tagManagerOrigin(given)).toBe(given.trim());
});

test.each([
  'www.googletagmanager.com',
  'http://www.googletagmanager.com',
  `${GOOGLE}/gtm.js`,
  `${GOOGLE}/`,
  'https://*.example.com',
  `${GOOGLE} https://other.example`,
  "'unsafe-inline'",
])('"%s" is refused with a word on what to write', (given) => {
  expect(() => tagManagerOrigin(given)).toThrow(
    /^TAG_MANAGER_ORIGIN is ".*which isn't an origin\. Write it as https:\/\/www/,
  );
});
