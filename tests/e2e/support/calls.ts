import type { Page } from '@playwright/test';
import type { SandboxFault } from '#types/api/sandboxFaults';
import { calls } from '../../../scripts/sandbox/calls/index.ts';
import { FOR_EVER } from './sandbox.ts';

/** Records the addresses that the page requests for a call of the sandbox: the list grows as it does. */
export function recordCalls(page: Page, name: string): URL[] {
  const call = calls.find((known) => known.name === name);
  if (!call) throw new Error(`The sandbox has no call "${name}".`);
  const [start = ''] = call.url.split(/[.:]/);
  const requests: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (request.method() === call.method && url.pathname.startsWith(start)) requests.push(url);
  });
  return requests;
}

interface CallFailure {
  name: string;
  fault: Omit<SandboxFault, 'call'>;
  /** How often a call that reads is sent before the visitor reads that it failed. */
  tries: number;
  /** The browser's lines in the console. */
  logged: RegExp[];
}

const failed = (
  name: string,
  fault: CallFailure['fault'],
  tries: number,
  ...logged: RegExp[]
): CallFailure => ({
  name,
  fault,
  tries,
  logged,
});

/** Every way in which a call can fail. */
export const CALL_FAILURES: readonly CallFailure[] = [
  failed('status 503', { fault: 'status', status: 503 }, 3, /status of 503/),
  failed('status 404', { fault: 'status', status: 404 }, 1, /status of 404/),
  failed('broken JSON', { fault: 'malformed' }, 3),
  failed('JSON of another shape', { fault: 'wrong-shape' }, 3),
  failed('an empty answer', { fault: 'empty' }, 3),
  failed('a broken connection', { fault: 'reset' }, 3, /net::ERR_/),
  failed('no answer', { fault: 'delay', ms: FOR_EVER }, 1),
];
