import type { SandboxFault } from '#types/api/sandboxFaults';
import { FOR_EVER } from '../../support/sandbox.ts';

interface CallFailure {
  name: string;
  fault: Omit<SandboxFault, 'call'>;
  /** The number of requests before the visitor sees that a read has failed. */
  tries: number;
  /** The messages that the browser logs in the console. */
  logged: RegExp[];
}

/** The ways in which a call can fail. */
export const CALL_FAILURES: readonly CallFailure[] = [
  { name: 'status 503', fault: { fault: 'status', status: 503 }, tries: 3, logged: [/status of 503/] },
  { name: 'status 404', fault: { fault: 'status', status: 404 }, tries: 1, logged: [/status of 404/] },
  { name: 'broken JSON', fault: { fault: 'malformed' }, tries: 3, logged: [] },
  { name: 'JSON of another shape', fault: { fault: 'wrong-shape' }, tries: 3, logged: [] },
  { name: 'an empty answer', fault: { fault: 'empty' }, tries: 3, logged: [] },
  { name: 'a broken connection', fault: { fault: 'reset' }, tries: 3, logged: [/net::ERR_/] },
  { name: 'no answer', fault: { fault: 'delay', ms: FOR_EVER }, tries: 1, logged: [] },
];
