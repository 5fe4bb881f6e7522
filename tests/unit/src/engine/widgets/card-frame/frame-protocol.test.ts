import { describe, expect, test } from 'vitest';
import {
  frameAddress,
  frameHeight,
  isFrom,
  readMessage,
} from '../../../../../../src/engine/widgets/card-frame/frame-protocol.ts';

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

describe('domain §4e.6 a message', () => {
  test.each([
    { type: 'height', height: 312.5 },
    { type: 'validity', valid: false },
    { type: 'token', card },
    { type: 'token', card: { ...card, maskedPAN: '411111******1111' } },
    { type: 'token', card: { ...card, maskedPAN: 'xxxxxxxxxxxx1111' } },
    { type: 'failure' },
    { type: 'failure', reason: 'too old' },
    { type: 'outcome', success: null },
    { type: 'outcome', success: 'DECLINED' },
    { type: 'enter' },
    { type: 'challenge', open: true },
    { type: 'challenge', open: false },
  ])('is read as an object or as a JSON text: %j', (message) => {
    expect(readMessage(message)).toEqual(message);
    expect(readMessage(JSON.stringify(message))).toEqual(message);
  });

  // the last four values are not correctly masked card numbers (§4e.12)
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
    ...['4111111111111111', '4111111XXXXX1111', '411111XXXXX11111', '1111'].map((maskedPAN) => ({
      type: 'token',
      card: { ...card, maskedPAN },
    })),
  ])('is not read if it is not of the protocol: %j', (data) => {
    expect(readMessage(data)).toBeUndefined();
  });

  test('is not read if it is too long, or throws', () => {
    const text = JSON.stringify({ type: 'validity', valid: true });
    expect(readMessage(text.padEnd(4000))).toEqual({ type: 'validity', valid: true });
    expect(readMessage(text.padEnd(4001))).toBeUndefined();
    const trap = {
      get type(): string {
        throw new Error('a trap');
      },
    };
    expect(readMessage(trap)).toBeUndefined();
  });
});

describe('domain §4e.3, §4e.4 the sender of a message', () => {
  const own = {} as Window;
  const iframe = { contentWindow: own } as HTMLIFrameElement;
  const origin = 'https://cards.example.com';
  const from = (other: Partial<MessageEvent>) =>
    isFrom({ origin, source: own, ...other } as MessageEvent, iframe, origin);

  test('is the frame’s own window, at its own origin, and no other', () => {
    expect(from({})).toBe(true);
    expect(from({ source: {} as Window })).toBe(false);
    expect(from({ source: null })).toBe(false);
    const gone = { contentWindow: null } as HTMLIFrameElement;
    expect(isFrom({ origin, source: null } as MessageEvent, gone, origin)).toBe(false);
  });

  test.each([
    'null',
    '',
    'http://cards.example.com',
    'https://cards.example.com:8443',
    'https://cards.example.com.evil.example',
    'https://evil.example/https://cards.example.com',
    'https://CARDS.example.com',
  ])('is not at the origin %j', (other) => {
    expect(from({ origin: other })).toBe(false);
  });
});

describe('the address of a frame', () => {
  test('domain §4e.2 is passed on as it is, with its exact origin', () => {
    const signed = 'https://cards.example.com:8443/frame?b=%7e&a=1&a=%2B+&sign=x%3D%3d';
    expect(frameAddress([{ address: signed }, { address: 'https://other.example/' }])).toEqual({
      src: signed,
      origin: 'https://cards.example.com:8443',
    });
    expect(frameAddress([{ address: 'http://127.0.0.1:80/' }]).origin).toBe('http://127.0.0.1');
  });

  test.each([
    undefined,
    {},
    { address: null },
    { address: 7 },
    { address: '' },
    { address: '/frame?sign=secret' },
    { address: 'javascript:alert(1)' },
    { address: 'data:text/html,secret' },
    { address: 'blob:https://cards.example.com/secret' },
  ])('domain §4e.1 is no web address, and not in the error: %j', (item) => {
    const items = item ? [item] : [];
    expect(() => frameAddress(items)).toThrow('gave no web address');
    expect(() => frameAddress(items)).not.toThrow('secret');
  });
});

test.each([
  [500, 240, 500],
  [500.2, 240, 501],
  [240, 240, 240],
  [100, 240, 240],
  [1200, 240, 1200],
  [1e9, 240, 1200],
  [0, 240, 240],
  [-500, 240, 240],
  [Number.NaN, 240, 240],
  [Number.POSITIVE_INFINITY, 240, 240],
  [1, 0, 120],
])('domain §4e.9 a frame that says %d, with a room of %d, is %d high', (said, room, high) => {
  expect(frameHeight(said, room)).toBe(high);
});
