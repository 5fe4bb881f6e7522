import { type ApiCall, FORM_TYPE, JSON_TYPE, pathOf } from '../api/calls.ts';

/** A request, in the parts that contracts describe. All values except those of a JSON body are texts. */
export interface Sent {
  params?: object;
  query?: object;
  headers?: object;
  body?: object;
  /** Files to send with the body, by the name of their field. */
  attached?: readonly (readonly [field: string, file: File])[];
}

/** The result of a request: an answer, or the reason why none did. */
export type Received = { ms: number } & (
  | { status: number; type: string; text: string; failure?: undefined }
  | { failure: string }
);

function formData(answers: object, files: NonNullable<Sent['attached']>): FormData {
  const parts = new FormData();
  parts.set('answers', JSON.stringify(answers));
  for (const [field, file] of files) parts.append(field, file, file.name);
  return parts;
}

/** Returns the body and its media type, in the same format as the site. */
function bodyOf(
  { accepts = [] }: ApiCall,
  { body, attached = [] }: Sent,
): { body?: BodyInit; headers?: Record<string, string> } {
  if (!body) return {};
  // fetch sets the content types of these two
  if (attached.length > 0) return { body: formData(body, attached) };
  if (accepts.includes(FORM_TYPE)) return { body: new URLSearchParams(Object.entries(body)) };
  return { body: JSON.stringify(body), headers: { 'content-type': JSON_TYPE } };
}

function failureOf(error: unknown, seconds: number): string {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return `there was no answer within ${seconds} s`;
  const { cause } = error as { cause?: NodeJS.ErrnoException };
  return `there was no answer: ${cause?.message || cause?.code || String(error)}`;
}

/**
 * Sends a request and waits for the whole answer. Never throws.
 * @param base the server's address, without a slash at the end
 */
export async function send(base: string, call: ApiCall, request: Sent, seconds: number): Promise<Received> {
  const query = request.query ? `?${new URLSearchParams(Object.entries(request.query))}` : '';
  const { headers, ...sent } = bodyOf(call, request);
  const start = performance.now();
  const ms = () => Math.round(performance.now() - start);
  try {
    const response = await fetch(`${base}${pathOf(call, request.params)}${query}`, {
      method: call.method,
      headers: { accept: JSON_TYPE, ...headers, ...request.headers },
      ...sent,
      signal: AbortSignal.timeout(seconds * 1000),
    });
    const text = await response.text();
    return { status: response.status, type: response.headers.get('content-type') ?? '', text, ms: ms() };
  } catch (error) {
    return { failure: failureOf(error, seconds), ms: ms() };
  }
}
