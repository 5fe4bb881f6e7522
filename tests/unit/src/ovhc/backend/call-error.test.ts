import { expect, test } from 'vitest';
import { CallError, isTransient } from '../../../../../src/ovhc/backend/call-error.ts';

const status = (code: number) => new CallError('/getPrice', 'status', 'no', { status: code });

test.each([
  ['no connection', new CallError('/getPrice', 'network', 'offline')],
  ['half a sentence', new CallError('/getPrice', 'malformed', 'no JSON')],
  ['another shape', new CallError('/getPrice', 'wrong shape', 'type')],
  ['500', status(500)],
  ['503', status(503)],
  ['524', status(524)],
  ['408', status(408)],
])('may have passed a moment later: %s', (_case, error) => {
  expect(isTransient(error)).toBe(true);
});

test.each([
  ['the time is used up', new CallError('/getPrice', 'timeout', 'no answer')],
  ['an answer that says no', new CallError('/tempToken', 'refused', 'the status is "Failure"')],
  ['400', status(400)],
  ['404', status(404)],
  ['429', status(429)],
  ['a status that is not told', new CallError('/getPrice', 'status', 'no')],
  ['a fault of our own', new TypeError('x is undefined')],
  ['nothing', undefined],
])('will not have passed: %s', (_case, error) => {
  expect(isTransient(error)).toBe(false);
});

test('§8 an error says which call failed, how, and why', () => {
  const cause = new TypeError('Failed to fetch');
  const error = new CallError('/getPrice', 'network', String(cause), { cause });
  expect(error).toMatchObject({
    name: 'CallError',
    message: '/getPrice failed (network): TypeError: Failed to fetch',
    failure: 'network',
    status: undefined,
    cause,
  });
});
