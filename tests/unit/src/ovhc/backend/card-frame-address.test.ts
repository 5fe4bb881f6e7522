import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cardFrameAddress } from '../../../../../src/ovhc/backend/sources/cardFrames.ts';

const ALLOWED = 'https://cards.example.com http://127.0.0.1:8081';
const paramString = 'ref=A%2B1&sig=x%3D%3D&name=é/?&';
const address = (baseUrl: string, params = paramString) => cardFrameAddress({ baseUrl, paramString: params });

beforeEach(() => {
  vi.stubEnv('VITE_CARD_FRAME_ORIGINS', ALLOWED);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('domain.md 4e.2: the address is baseUrl and the signed parameters', () => {
  test('as they are, behind a question mark', () => {
    expect(address('https://cards.example.com/frame')).toBe(`https://cards.example.com/frame?${paramString}`);
    expect(address('http://127.0.0.1:8081/card-form/')).toBe(
      `http://127.0.0.1:8081/card-form/?${paramString}`,
    );
  });

  test('also where they bring their own', () => {
    expect(address('https://cards.example.com/frame', '?a=1')).toBe('https://cards.example.com/frame?a=1');
  });

  test('§7 a port that is the scheme’s own is none', () => {
    expect(address('https://cards.example.com:443/frame', 'a=1')).toBe('https://cards.example.com/frame?a=1');
  });
});

describe('decisions "The card frame": baseUrl must be on the build’s list of allowed origins', () => {
  test.each([
    ['another host', 'https://evil.example/frame'],
    ['a host that begins like it', 'https://cards.example.com.evil.example/frame'],
    ['a host that ends like it', 'https://evil-cards.example.com/frame'],
    ['a host below it', 'https://pay.cards.example.com/frame'],
    ['no encryption', 'http://cards.example.com/frame'],
    ['another port', 'https://cards.example.com:8443/frame'],
    ['another name of this machine', 'http://localhost:8081/frame'],
    ['the host as a user’s name', 'https://cards.example.com@evil.example/frame'],
    ['a user’s name', 'https://ada@cards.example.com/frame'],
    ['a password', 'https://:secret@cards.example.com/frame'],
    ['a script', 'javascript:alert(1)//https://cards.example.com'],
    ['data', 'data:text/html,https://cards.example.com'],
    ['a blob of it', 'blob:https://evil.example/1'],
  ])('%s is refused', (_case, baseUrl) => {
    expect(() => address(baseUrl)).toThrow('none of VITE_CARD_FRAME_ORIGINS');
  });

  test.each(['', '/frame', '//cards.example.com/frame', 'cards.example.com/frame', 'https://'])(
    '%j is no address',
    (baseUrl) => {
      expect(() => address(baseUrl)).toThrow('names no address of a card frame');
    },
  );

  test.each(['https://cards.example.com/frame?next=//evil.example', 'https://cards.example.com/frame#top'])(
    'one with parameters of its own is refused: %s',
    (baseUrl) => {
      expect(() => address(baseUrl)).toThrow('parameters in its baseUrl');
    },
  );

  test.each(['', undefined])('a build that was told none (%j) shows none', (list) => {
    vi.stubEnv('VITE_CARD_FRAME_ORIGINS', list);
    expect(() => address('https://cards.example.com/frame')).toThrow('none of VITE_CARD_FRAME_ORIGINS');
    expect(() => address('javascript:alert(1)')).toThrow('none of VITE_CARD_FRAME_ORIGINS');
  });
});

test('domain.md 4e.12: what is refused names the origin, and nothing that is signed or secret', () => {
  const told = (() => {
    try {
      return address('https://ada:secret@evil.example/private', 'sig=signed');
    } catch (error) {
      return String(error);
    }
  })();
  expect(told).toContain('https://evil.example');
  for (const part of ['ada', 'secret', 'private', 'signed']) expect(told).not.toContain(part);
});
