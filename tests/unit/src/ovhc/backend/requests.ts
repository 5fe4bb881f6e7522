import { onTestFinished, vi } from 'vitest';
import { type Answer, serve } from './server.ts';

/** As `serve`, for calls that carry something. @returns the requests that were made, as the network would see them */
export function serveRequests(...answers: (Answer | Error | 'never')[]): Request[] {
  serve(...answers);
  const requests: Request[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    requests.push(new Request(new URL(address, 'http://127.0.0.1'), init));
    return fetch(address, init);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return requests;
}
