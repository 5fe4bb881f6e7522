import { expect, onTestFinished, vi } from 'vitest';

/** An answer. Its body is text, or a value for JSON. */
export interface Answer {
  status?: number;
  body?: unknown;
}

/** An answer, a broken connection, or a call without an answer until it is aborted. */
export type Reply = Answer | Error | 'never';

/** Returns the response to a call, like fetch. */
export async function respond(reply: Reply, signal?: AbortSignal | null): Promise<Response> {
  if (reply instanceof Error) throw reply;
  if (reply === 'never')
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  const { status = 200, body } = reply;
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
}

/** Answers calls until the test ends: with each reply in turn, then always with the last one. */
function answerCalls(replies: readonly Reply[]) {
  const [addresses, requests]: [string[], Request[]] = [[], []];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    init.signal?.throwIfAborted();
    const reply = replies[Math.min(addresses.length, replies.length - 1)] ?? 'never';
    addresses.push(address);
    requests.push(new Request(new URL(address, 'http://127.0.0.1'), init));
    return respond(reply, init.signal);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return { addresses, requests };
}

/** Answers calls like `answerCalls`. @returns the addresses of the calls so far */
export const serve = (...replies: Reply[]) => answerCalls(replies).addresses;

/** Answers calls like `answerCalls`. @returns the requests so far */
export const serveRequests = (...replies: Reply[]) => answerCalls(replies).requests;

/** Makes a call that may be retried, and skips the pauses between attempts. */
export async function withoutPauses<Result>(call: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const result = call();
    // it may reject before the code below awaits it
    result.catch(() => {});
    await vi.advanceTimersByTimeAsync(4_000);
    return await result;
  } finally {
    vi.useRealTimers();
  }
}

/** Expects that a call fails at its timeout, not a millisecond earlier. */
export async function expectTimeout(call: () => Promise<unknown>, ms: number): Promise<void> {
  vi.useFakeTimers();
  try {
    const error = call().catch(String);
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(await Promise.race([error, 'waiting'])).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(await error).toContain(`failed (timeout): no answer in ${ms} ms`);
  } finally {
    vi.useRealTimers();
  }
}
