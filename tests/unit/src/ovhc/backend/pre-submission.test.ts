import { afterEach, describe, expect, test, vi } from 'vitest';
import type { PreSubmissionRecord } from '#types/api/preSubmission';
import { createSchemaAjv } from '../../../../../scripts/schemas/ajv.ts';
import { isRefusal, preSubmission } from '../../../../../src/ovhc/backend/pre-submission.ts';
import { recordFor } from '../application/record/sample.ts';
import { serveRequests } from './requests.ts';
import { serve } from './server.ts';

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

describe('decisions "The card frame": whether it has certainly not been accepted', () => {
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
