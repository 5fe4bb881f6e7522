import { describe, expect, test } from 'vitest';
import { isFrom, readMessage } from '../../../../../../src/engine/widgets/card-frame/frame-protocol.ts';

const card = {
  cardToken: '4111117LN67t1111',
  cardSchema: 'VISA',
  cardCategory: 'CREDIT',
  cardExpiryDate: '11/28',
  maskedPAN: '411111XXXXXX1111',
  merchReference: 'M-1',
  txnReference: 'T-1',
  amount: '12.50',
};

describe('domain §4e.6 what a frame says', () => {
  test.each(['4111111111111111', '4111111XXXXX1111', '411111XXXXX11111', '1111'])(
    'domain §4e.12: a token with the number %s, which hides too little of it, is no message',
    (maskedPAN) => {
      expect(readMessage({ type: 'token', card: { ...card, maskedPAN } })).toBeUndefined();
    },
  );

  test.each(['411111XXXXXX1111', '411111******1111', 'xxxxxxxxxxxx1111'])('%s hides enough', (maskedPAN) => {
    expect(readMessage({ type: 'token', card: { ...card, maskedPAN } })).toBeDefined();
  });

  const messages = [
    { type: 'height', height: 312.5 },
    { type: 'validity', valid: false },
    { type: 'token', card },
    { type: 'failure' },
    { type: 'failure', reason: 'too old' },
    { type: 'outcome', success: null },
    { type: 'outcome', success: 'DECLINED' },
    { type: 'enter' },
    { type: 'challenge', open: true },
    { type: 'challenge', open: false },
  ];

  test.each(messages)('is read as an object or as a JSON text: %j', (message) => {
    expect(readMessage(message)).toEqual(message);
    expect(readMessage(JSON.stringify(message))).toEqual(message);
  });

  test.each([
    undefined,
    null,
    7,
    '',
    'height',
    '{"type":"height"',
    '[]',
    [{ type: 'height', height: 1 }],
    {},
    { type: 'submit' },
    { type: 'height' },
    { type: 'height', height: '300' },
    { type: 'height', height: -1 },
    { type: 'height', height: Number.NaN },
    { type: 'height', height: Number.POSITIVE_INFINITY },
    { type: 'validity', valid: 'yes' },
    { type: 'validity', valid: true, height: 300 },
    { type: 'token', token: 'x' },
    { type: 'token', card: { ...card, cardToken: '' } },
    { type: 'token', card: { ...card, cardToken: 'x'.repeat(65) } },
    { type: 'token', card: { ...card, pan: '4111111111111111' } },
    { type: 'failure', reason: 'x'.repeat(201) },
    { type: 'outcome' },
    { type: 'enter', key: 'Enter' },
    { type: 'challenge' },
    { type: 'challenge', open: 'yes' },
    { type: 'challenge', open: true, url: 'https://bank.example' },
  ])('is nothing where it is not of the protocol: %j', (data) => {
    expect(readMessage(data)).toBeUndefined();
  });

  test('is nothing where it is too long to be of the protocol', () => {
    const text = JSON.stringify({ type: 'validity', valid: true });
    expect(readMessage(text.padEnd(4000))).toEqual({ type: 'validity', valid: true });
    expect(readMessage(text.padEnd(4001))).toBeUndefined();
  });

  test('never throws', () => {
    const trap = {
      get type(): string {
        throw new Error('a trap');
      },
    };
    expect(readMessage(trap)).toBeUndefined();
  });
});

describe('domain §4e.3, §4e.4 who says it', () => {
  const own = {} as Window;
  const iframe = { contentWindow: own } as HTMLIFrameElement;
  const origin = 'https://cards.example.com';
  const from = (other: Partial<MessageEvent>) =>
    isFrom({ origin, source: own, ...other } as MessageEvent, iframe, origin);

  test('is the frame’s own window, at its own origin', () => {
    expect(from({})).toBe(true);
  });

  test.each([
    'null',
    '',
    'http://cards.example.com',
    'https://cards.example.com:8443',
    'https://cards.example.com.evil.example',
    'https://evil.example/https://cards.example.com',
    'https://CARDS.example.com',
  ])('is nobody at the origin %j', (other) => {
    expect(from({ origin: other })).toBe(false);
  });

  test('is no other window, and no frame that is gone', () => {
    expect(from({ source: {} as Window })).toBe(false);
    expect(from({ source: null })).toBe(false);
    const gone = { contentWindow: null } as HTMLIFrameElement;
    expect(isFrom({ origin, source: null } as MessageEvent, gone, origin)).toBe(false);
  });
});
