import { describe, expect, test } from 'vitest';
import { Declines } from '../../../../../scripts/sandbox/card-frame/gateway.ts';
import { paymentServers } from '../support/payments.ts';

const { askParams, params, enter, reset } = await paymentServers();

const REFERENCE = '0a'.repeat(16);
const OTHER = '0b'.repeat(16);
const DECLINED = { number: '4000 0000 0000 0002' };
const REFUSED = [{ type: 'outcome', success: false }];

/** Has so many cards declined, each in a frame of its own. */
async function decline(times: number, reference: string): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    const { paramString } = await params('148.20', reference);
    expect((await enter(DECLINED, paramString)).json()).toEqual({ messages: REFUSED });
  }
}

describe('§4 five declined cards for one application', () => {
  test('are the last: there are no parameters for a sixth', async () => {
    await decline(4, REFERENCE);
    expect((await askParams('148.20', REFERENCE)).statusCode).toBe(200);
    await decline(1, REFERENCE);
    const response = await askParams('148.20', REFERENCE);
    expect(response.statusCode).toBe(429);
    expect(response.json().message).toContain('five cards were declined for this reference');
  });

  test('also close open frames, for valid cards too', async () => {
    const { paramString } = await params('148.20', REFERENCE);
    await decline(5, REFERENCE);
    const response = await enter({}, paramString);
    expect([response.statusCode, response.json().messages]).toEqual([429, REFUSED]);
  });

  test('do not count for another application, and are forgotten by a reset', async () => {
    await decline(5, REFERENCE);
    expect((await askParams('148.20', OTHER)).statusCode).toBe(200);
    expect((await askParams('148.20')).statusCode).toBe(200);
    await reset();
    expect((await askParams('148.20', REFERENCE)).statusCode).toBe(200);
  });

  test('without a reference are counted for each payment', async () => {
    const { paramString } = await params();
    for (let count = 0; count < 5; count += 1)
      expect((await enter(DECLINED, paramString)).statusCode).toBe(200);
    expect((await enter({}, paramString)).statusCode).toBe(429);
    const { paramString: next } = await params();
    expect((await enter({}, next)).statusCode).toBe(200);
  });

  test('do not include mistyped cards or a failing gateway', async () => {
    const { paramString } = await params('148.20', REFERENCE);
    for (let count = 0; count < 6; count += 1) {
      await enter({ cvv: '1' }, paramString);
      await enter({ number: '4000 0000 0000 0010' }, paramString);
    }
    expect((await enter({}, paramString)).statusCode).toBe(200);
    expect((await askParams('148.20', REFERENCE)).statusCode).toBe(200);
  });
});

test('§4 only 10,000 applications are counted: the one that was declined longest ago is dropped', () => {
  const declines = new Declines();
  const isBlocked = (reference: string) => declines.areTooMany({ reference });
  for (const reference of ['first', 'second'])
    for (let count = 0; count < 5; count += 1) declines.add({ reference });
  declines.add({ reference: 'first' });
  for (let count = 0; count < 9999; count += 1) declines.add({ reference: String(count) });
  expect([isBlocked('first'), isBlocked('second')]).toEqual([true, false]);
  declines.add({ reference: 'one more' });
  expect(isBlocked('first')).toBe(false);
});
