import { expect, test } from 'vitest';
import { addressService } from '../../../../scripts/site/address-service.ts';
import { connectSources } from '../../../../scripts/site/security-headers.ts';

test.each([
  ['', ''],
  ['https://kleber.example.com', 'https://kleber.example.com'],
  [' https://kleber.example.com:8443/au// ', 'https://kleber.example.com:8443/au'],
])('§7 address lookup is where the build says: "%s"', (given, address) => {
  expect(addressService(given)).toBe(address);
});

test.each(['kleber.example.com', '/kleber', 'javascript:alert(1)', 'https://a b', 'https://a.example/?x=1'])(
  '§7 "%s" is no server, and the message says what to write',
  (given) => {
    expect(() => addressService(given)).toThrow(/VITE_ADDRESS_SERVICE is ".*Write it as https:\/\//);
  },
);

test('§2 the policy lets pages call the service’s origin, and no other', () => {
  expect(connectSources('')).toBe("'self'");
  expect(connectSources('https://kleber.example.com:8443/au')).toBe("'self' https://kleber.example.com:8443");
});
