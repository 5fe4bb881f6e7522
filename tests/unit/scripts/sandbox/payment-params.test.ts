import Fastify from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { sandbox } from '../../../../scripts/sandbox/index.ts';
import { FRAME, paymentServers, SITE } from './support/payments.ts';

const { params, post, reset } = await paymentServers();
const PAYMENT = { paymentType: 'oneoff', amount: '148.20' };
const REFERENCE = '0a'.repeat(16);
const hostOf = (paramString: string) => new URLSearchParams(paramString).get('postMessageHost');

beforeEach(async () => {
  await reset();
});

describe('§7 paymentParams', () => {
  test('§7 has the card frame’s address and signed parameters', async () => {
    const { baseUrl, paramString } = await params();
    expect(baseUrl).toBe(`${FRAME}/card-form`);
    const { expires, verifyMessage, ...rest } = Object.fromEntries(new URLSearchParams(paramString));
    expect(rest).toEqual({
      configId: 'OVHC-SANDBOX',
      paymentType: 'oneoff',
      merchReference: 'MR10000001',
      amount: '148.20',
      postMessageHost: SITE,
    });
    const minutes = (Date.parse(expires ?? '') - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(19);
    expect(minutes).toBeLessThanOrEqual(20);
    expect(verifyMessage).toMatch(/^[0-9a-f]{64}$/);
  });

  test('§7 signs the application’s reference', async () => {
    const { paramString } = await params('148.20', REFERENCE);
    expect(new URLSearchParams(paramString).get('reference')).toBe(REFERENCE);
  });

  test.each(['', 'A'.repeat(32), 'a'.repeat(31)])('§7 a reference of "%s" is a 400', async (reference) => {
    const response = await post(`/hcf/paymentParams?reference=${reference}`, PAYMENT, { origin: SITE });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toContain('request/query/reference');
  });

  test('§7 each payment has its own reference', async () => {
    const reference = async () => new URLSearchParams((await params()).paramString).get('merchReference');
    expect([await reference(), await reference()]).toEqual(['MR10000001', 'MR10000002']);
  });

  test('§4 the frame may send messages to the page that asked, else to the host of the request', async () => {
    const other = await post('/hcf/paymentParams', PAYMENT, { origin: 'https://insurer.example' });
    expect(hostOf(other.json().paramString)).toBe('https://insurer.example');
    const silent = await post('/hcf/paymentParams', PAYMENT, { host: '127.0.0.1:9000' });
    expect(hostOf(silent.json().paramString)).toBe('http://127.0.0.1:9000');
  });

  test.each(['null', 'file://', 'http://a.example/path', 'nonsense'])(
    '§4 a page with the origin "%s" is a 400',
    async (origin) => {
      const response = await post('/hcf/paymentParams', PAYMENT, { origin });
      expect(response.statusCode).toBe(400);
      expect(response.json().message).toContain(`the request comes from "${origin}"`);
    },
  );

  test.each(['0.00', '00.00'])('§7 an amount of %s is a 400', async (amount) => {
    const response = await post('/hcf/paymentParams', { ...PAYMENT, amount }, { origin: SITE });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe(
      `paymentParams: request/body/amount is ${amount}: there is nothing to pay. Send the first instalment`,
    );
  });

  test.each([{ amount: '148.2' }, { amount: 148.2 }, { paymentType: 'recurring' }])(
    '§7 a request that breaks its contract is a 400: %j',
    async (changes) => {
      const response = await post('/hcf/paymentParams', { ...PAYMENT, ...changes }, { origin: SITE });
      expect(response.statusCode).toBe(400);
      expect(response.json().message).toContain('See schemas/api/paymentParams.schema.json');
    },
  );

  test('§7 without a card frame it is a 503 that says what to start', async () => {
    const alone = Fastify();
    alone.register(sandbox);
    const response = await alone.inject({ method: 'POST', url: '/hcf/paymentParams', payload: PAYMENT });
    expect(response.statusCode).toBe(503);
    expect(response.json().message).toContain('npm start');
  });
});
