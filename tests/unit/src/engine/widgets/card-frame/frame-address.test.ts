import { expect, test } from 'vitest';
import { frameAddress } from '../../../../../../src/engine/widgets/card-frame/frame-protocol.ts';

test('domain §4e.2 an address is passed on as it is, and its exact origin is what counts', () => {
  const signed = 'https://cards.example.com:8443/frame?b=%7e&a=1&a=%2B+&sign=x%3D%3d';
  expect(frameAddress([{ address: signed }, { address: 'https://other.example/' }])).toEqual({
    src: signed,
    origin: 'https://cards.example.com:8443',
  });
});

test('domain §4e.1 the port that goes without saying is none', () => {
  expect(frameAddress([{ address: 'http://127.0.0.1:80/' }]).origin).toBe('http://127.0.0.1');
});

test.each([
  [[]],
  [[{}]],
  [[{ address: null }]],
  [[{ address: 7 }]],
  [[{ address: '' }]],
  [[{ address: '/frame?sign=secret' }]],
  [[{ address: 'javascript:alert(1)' }]],
  [[{ address: 'data:text/html,secret' }]],
  [[{ address: 'blob:https://cards.example.com/secret' }]],
])('domain §4e.1 %j holds no web address, and is not told', (items) => {
  expect(() => frameAddress(items)).toThrow('gave no web address');
  expect(() => frameAddress(items)).not.toThrow('secret');
});
