import type { Page } from '@playwright/test';
import type { SandboxFault } from '#types/api/sandboxFaults';
import { calls } from '../../../scripts/sandbox/calls/index.ts';
import { FOR_EVER } from './sandbox.ts';

export interface Kind {
  name: string;
  fault: Omit<SandboxFault, 'call'>;
  /** How often a call that reads is sent before the visitor is told. */
  tries: number;
  /** Matches the browser's lines in the console. */
  logged: RegExp[];
}

/** Every way in which a call can fail. */
export const KINDS: readonly Kind[] = [
  {
    name: 'a status of 503',
    fault: { fault: 'status', status: 503 },
    tries: 3,
    logged: [/status of 503/],
  },
  {
    name: 'a status of 404',
    fault: { fault: 'status', status: 404 },
    tries: 1,
    logged: [/status of 404/],
  },
  { name: 'JSON that breaks off', fault: { fault: 'malformed' }, tries: 3, logged: [] },
  { name: 'JSON of another shape', fault: { fault: 'wrong-shape' }, tries: 3, logged: [] },
  { name: 'an empty answer', fault: { fault: 'empty' }, tries: 3, logged: [] },
  { name: 'a broken connection', fault: { fault: 'reset' }, tries: 3, logged: [/net::ERR_/] },
  { name: 'no answer', fault: { fault: 'delay', ms: FOR_EVER }, tries: 1, logged: [] },
];

/** The requests that the page sends for a call of the sandbox: the list grows as it does. */
export function watchRequests(page: Page, name: string): string[] {
  const call = calls.find((known) => known.name === name);
  if (!call) throw new Error(`The sandbox has no call "${name}".`);
  const [start = ''] = call.url.split(/[.:]/);
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === call.method && pathname.startsWith(start)) requests.push(request.url());
  });
  return requests;
}
