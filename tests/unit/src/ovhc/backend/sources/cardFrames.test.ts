import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSchemaAjv } from '../../../../../../scripts/schemas/ajv.ts';
import { SourceBlocked } from '../../../../../../src/engine/source.ts';
import { cardFrameAddress, source } from '../../../../../../src/ovhc/backend/sources/cardFrames.ts';
import { type Reply, serve, serveRequests, withoutPauses } from '../server.ts';

const { REFERENCE } = vi.hoisted(() => ({ REFERENCE: '0a'.repeat(16) }));
// another test file of the same worker may have loaded the real module
vi.hoisted(() => vi.resetModules());
vi.mock('../../../../../../src/ovhc/submission/begin.ts', () => ({
  currentReference: () => REFERENCE,
}));

const { signal } = new AbortController();
const FRAME = 'https://cards.example.com/frame';
const params = { baseUrl: FRAME, paramString: 'ref=1&sig=a%3D' };
const search = () => withoutPauses(() => source.search('148.20', signal));

beforeEach(() => {
  vi.stubEnv('VITE_CARD_FRAME_ORIGINS', 'https://cards.example.com http://127.0.0.1:8081');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('§7 the call paymentParams', () => {
  test('requests one payment of the first instalment', async () => {
    const requests = serveRequests({ body: params });
    expect(await search()).toEqual([{ address: `${FRAME}?ref=1&sig=a%3D` }]);
    const [request] = requests;
    const { origin, pathname, searchParams } = new URL(String(request?.url));
    expect([request?.method, origin + pathname]).toEqual(['POST', 'http://127.0.0.1/hcf/paymentParams']);
    const query = Object.fromEntries(searchParams);
    expect(query).toEqual({ reference: REFERENCE });
    const body = await request?.json();
    expect(body).toEqual({ paymentType: 'oneoff', amount: '148.20' });
    const ref = 'schema:/api/paymentParams.schema.json#/properties/request';
    expect(createSchemaAjv().validate(ref, { query, body })).toBe(true);
  });

  test('is made for every frame, and lookup returns nothing', async () => {
    const asked = serve({ body: params }, { body: { ...params, paramString: 'ref=2' } });
    await search();
    expect(await search()).toEqual([{ address: `${FRAME}?ref=2` }]);
    expect(asked).toHaveLength(2);
    expect(await source.lookup({ address: `${FRAME}?ref=1` }, signal)).toBeUndefined();
  });

  test('§8 is retried after invalid parameters', async () => {
    const without = { body: { baseUrl: FRAME } };
    const empty = { body: { ...params, paramString: '' } };
    const long = { body: { ...params, baseUrl: `${FRAME}/${'x'.repeat(2000)}` } };
    for (const failure of [without, empty, long]) {
      const asked = serve(failure, { body: params });
      expect(await search()).toEqual([{ address: `${FRAME}?ref=1&sig=a%3D` }]);
      expect(asked).toHaveLength(2);
    }
  });

  test.each<[string, Reply, string]>([
    ['a 400', { status: 400 }, 'the server answered 400'],
    ['a 429, after too many cards', { status: 429 }, 'No more cards can be tried'],
    ['another origin', { body: { ...params, baseUrl: 'https://evil.example/frame' } }, 'evil.example'],
  ])('fails without a retry after %s', async (_case, reply, message) => {
    const asked = serve(reply);
    const error: unknown = await search().catch((reason: unknown) => reason);
    expect(String(error)).toContain(message);
    expect(error instanceof SourceBlocked).toBe(message.startsWith('No more cards'));
    expect(asked).toHaveLength(1);
  });
});

describe('card frame address', () => {
  const paramString = 'ref=A%2B1&sig=x%3D%3D&name=é/?&';
  const addressOf = (baseUrl: string, given = paramString) =>
    cardFrameAddress({ baseUrl, paramString: given });

  test.each([
    [FRAME, paramString, `${FRAME}?${paramString}`],
    ['http://127.0.0.1:8081/card-form/', paramString, `http://127.0.0.1:8081/card-form/?${paramString}`],
    [FRAME, '?a=1', `${FRAME}?a=1`],
    ['https://cards.example.com:443/frame', 'a=1', `${FRAME}?a=1`],
  ])('joins baseUrl and the unchanged parameters: %s and %s', (baseUrl, given, address) => {
    expect(addressOf(baseUrl, given)).toBe(address);
  });

  test.each([
    ...[
      'https://evil.example/frame',
      'https://cards.example.com.evil.example',
      'blob:https://evil.example/1',
    ],
    ...['https://evil-cards.example.com', 'https://pay.cards.example.com', 'https://cards.example.com:8443'],
    ...['http://cards.example.com/frame', 'http://localhost:8081', 'https://cards.example.com@evil.example'],
    ...['https://ada@cards.example.com/frame', 'https://:secret@cards.example.com/frame'],
    ...['javascript:alert(1)//https://cards.example.com', 'data:text/html,https://cards.example.com'],
  ])('rejects another origin or a user name: %s', (baseUrl) => {
    expect(() => addressOf(baseUrl)).toThrow('none of VITE_CARD_FRAME_ORIGINS');
  });

  test('rejects a baseUrl that is incomplete or has parameters', () => {
    for (const baseUrl of ['', '/frame', '//cards.example.com/frame', 'cards.example.com/frame', 'https://'])
      expect(() => addressOf(baseUrl), baseUrl).toThrow('names no address of a card frame');
    for (const baseUrl of [`${FRAME}?next=//evil.example`, `${FRAME}#top`])
      expect(() => addressOf(baseUrl), baseUrl).toThrow('parameters in its baseUrl');
  });

  test.each(['', undefined])('is rejected in a build without origins (%j)', (list) => {
    vi.stubEnv('VITE_CARD_FRAME_ORIGINS', list);
    for (const baseUrl of [FRAME, 'javascript:alert(1)'])
      expect(() => addressOf(baseUrl)).toThrow('none of VITE_CARD_FRAME_ORIGINS');
  });

  test('shows only its origin in an error', () => {
    const refused = () => addressOf('https://ada:secret@evil.example/private', 'sig=signed');
    expect(refused).toThrow('https://evil.example');
    for (const part of ['ada', 'secret', 'private', 'signed']) expect(refused).not.toThrow(part);
  });
});
