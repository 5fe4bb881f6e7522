import { describe, expect, test } from 'vitest';
import * as protocol from '../../../../../../src/engine/widgets/card-frame/frame-protocol.ts';
import { card } from '../../../../../fixtures/library/card.ts';

const { frameAddress, frameHeight, isFrom, readMessage } = protocol;
const token = (maskedPAN: string) => ({ type: 'token', card: { ...card, maskedPAN } });

describe('readMessage', () => {
  test.each([
    { type: 'height', height: 312.5 },
    { type: 'validity', valid: false },
    ...['411111XXXXXX1111', '411111******1111', 'xxxxxxxxxxxx1111'].map(token),
    { type: 'failure' },
    { type: 'failure', reason: 'too old' },
    ...[null, 'DECLINED'].map((success) => ({ type: 'outcome', success })),
    { type: 'enter' },
    ...[true, false].map((open) => ({ type: 'challenge', open })),
  ])('reads a message as an object or as JSON text: %j', (message) => {
    expect(readMessage(message)).toEqual(message);
    expect(readMessage(JSON.stringify(message))).toEqual(message);
  });

  test.each([
    ...[undefined, null, 7, '', 'height', '{"type":"height"', '[]', [{ type: 'height', height: 1 }], {}],
    ...['submit', 'height', 'outcome', 'challenge'].map((type) => ({ type })),
    ...['300', -1, Number.NaN, Number.POSITIVE_INFINITY].map((height) => ({ type: 'height', height })),
    { type: 'validity', valid: 'yes' },
    { type: 'validity', valid: true, height: 300 },
    { type: 'token', token: 'x' },
    ...['', 'x'.repeat(65)].map((cardToken) => ({ type: 'token', card: { ...card, cardToken } })),
    { type: 'token', card: { ...card, pan: '4111111111111111' } },
    { type: 'failure', reason: 'x'.repeat(201) },
    { type: 'enter', key: 'Enter' },
    { type: 'challenge', open: 'yes' },
    { type: 'challenge', open: true, url: 'https://bank.example' },
    // not correctly masked card numbers
    ...['4111111111111111', '4111111XXXXX1111', '411111XXXXX11111', '1111'].map(token),
  ])('ignores data outside the protocol: %j', (data) => {
    expect(readMessage(data)).toBeUndefined();
  });

  test('ignores messages that are too long or throw', () => {
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

test('accepts messages only from the frame’s own window and origin', () => {
  const frame = { contentWindow: {} } as HTMLIFrameElement;
  const origin = 'https://cards.example.com';
  const from = (other: object, iframe = frame) =>
    isFrom({ origin, source: frame.contentWindow, ...other } as MessageEvent, iframe, origin);
  expect(from({})).toBe(true);
  expect(from({ source: {} })).toBe(false);
  expect(from({ source: null })).toBe(false);
  expect(from({ source: null }, { contentWindow: null } as HTMLIFrameElement)).toBe(false);
  for (const other of [
    ...[
      'null',
      '',
      'http://cards.example.com',
      'https://cards.example.com:8443',
      'https://CARDS.example.com',
    ],
    ...['https://cards.example.com.evil.example', 'https://evil.example/https://cards.example.com'],
  ])
    expect(from({ origin: other }), other).toBe(false);
});

test('keeps a frame’s address unchanged and returns its exact origin', () => {
  const signed = 'https://cards.example.com:8443/frame?b=%7e&a=1&a=%2B+&sign=x%3D%3d';
  const found = frameAddress([{ address: signed }, { address: 'https://other.example/' }]);
  expect(found).toEqual({ src: signed, origin: 'https://cards.example.com:8443' });
  expect(frameAddress([{ address: 'http://127.0.0.1:80/' }]).origin).toBe('http://127.0.0.1');
});

test.each([
  ...[undefined, null, 7, '', '/frame?sign=secret', 'javascript:alert(1)', 'data:text/html,secret'],
  'blob:https://cards.example.com/secret',
])('rejects the address %j without repeating it in the error', (address) => {
  const items = address === undefined ? [] : [{ address }];
  expect(() => frameAddress(items)).toThrow(/^The source of a card frame gave no web address\.$/);
});

test.each([
  [500, 240, 500],
  [500.2, 240, 501],
  [100, 240, 240],
  [1e9, 240, 1200],
  [-500, 240, 240],
  [Number.NaN, 240, 240],
  [Number.POSITIVE_INFINITY, 240, 240],
  [1, 0, 120],
])('for a reported height of %d and a room of %d, returns %d', (reported, room, high) => {
  expect(frameHeight(reported, room)).toBe(high);
});
