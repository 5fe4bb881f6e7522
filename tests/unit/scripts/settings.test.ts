import { afterEach, expect, test, vi } from 'vitest';
import { UsageError } from '../../../scripts/content/usage-error.ts';
import {
  addressService,
  allowedHosts,
  backend,
  cardFrameOrigins,
  checkSettings,
  hstsIsOn,
  monitoringAddress,
  monitoringSample,
  policyReports,
  readPorts,
  tagManagerOrigin,
} from '../../../scripts/settings.ts';

const MONITORING = ['VITE_MONITORING_ADDRESS', 'VITE_MONITORING_SAMPLE'];
const GOOGLE = 'https://www.googletagmanager.com';

afterEach(() => void vi.unstubAllEnvs());

test('every setting has a default', () => {
  for (const name of ['PORT', 'TAG_MANAGER_ORIGIN', 'VITE_CARD_FRAME_ORIGINS', ...MONITORING])
    vi.stubEnv(name, undefined);
  expect(checkSettings).not.toThrow();
  expect(readPorts()).toEqual({ site: 8080, cardFrame: 8081 });
  expect(cardFrameOrigins()).toEqual(['http://127.0.0.1:8081']);
  expect(tagManagerOrigin()).toBe('');
  expect([monitoringAddress(), monitoringSample()]).toEqual(['', 0.1]);
});

test('PORT sets the port of the site and the next one for the card frame', () => {
  vi.stubEnv('PORT', '9000');
  expect(readPorts()).toEqual({ site: 9000, cardFrame: 9001 });
  expect(cardFrameOrigins(' ')).toEqual(['http://127.0.0.1:9001']);
  vi.stubEnv('PORT', '');
  expect(readPorts()).toEqual({ site: 8080, cardFrame: 8081 });
});

test.each([
  ['', '', addressService],
  ['https://kleber.example.com', 'https://kleber.example.com', addressService],
  [' https://kleber.example.com:8443/au// ', 'https://kleber.example.com:8443/au', addressService],
  ['https://api.example.com', 'https://api.example.com', backend],
  [' http://127.0.0.1:9000/cover/ ', 'http://127.0.0.1:9000/cover', backend],
  ['https://reports.example.com/csp', 'https://reports.example.com/csp', policyReports],
  [GOOGLE, GOOGLE, tagManagerOrigin],
  [' https://tags.example:8443 ', 'https://tags.example:8443', tagManagerOrigin],
  ['http://127.0.0.1:9000', 'http://127.0.0.1:9000', tagManagerOrigin],
  [
    'https://a.example  https://b.example:84',
    ['https://a.example', 'https://b.example:84'],
    cardFrameOrigins,
  ],
  [
    'http://localhost:8081 http://[::1]:8081',
    ['http://localhost:8081', 'http://[::1]:8081'],
    cardFrameOrigins,
  ],
  [' /sandbox/monitoring ', '/sandbox/monitoring', monitoringAddress],
  ['https://rum.example:8443/in?site=1', 'https://rum.example:8443/in?site=1', monitoringAddress],
  ['http://127.0.0.1:9000/in', 'http://127.0.0.1:9000/in', monitoringAddress],
  ['0', 0, monitoringSample],
  [' 1 ', 1, monitoringSample],
  ['www.Insurer.example, b.example:8443,', ['www.insurer.example', 'b.example:8443'], allowedHosts],
])('§7 reads the setting "%s" as %j', (given, expected, read) => {
  expect(read(given)).toEqual(expected);
});

