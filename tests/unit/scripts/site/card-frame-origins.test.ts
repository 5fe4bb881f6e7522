import { afterEach, describe, expect, test, vi } from 'vitest';
import { cardFrameOrigins } from '../../../../scripts/site/card-frame-origins.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('where card frames may be', () => {
  test('on the port after the site’s, unless told otherwise', () => {
    vi.stubEnv('PORT', '');
    expect(cardFrameOrigins('')).toEqual(['http://127.0.0.1:8081']);
    vi.stubEnv('PORT', '9000');
    expect(cardFrameOrigins(' ')).toEqual(['http://127.0.0.1:9001']);
  });

  test('where VITE_CARD_FRAME_ORIGINS says, with spaces between', () => {
    vi.stubEnv('VITE_CARD_FRAME_ORIGINS', 'https://cards.example.com  https://a.example:8443');
    expect(cardFrameOrigins()).toEqual(['https://cards.example.com', 'https://a.example:8443']);
  });

  test.each(['http://127.0.0.1:8081', 'http://localhost:8081', 'http://[::1]:8081'])(
    '%s is on this machine, and needs no encryption',
    (origin) => {
      expect(cardFrameOrigins(origin)).toEqual([origin]);
    },
  );

  test.each([
    'http://cards.example.com',
    'http://127.0.0.1.example.com',
    'cards.example.com',
    'https://cards.example.com/',
    'https://cards.example.com/frame',
    'https://user@cards.example.com',
    'https://*.example.com',
    'javascript:alert(1)',
    'null',
    '*',
  ])('"%s" is none, and the message says what to write', (origin) => {
    expect(() => cardFrameOrigins(`https://a.example ${origin}`)).toThrow(
      `VITE_CARD_FRAME_ORIGINS lists "${origin}", which is no origin of a card frame. Write each as https://`,
    );
  });
});
