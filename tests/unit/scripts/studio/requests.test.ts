import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { readRequest } from '../../../../scripts/studio/requests.ts';

const ORIGIN = 'http://127.0.0.1:8080';
const HEADERS = {
  host: '127.0.0.1:8080',
  origin: ORIGIN,
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
  'x-studio-token': 'secret',
};

/** Reads a request with these headers in place of Studio's own. */
function read(headers: object = {}, body: string | Buffer[] = '{"file":"texts.json"}', method = 'POST') {
  const stream = Readable.from(typeof body === 'string' ? [Buffer.from(body)] : body);
  const request = Object.assign(stream, { method, headers: { ...HEADERS, ...headers } });
  return readRequest(request as unknown as IncomingMessage, [ORIGIN], 'secret');
}

describe('a request to Studio', () => {
  test('is read if Studio’s own page sent it', async () => {
    expect(await read()).toEqual({ file: 'texts.json' });
  });

  test.each([
    ['from another origin', { origin: 'https://example.com' }, 'origin'],
    ['without an origin', { origin: undefined }, 'origin'],
    ['from another port of this machine', { origin: 'http://127.0.0.1:9999' }, 'origin'],
    ['for another host, by DNS rebinding', { host: 'evil.example:8080' }, 'host'],
    ['from another site', { 'sec-fetch-site': 'cross-site' }, 'another site'],
    ['from another page of this machine', { 'sec-fetch-site': 'same-site' }, 'another site'],
    ['from a form', { 'content-type': 'text/plain' }, 'not JSON'],
    ['without the token', { 'x-studio-token': undefined }, 'token'],
    ['with another token', { 'x-studio-token': 'secreT' }, 'token'],
  ])('is refused %s', async (_, headers, reason) => {
    await expect(read(headers)).rejects.toThrow(reason);
  });

  test('is refused with another method', async () => {
    await expect(read({}, '{}', 'GET')).rejects.toThrow('method');
  });

  test.each([['{'], ['[]'], ['null'], ['"text"'], ['']])('is refused with the body %s', async (body) => {
    await expect(read({}, body)).rejects.toThrow('no JSON object');
  });

  test('is refused when its body is too large, before all of it was read', async () => {
    let read20 = 0;
    const chunk = Buffer.alloc(1024 * 1024, ' ');
    const chunks = function* () {
      for (; read20 < 50; read20 += 1) yield chunk;
    };
    await expect(read({}, chunks() as unknown as Buffer[])).rejects.toThrow('larger than');
    expect(read20).toBeLessThan(30);
  });
});
