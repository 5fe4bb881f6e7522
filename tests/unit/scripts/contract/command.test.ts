import { afterEach, expect, test, vi } from 'vitest';
import { calls, type InsurerCall } from '../../../../scripts/api/calls.ts';
import { check, json, run, startBackend } from './support.ts';

/** Returns the names of calls in a table or in a result, each once and sorted. */
const namesOf = (names: readonly string[]) =>
  [...new Set(names.map((name) => name.replace(/ .*/, '')))].sort();
const all = Object.values<InsurerCall>(calls);

test('the sandbox fits, and asking only for reads changes nothing there', async () => {
  const { url, store } = await startBackend();
  const { code, problems, notAsked, names } = await check(url);
  expect({ code, problems, notAsked }).toEqual({ code: 0, problems: [], notAsked: [] });
  const reads = all.filter(({ writes }) => !writes);
  expect(namesOf(names)).toEqual(namesOf(reads.map(({ name }) => name)));
  expect(store.outbox).toEqual({ emails: [], submissions: [], forms: [] });
  expect([store.references.size, store.submissions.size, store.forms.size]).toEqual([0, 0, 0]);
});

test('the sandbox fits with writes, which each arrive once', async () => {
  const { url, store } = await startBackend();
  const { code, problems, notAsked, names, notes } = await check(url, '--writes');
  expect({ code, problems, notAsked }).toEqual({ code: 0, problems: [], notAsked: [] });
  expect(namesOf([...names, 'forms'])).toEqual(namesOf(all.map(({ name }) => name)));
  expect([store.outbox.emails.length, store.outbox.submissions.length]).toEqual([1, 1]);
  const { submissionReference } = store.outbox.submissions[0]?.request ?? {};
  expect(notes).toEqual([
    `Sent to ${url}: a quote for amelie@example.com: RN10000001`,
    `Sent to ${url}: an application: ${submissionReference}`,
    'The content has no form page, so forms was not checked.',
  ]);
});

afterEach(() => void vi.useRealTimers());

// the cover starts on 31 January, on 29 February, and two weeks after a birthday on 29 February
test.each(['2027-01-17', '2028-02-15', '2028-02-29'])(
  'the sandbox accepts what is sent on %s',
  async (day) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00`) });
    const { url } = await startBackend();
    expect(await check(url, '--writes')).toMatchObject({ code: 0, problems: [], notAsked: [] });
  },
);

test('shows at most five problems of a call, and none of its values', async () => {
  const spoil = json((countries) => {
    for (const country of countries) country.code = 'secret';
  });
  const { url } = await startBackend([{ at: 'GET /hcf/ovhc/countries', change: spoil }]);
  const { problems, more } = await check(url);
  expect([problems.length, more]).toEqual([5, 244]);
  const { code, out } = await run([url]);
  expect(code).toBe(1);
  expect(out).toMatch(/^does not fit {2}countries +\d+ ms {2}GET {3}\/hcf\/ovhc\/countries$/m);
  expect(out).toContain('\n    /0/code must match pattern "^[A-Z]{3}$"\n');
  expect(out).toContain('\n    and 244 more problems\n');
  expect(out).toContain('14 checks: 13 fit, 1 does not fit, 0 not asked.');
  expect(out).not.toContain('secret');
});

test('reports a call without an answer in time, and goes on', async () => {
  const { url, app } = await startBackend();
  await app.inject({
    method: 'POST',
    url: '/sandbox/faults',
    payload: [{ call: 'countries', fault: 'delay', ms: 2000, times: 1 }],
  });
  const { problems, notAsked } = await check(url, '--timeout', '0.5');
  expect(problems).toEqual(['countries: there was no answer within 0.5 s']);
  expect(notAsked).toEqual([]);
});

test('asks an address service elsewhere, and a backend below a path', async () => {
  const kleber = 'GET /KleberWebService';
  const { url, requests } = await startBackend();
  const { url: other, requests: others } = await startBackend();
  // the other server does not know the key
  expect((await check(`${url}/`, '--address-service', other)).problems).toContain(
    'kleber (SearchAddress): /DtResponse/ErrorMessage must be empty',
  );
  expect(requests.filter((request) => request.startsWith(kleber))).toEqual([]);
  expect(others.every((request) => request.startsWith(kleber))).toBe(true);
  await check(`${url}/v1`);
  expect(requests).toContain('GET /v1/hcf/ovhc/visatypes.json');
});

test('says before it writes, and where', async () => {
  const { url } = await startBackend();
  expect((await run([url])).err).toBe('');
  expect((await run([url, '--writes'])).err).toContain(`to ${url}`);
});

test.each([
  [[], 'Name one server to check. See npm run contract -- --help.'],
  [['http://a.example', 'http://b.example'], 'Name one server to check. See npm run contract -- --help.'],
  [['api.example'], '"api.example" is not the address of a server. Write it as https://api.example.com.'],
  [['ftp://api.example'], '"ftp://api.example" is not the address of a server.'],
  [['https://api.example?x=1'], '"https://api.example?x=1" is not the address of a server.'],
  [['http://a.example', '--address-service', 'kleber'], '"kleber" is not the address of a server.'],
  [['http://a.example', '--timeout', 'soon'], '--timeout soon is not a number of seconds up to 1000.'],
  [['http://a.example', '--format', 'xml'], 'There is no format "xml". Use pretty or json.'],
  [['http://a.example', '--write'], "Unknown option '--write'. See npm run contract -- --help."],
])('exits with 2 for the arguments %j', async (args, message) => {
  const { code, out, err } = await run(args);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(message);
});

test('explains itself with --help', async () => {
  expect(await run(['--help'])).toMatchObject({
    code: 0,
    out: expect.stringContaining('--address-service URL'),
  });
});
