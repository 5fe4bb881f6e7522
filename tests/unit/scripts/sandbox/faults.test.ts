import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SandboxFault } from '#types/api/sandboxFaults';
import { createContracts } from '../../../../scripts/sandbox/contracts.ts';
import { visas } from '../../../../scripts/sandbox/data/index.ts';
import { FaultQueue } from '../../../../scripts/sandbox/faults.ts';
import { sandbox } from '../../../../scripts/sandbox/index.ts';

const VISAS = '/hcf/ovhc/visatypes.json';
const app = Fastify();
app.register(sandbox);

const post = (payload: unknown) =>
  app.inject({
    method: 'POST',
    url: '/sandbox/faults',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  });

async function statuses(url: string, count: number): Promise<number[]> {
  const found: number[] = [];
  for (let i = 0; i < count; i += 1) found.push((await app.inject(url)).statusCode);
  return found;
}

beforeEach(async () => {
  expect((await app.inject({ method: 'POST', url: '/sandbox/reset' })).statusCode).toBe(204);
});

describe('§7 kinds of faults', () => {
  test('§7 status answers with that status', async () => {
    await post([{ call: 'visatypes', fault: 'status', status: 503, times: 1 }]);
    expect(await statuses(VISAS, 2)).toEqual([503, 200]);
  });

  test('§7 malformed is a 200 with truncated JSON', async () => {
    await post([{ call: 'visatypes', fault: 'malformed' }]);
    const response = await app.inject(VISAS);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toContain('application/json');
    expect(() => JSON.parse(response.body)).toThrow(SyntaxError);
  });

  test.each([
    ['visatypes', VISAS],
    ['countries', '/hcf/ovhc/countries'],
    ['ovhcPathToPurchase', '/hcf/ovhc/ovhcPathToPurchase.482.S.A1..json'],
    ['getproductid', '/hcf/ovhc/getproductid.482.S.A1..json'],
    ['tempToken', '/hcf/tempToken'],
    ['kleber', '/KleberWebService/DtKleberService.svc/ProcessQueryStringRequest'],
    ['getHealthFunds', '/hcf/getHealthFunds.json?AutoCompleteText=&isOverseasVisitor=true'],
    ['preSubmissionOutcome', '/hcf/preSubmission?reference=0123456789abcdef0123456789abcdef'],
  ])('§7 wrong-shape is a 200 that breaks the schema of %s', async (call, url) => {
    await post([{ call, fault: 'wrong-shape' }]);
    const response = await app.inject(url);
    expect(response.statusCode).toBe(200);
    expect(createContracts().validate(call, 'response', response.json())).toBeDefined();
  });

  test('§7 empty is a 200 without a body', async () => {
    await post([{ call: 'visatypes', fault: 'empty' }]);
    const response = await app.inject(VISAS);
    expect([response.statusCode, response.body]).toEqual([200, '']);
  });

  test('§7 reset drops the connection without an answer', async () => {
    const server = Fastify();
    server.register(sandbox);
    const address = await server.listen({ port: 0, host: '127.0.0.1' });
    const body = JSON.stringify([{ call: 'visatypes', fault: 'reset', times: 1 }]);
    await fetch(`${address}/sandbox/faults`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    await expect(fetch(address + VISAS)).rejects.toThrow('fetch failed');
    expect((await fetch(address + VISAS)).status).toBe(200);
    await server.close();
  });
});

describe('§7 delay', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('§7 delay gives the right answer after ms; other calls do not wait', async () => {
    await post([{ call: 'visatypes', fault: 'delay', ms: 3000, times: 1 }]);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    let answered = false;
    const slow = app.inject(VISAS).then((response) => {
      answered = true;
      return response;
    });
    expect(await statuses('/hcf/ovhc/countries', 2)).toEqual([200, 200]);
    vi.advanceTimersByTime(2999);
    expect(await statuses(VISAS, 1)).toEqual([200]);
    expect(answered).toBe(false);
    vi.advanceTimersByTime(1);
    expect((await slow).json()).toEqual(visas);
  });
});

