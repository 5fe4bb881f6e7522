import { onTestFinished, vi } from 'vitest';

export interface Answer {
  status?: number;
  /** the body as text, or what it is the JSON of */
  body?: unknown;
}

/**
 * Stands in for the network until the test ends. Gives the answers in turn, the last one again and again; an Error
 * breaks the connection, and 'never' leaves the call open until it is given up.
 *
 * @returns the addresses that were asked for, as they come
 */
export function serve(...answers: (Answer | Error | 'never')[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit = {}) => {
    signal?.throwIfAborted();
    const answer = answers[Math.min(asked.length, answers.length - 1)];
    asked.push(address);
    if (answer instanceof Error) throw answer;
    if (answer === 'never' || !answer) {
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    }
    const { status = 200, body } = answer;
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return asked;
}
