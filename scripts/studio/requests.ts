import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { TOKEN_HEADER } from '../../src/studio/protocol.ts';
import { isObject } from '../content/json.ts';
import { Refusal } from './problem.ts';

/** The largest request, in bytes: unsaved changes of all files with their history. */
const LARGEST = 20 * 1024 * 1024;

function isToken(given: unknown, token: string): boolean {
  const [one, other] = [Buffer.from(String(given)), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Returns why a request can't be of Studio's own page, or undefined if it is. */
function faultOf({ method, headers }: IncomingMessage, origins: readonly string[], token: string) {
  const { host, origin } = headers;
  if (method !== 'POST') return `the method was ${method}`;
  if (!origins.includes(`http://${host}`)) return `the host was ${host}`;
  if (!origins.includes(String(origin))) return `the origin was ${origin}`;
  if ((headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin') return 'another site sent it';
  if (!String(headers['content-type']).startsWith('application/json')) return 'it was not JSON';
  return isToken(headers[TOKEN_HEADER], token) ? undefined : 'the token was wrong';
}

/**
 * Returns the JSON of a request from Studio's own page.
 * @param origins the origins of the server
 * @throws Refusal for any other request
 */
export async function readRequest(
  request: IncomingMessage,
  origins: readonly string[],
  token: string,
): Promise<object> {
  const fault = faultOf(request, origins, token);
  if (fault !== undefined) throw new Refusal(fault);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > LARGEST) throw new Refusal(`it was larger than ${LARGEST} bytes`);
    chunks.push(chunk);
  }
  try {
    const parsed: unknown = JSON.parse(Buffer.concat(chunks).toString());
    if (isObject(parsed)) return parsed;
  } catch {
    // refused below
  }
  throw new Refusal('its body was no JSON object');
}
