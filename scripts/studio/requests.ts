import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { TOKEN_HEADER } from '../../src/studio/protocol.ts';
import { Refusal } from './problem.ts';

/** The largest request, in bytes: a draft of all files with its history. */
const LARGEST = 20 * 1024 * 1024;

function isToken(given: unknown, token: string): boolean {
  const [one, other] = [Buffer.from(String(given)), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Checks that Studio's own page sent a request. @throws Refusal if not */
function checkSender({ method, headers }: IncomingMessage, origins: readonly string[], token: string): void {
  const refuse = (message: string): never => {
    throw new Refusal(message);
  };
  if (method !== 'POST') refuse(`the method was ${method}`);
  if (!origins.some((origin) => origin === `http://${headers.host}`)) refuse(`the host was ${headers.host}`);
  if (!origins.includes(String(headers.origin))) refuse(`the origin was ${headers.origin}`);
  if (headers['sec-fetch-site'] !== undefined && headers['sec-fetch-site'] !== 'same-origin')
    refuse('another site sent it');
  if (!String(headers['content-type']).startsWith('application/json')) refuse('it was not JSON');
  if (!isToken(headers[TOKEN_HEADER], token)) refuse('the token was wrong');
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > LARGEST) throw new Refusal(`it was larger than ${LARGEST} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
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
  checkSender(request, origins, token);
  const body = await readBody(request);
  try {
    const parsed: unknown = JSON.parse(body);
    if (parsed !== null && typeof parsed === 'object' && !Array.isArray(parsed)) return parsed;
  } catch {
    // refused below
  }
  throw new Refusal('its body was no JSON object');
}
