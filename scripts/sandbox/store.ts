import { randomBytes } from 'node:crypto';
import { FifoMap } from 'toad-cache';
import type { PolicyReport } from '#types/api/policyReports';
import type { PreSubmissionAnswer } from '#types/api/preSubmission';
import type { SandboxFault } from '#types/api/sandboxFaults';
import type { Challenge } from './card-frame/bank.ts';
import type { IssuedToken } from './card-frame/gateway.ts';
import type { OutboxContents } from './outbox.ts';

/** The maximum of keys, submissions and tokens. The oldest is dropped when there is one more. */
const MOST = 20_000;
const MINUTE = 60_000;
/** Eight digits, as long as real references are. */
const FIRST_REFERENCE = 10_000_001;

const emptyData = () => ({
  /** Those of one call apply in the order in which they were added. */
  faults: [] as SandboxFault[],
  outbox: { emails: [], submissions: [] } as OutboxContents,
  /** Every answer that was added to the outbox. */
  listed: new WeakSet<object>(),
  reports: [] as PolicyReport[],
  /** The next number of each prefix. */
  references: new Map<string, number>(),
  /** The short-lived keys of address lookup: Kleber's default is 300 seconds. Unknown keys count as expired. */
  keys: new FifoMap<true>(MOST, 5 * MINUTE),
  /** By their references. A repeated submission whose answer was dropped counts as new. */
  submissions: new FifoMap<{ record: string; answer: PreSubmissionAnswer }>(MOST),
  /** Signs the addresses of card frames. */
  signingKey: randomBytes(32),
  tokens: new FifoMap<IssuedToken>(MOST),
  /** The payments that have a token, by merchReference. */
  paid: new FifoMap<true>(MOST),
  /** The number of declined cards of each application. The count that hasn't grown for longest is dropped first. */
  declines: new FifoMap<number>(10_000),
  /** By their ids. They last as long as the page waits. */
  challenges: new FifoMap<Challenge>(1_000, 10 * MINUTE),
  /** The id of each payment's challenge, by merchReference. */
  challengeIds: new FifoMap<string>(1_000),
});

/** The data of the sandbox's two servers: the insurer's, and the card frame's. */
export interface SandboxStore extends ReturnType<typeof emptyData> {
  /** The origin of the card frame; undefined if none is served. */
  readonly cardFrame: string | undefined;
}

export function createStore(cardFrame?: string): SandboxStore {
  return { ...emptyData(), cardFrame };
}

/** Forgets everything, signed addresses included. */
export function resetStore(store: SandboxStore): void {
  Object.assign(store, emptyData());
}

/** Issues a reference number of the insurer: RN10000001, RN10000002, … Each prefix is counted separately. */
export function issueReference({ references }: SandboxStore, prefix: string): string {
  const number = references.get(prefix) ?? FIRST_REFERENCE;
  references.set(prefix, number + 1);
  return `${prefix}${number}`;
}
