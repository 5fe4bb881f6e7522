import { afterEach, describe, expect, test, vi } from 'vitest';
import type { PreSubmissionRecord } from '#types/api/preSubmission';
import { createSchemaAjv } from '../../../../../scripts/schemas/ajv.ts';
import { askOutcome, isRefusal, preSubmission } from '../../../../../src/ovhc/backend/pre-submission.ts';
import { recordFor } from '../application/record/sample.ts';
import { serveRequests } from './requests.ts';
import { serve } from './server.ts';
import { withoutPauses } from './without-pauses.ts';

const record = recordFor('F') as PreSubmissionRecord;
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => 'an answer',
    (error: unknown) => error,
  );

afterEach(() => {
  vi.useRealTimers();
});

test('§7 the record is the body of preSubmission, as JSON, to the letter', async () => {
  const requests = serveRequests({ body: { SaveStatus: 'OK' } });
  await preSubmission(record);
  expect(requests).toHaveLength(1);
  const [request] = requests;
  expect([request?.method, request?.url]).toEqual(['POST', 'http://127.0.0.1/hcf/preSubmission']);
  expect(request?.headers.get('content-type')).toBe('application/json');
  const body = await request?.json();
  expect(body).toEqual(record);
  const ref = 'schema:/api/preSubmission.schema.json#/properties/request/properties/body';
  expect(createSchemaAjv().validate(ref, body)).toBe(true);
});

test.each([
  [{ SaveStatus: 'OK' }],
  [{ SaveStatus: 'OK', mn: null, cn: null, coverstdt: null, amt: null, orderId: null, orderResponse: null }],
  [{ SaveStatus: 'OK', coverstdt: '05/12/2026', amt: '$1', orderResponse: { description: null }, more: 1 }],
  [{ SaveStatus: '' }],
  [{ SaveStatus: 'OK', mn: 1234, cn: 9, amt: 148.2, orderId: 77 }],
])('§7 money may have been taken, so little is asked of the answer: %j is one', async (body) => {
  serve({ body });
  expect(await preSubmission(record)).toEqual(body);
});

describe('whether it has certainly not been accepted', () => {
  test.each<[string, Parameters<typeof serve>[0], boolean]>([
    ['400', { status: 400, body: {} }, true],
    ['404', { status: 404 }, true],
    ['422', { status: 422 }, true],
    ['500', { status: 500 }, true],
    ['408, which a server in between may say', { status: 408 }, false],
    ['429', { status: 429 }, true],
    ['501', { status: 501 }, false],
    ['503', { status: 503 }, false],
    ['520', { status: 520 }, false],
    ['524', { status: 524 }, false],
    ['502, which a gateway says', { status: 502 }, false],
    ['504, which a gateway says', { status: 504 }, false],
    ['a connection that breaks', new TypeError('Failed to fetch'), false],
    ['HTML in place of JSON', { body: '<!doctype html>' }, false],
    ['an empty body', { body: '' }, false],
    ['no status of saving', { body: { mn: 'M1' } }, false],
    ['a status of saving that is no text', { body: { SaveStatus: true } }, false],
    ['a number without end', { body: { SaveStatus: 'OK', mn: '1'.repeat(65) } }, false],
  ])('%s', async (_case, answer, isCertain) => {
    const asked = serve(answer);
    expect(isRefusal(await failureOf(preSubmission(record)))).toBe(isCertain);
    expect(asked).toEqual(['/hcf/preSubmission']);
  });

  test('§7 no answer within 180 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = serve('never');
    const failure = failureOf(preSubmission(record));
    await vi.advanceTimersByTimeAsync(179_999);
    expect(await Promise.race([failure, 'still waiting'])).toBe('still waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(String(await failure)).toContain('/preSubmission failed (timeout): no answer in 180000 ms');
    expect(isRefusal(await failure)).toBe(false);
    expect(asked).toHaveLength(1);
  });

  test.each([new Error('400'), undefined, { status: 400 }])('%j is no call’s failure', (error) => {
    expect(isRefusal(error)).toBe(false);
  });
});

describe('§7 how an application ended whose answer was lost', () => {
  const REFERENCE = '0123456789abcdef0123456789abcdef';
  const ask = () => withoutPauses(() => askOutcome(REFERENCE));
  const notReceived = { reference: REFERENCE, isReceived: false };

  test('is asked for by its reference', async () => {
    const asked = serve({ body: { SaveStatus: 'OK' } });
    await ask();
    expect(asked).toEqual([`/hcf/preSubmission?reference=${REFERENCE}`]);
  });

  test.each([{ SaveStatus: 'OK', mn: 'M1' }, { SaveStatus: 'FAILED' }, { SaveStatus: 'OK', cn: 7 }])(
    'the answer that it was given: %j',
    async (body) => {
      serve({ body });
      expect(await ask()).toEqual(body);
    },
  );

  test('a 404 that says so: the insurer has none of this reference', async () => {
    const asked = serve({ status: 404, body: notReceived });
    expect(await ask()).toBe('not received');
    expect(asked).toHaveLength(1);
  });

  test.each<[string, Parameters<typeof serve>[0], string]>([
    ['a 404 of a server that has no such call', { status: 404, body: '<h1>Not found</h1>' }, 'malformed'],
    ['a 404 with another body', { status: 404, body: { message: 'Not found' } }, 'wrong shape'],
    ['a 404 that says it came', { status: 404, body: { ...notReceived, isReceived: true } }, 'wrong shape'],
    ['a 404 of no reference', { status: 404, body: { isReceived: false } }, 'wrong shape'],
    ['an answer that says nothing', { body: {} }, 'wrong shape'],
    ['400', { status: 400, body: notReceived }, 'status'],
    ['405, where only POST is known', { status: 405 }, 'status'],
    ['500', { status: 500, body: { SaveStatus: 'FAILED' } }, 'status'],
    ['no connection', new TypeError('Failed to fetch'), 'network'],
  ])('cannot be found out: %s', async (_case, answer, failure) => {
    serve(answer);
    await expect(ask()).rejects.toMatchObject({ name: 'CallError', failure });
  });

  test('it only reads, so it is asked again where it fails for a moment', async () => {
    const asked = serve({ status: 503 }, new TypeError('offline'), { status: 404, body: notReceived });
    expect(await ask()).toBe('not received');
    expect(asked).toHaveLength(3);
  });

  test('it only has to be looked up, so it is given up after 20 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    serve('never');
    const failure = failureOf(askOutcome(REFERENCE));
    await vi.advanceTimersByTimeAsync(19_999);
    expect(await Promise.race([failure, 'still waiting'])).toBe('still waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(String(await failure)).toContain('/preSubmission failed (timeout): no answer in 20000 ms');
  });
});