const NO_ORIGINS = [
  ...['cards.example.com', 'http://cards.example.com', 'http://127.0.0.1.example.com'],
  ...['https://cards.example.com/', 'https://cards.example.com/frame', 'https://user@cards.example.com'],
  ...['https://*.example.com', 'javascript:alert(1)', 'null', '*'],
];
const NO_HOSTS = [
  'https://insurer.example',
  'insurer.example/path',
  '*.insurer.example',
  'a b',
  'a.example:99999',
];
const NO_SERVERS = [
  'kleber.example',
  '/kleber',
  'javascript:alert(1)',
  'https://a b',
  'https://a.example/?x=1',
];
const NO_MONITORING = [
  ...['rum.example', '//rum.example/in', '/a b', '/in#x', 'http://rum.example/in', 'ftp://rum.example'],
  ...['https://user:secret@rum.example/in', 'https://*.example/in', 'javascript:alert(1)'],
];
const NO_PORT = 'is not a port. Use a number from 1 to 65534.';
const NO_ORIGIN = "isn't an origin. Write it as https://www.googletagmanager.com";

test.each([
  ...['abc', '0', '70000', '80.5'].map((value) => ['PORT', value, NO_PORT]),
  ['PORT', '65535', 'leaves no next port for the card frame. Use a number from 1 to 65534.'],
  ['HSTS', 'yes', 'Set it to on or off, or leave it out for on.'],
  ...NO_HOSTS.map((value) => ['ALLOWED_HOSTS', value, "isn't a host name. Write each as www.example.com"]),
  ...NO_SERVERS.map((value) => ['VITE_ADDRESS_SERVICE', value, 'Write it as https://kleber.example.com']),
  ...NO_SERVERS.map((value) => ['BACKEND', value, 'Write it as https://api.example.com']),
  ['BACKEND', 'http://api.example.com', 'http only on this machine'],
  ...NO_SERVERS.map((value) => ['POLICY_REPORTS', value, 'Write it as https://reports.example.com/csp']),
  ...NO_MONITORING.map((value) => ['VITE_MONITORING_ADDRESS', value, 'Write it as /sandbox/monitoring or']),
  ...['all', '-0.1', '1.1', '10%'].map((value) => ['VITE_MONITORING_SAMPLE', value, 'Use a number from 0']),
  ...NO_ORIGINS.map((value) => ['VITE_CARD_FRAME_ORIGINS', value, 'Write each as https://cards.example.com']),
  ...NO_ORIGINS.map((value) => ['TAG_MANAGER_ORIGIN', value, NO_ORIGIN]),
  ['TAG_MANAGER_ORIGIN', `${GOOGLE} https://other.example`, NO_ORIGIN],
  ['TAG_MANAGER_ORIGIN', "'unsafe-inline'", NO_ORIGIN],
])('rejects %s=%s: %s', (name, value, advice) => {
  vi.stubEnv(name, value);
  expect(checkSettings).toThrow(UsageError);
  for (const text of [name, value, advice]) expect(checkSettings).toThrow(text);
});

test('a backend needs its own card frame', () => {
  vi.stubEnv('BACKEND', 'https://api.example.com');
  expect(checkSettings).toThrow(
    'BACKEND is set, but VITE_CARD_FRAME_ORIGINS is not. Set it to the origin of the card frame that this backend uses',
  );
  vi.stubEnv('VITE_CARD_FRAME_ORIGINS', 'https://cards.example.com');
  expect(checkSettings).not.toThrow();
});

test('browsers report to the sandbox, unless there is a backend', () => {
  expect(policyReports()).toBe('/sandbox/reports');
  vi.stubEnv('BACKEND', 'https://api.example.com');
  expect(policyReports()).toBe('');
});

test('monitoring needs an address of its own if there is a backend', () => {
  vi.stubEnv('BACKEND', 'https://api.example.com');
  vi.stubEnv('VITE_CARD_FRAME_ORIGINS', 'https://cards.example.com');
  vi.stubEnv('VITE_MONITORING_ADDRESS', '/sandbox/monitoring');
  expect(checkSettings).toThrow('BACKEND is set, so there is no sandbox for VITE_MONITORING_ADDRESS');
  vi.stubEnv('VITE_MONITORING_ADDRESS', '/monitoring');
  expect(checkSettings).not.toThrow();
});

test('an empty HSTS is on', () => {
  expect(hstsIsOn('')).toBe(true);
});