describe('§7 which request gets which fault', () => {
  test('§7 without times a fault stays until the reset', async () => {
    await post([{ call: 'visatypes', fault: 'status', status: 500 }]);
    expect(await statuses(VISAS, 3)).toEqual([500, 500, 500]);
    await app.inject({ method: 'POST', url: '/sandbox/reset' });
    expect(await statuses(VISAS, 1)).toEqual([200]);
  });

  test('§7 the faults of a call apply in order, each as often as its times; other calls work', async () => {
    const status = (call: string, code: number, times: number): SandboxFault => ({
      call,
      fault: 'status',
      status: code,
      times,
    });
    await post([status('visatypes', 500, 2), status('countries', 502, 1), status('visatypes', 503, 1)]);
    await post([status('visatypes', 504, 1)]);
    expect(await statuses(VISAS, 5)).toEqual([500, 500, 503, 504, 200]);
    expect(await statuses('/hcf/ovhc/getproductid.482.S.A1..json', 1)).toEqual([200]);
    expect(await statuses('/hcf/ovhc/countries', 2)).toEqual([502, 200]);
  });

  test('§7 counting down leaves the given fault alone', () => {
    const queue = new FaultQueue();
    const fault: SandboxFault = { call: 'visatypes', fault: 'empty', times: 2 };
    queue.add([fault]);
    queue.take('visatypes');
    expect(fault.times).toBe(2);
    expect(queue.waiting).toEqual([{ ...fault, times: 1 }]);
  });

  test('§7 the answer lists the waiting faults, with their remaining times', async () => {
    const faults = [{ call: 'visatypes', fault: 'status', status: 500, times: 2 }];
    expect((await post(faults)).json()).toEqual(faults);
    await app.inject(VISAS);
    expect((await post([])).json()).toEqual([{ call: 'visatypes', fault: 'status', status: 500, times: 1 }]);
  });
});

describe('§7 invalid faults are refused', () => {
  test.each([
    [
      'an unknown call',
      [{ call: 'visatype', fault: 'empty' }],
      'There is no call "visatype" here. Use one of: visatypes, ovhcPathToPurchase',
    ],
    [
      'an unknown fault',
      [{ call: 'visatypes', fault: 'explode' }],
      '(status, malformed, wrong-shape, empty, reset, delay)',
    ],
    ['no list', { call: 'visatypes', fault: 'empty' }, 'request/body must be array'],
    [
      'a status fault without status',
      [{ call: 'visatypes', fault: 'status' }],
      "must have required property 'status'",
    ],
    ['a delay without ms', [{ call: 'visatypes', fault: 'delay' }], "must have required property 'ms'"],
    ['an unknown field', [{ call: 'visatypes', fault: 'empty', time: 1 }], '(time)'],
    ['no times at all', [{ call: 'visatypes', fault: 'empty', times: 0 }], 'must be >= 1'],
  ])('§7 %s is a 400 that says what to do', async (_case, payload, message) => {
    const response = await post(payload);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toContain(message);
    expect(response.json().message).not.toContain('must match "then"');
  });

  test('§7 one invalid fault and none is added', async () => {
    await post([
      { call: 'visatypes', fault: 'empty' },
      { call: 'nosuch', fault: 'empty' },
    ]);
    expect((await app.inject(VISAS)).json()).toEqual(visas);
  });

  test('§7 a request without a body is a 400 too', async () => {
    expect((await app.inject({ method: 'POST', url: '/sandbox/faults' })).statusCode).toBe(400);
  });
});

test('at most 1,000 faults wait', async () => {
  const faults = (count: number) => Array(count).fill({ call: 'visatypes', fault: 'empty' });
  expect((await post(faults(999))).statusCode).toBe(200);
  const response = await post(faults(2));
  expect([response.statusCode, response.json().message]).toEqual([
    400,
    'At most 1000 faults can wait. POST /sandbox/reset removes those that do',
  ]);
  expect((await post(faults(1))).json()).toHaveLength(1000);
});
