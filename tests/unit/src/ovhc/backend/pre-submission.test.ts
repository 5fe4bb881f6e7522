import { describe, expect, test } from 'vitest';
import type { PreSubmissionRecord } from '#types/api/preSubmission';
import { createSchemaAjv } from '../../../../../scripts/schemas/ajv.ts';
import { fetchOutcome, isRefusal, preSubmission } from '../../../../../src/ovhc/backend/pre-submission.ts';
import { recordFor, reference } from '../application/record/sample.ts';
import { expectTimeout, type Reply, serve, serveRequests, withoutPauses } from './server.ts';

const record = recordFor('F') as PreSubmissionRecord;
const send = () => preSubmission(record);
const ask = () => withoutPauses(() => fetchOutcome(reference));

test.each([
  { SaveStatus: 'OK', mn: null, cn: null, coverstdt: null, amt: null, orderId: null, orderResponse: null },
  { SaveStatus: 'OK', coverstdt: '05/12/2026', amt: '$1', orderResponse: { description: null }, more: 1 },
  { SaveStatus: '', mn: 1234, cn: 9, amt: 148.2, orderId: 77 },
])('§7 sends the record as JSON and accepts any answer with a status: %j', async (answer) => {
  const requests = serveRequests({ body: answer });
  expect(await send()).toEqual(answer);
  const [request, ...others] = requests;
  expect([request?.method, request?.url, others]).toEqual(['POST', 'http://127.0.0.1/hcf/preSubmission', []]);
  const body = await request?.json();
  expect(body).toEqual(record);
  const ref = 'schema:/api/preSubmission.schema.json#/properties/request/properties/body';
  expect(createSchemaAjv().validate(ref, body)).toBe(true);
});

describe('§4 isRefusal', () => {
  test.each<[boolean, string, Reply[]]>([
    [true, 'a status that certainly refuses', [400, 401, 404, 422, 451].map((status) => ({ status }))],
    [false, 'an uncertain status', [408, 429, 500, 501, 502, 503, 504, 524].map((status) => ({ status }))],
    [false, 'a broken connection', [new TypeError('Failed to fetch')]],
    [false, 'an answer that is not JSON', [{ body: '<!doctype html>' }, { body: '' }]],
    [false, 'an answer without a valid SaveStatus', [{ body: { mn: 'M1' } }, { body: { SaveStatus: true } }]],
    [false, 'an answer with a number that is too long', [{ body: { SaveStatus: 'OK', mn: '1'.repeat(65) } }]],
  ])('returns %s for %s', async (expected, _case, replies) => {
    for (const reply of replies) {
      const asked = serve(reply);
      const error = await send().catch((reason: unknown) => reason);
      expect(isRefusal(error), JSON.stringify(reply)).toBe(expected);
      expect(asked).toEqual(['/hcf/preSubmission']);
    }
  });

  test('§7 returns false for other errors, and the call times out after 180 s', async () => {
    for (const error of [new Error('400'), undefined, { status: 400 }]) expect(isRefusal(error)).toBe(false);
    serve('never');
    await expectTimeout(send, 180_000);
  });
});

describe('§7 the outcome after a lost answer', () => {
  const notReceived = { reference, isReceived: false };

  test('is the answer found by the reference', async () => {
    for (const body of [{ SaveStatus: 'FAILED' }, { SaveStatus: 'OK', cn: 7 }]) {
      const asked = serve({ body });
      expect(await ask()).toEqual(body);
      expect(asked).toEqual([`/hcf/preSubmission?reference=${reference}`]);
    }
  });

  test('is "not received" for an unknown reference and times out after 20 s', async () => {
    const asked = serve({ status: 503 }, new TypeError('offline'), { status: 404, body: notReceived });
    expect(await ask()).toBe('not received');
    expect(asked).toHaveLength(3);
    serve('never');
    await expectTimeout(() => fetchOutcome(reference), 20_000);
  });

  test.each<[string, Reply, string]>([
    ['a 404 of a server without this call', { status: 404, body: '<h1>Not found</h1>' }, 'malformed'],
    ['a 404 that says received', { status: 404, body: { ...notReceived, isReceived: true } }, 'wrong shape'],
    ['a 404 without a reference', { status: 404, body: { isReceived: false } }, 'wrong shape'],
    ['an empty answer', { body: {} }, 'wrong shape'],
    ['400', { status: 400, body: notReceived }, 'status'],
    ['500', { status: 500, body: { SaveStatus: 'FAILED' } }, 'status'],
  ])('is unknown after %s', async (_case, reply, failure) => {
    serve(reply);
    await expect(ask()).rejects.toMatchObject({ name: 'CallError', failure });
  });
});
