import { randomBytes } from 'node:crypto';
import { FifoMap } from 'toad-cache';
import type { FormAccepted } from '#types/api/forms';
import type { PolicyReport } from '#types/api/policyReports';
import type { PreSubmissionAnswer } from '#types/api/preSubmission';
import type { SandboxFault } from '#types/api/sandboxFaults';
import type { MonitoringBatch } from '#types/events/monitoring';
import type { Challenge } from './card-frame/bank.ts';
import type { IssuedToken } from './card-frame/gateway.ts';
import type { OutboxContents } from './outbox.ts';

/** The maximum number of keys, submissions and tokens. One more drops the oldest. */
const MAX_ENTRIES = 20_000;
const MINUTE = 60_000;
/** The maximum number of page loads in monitoring. One more drops the oldest. */
export const MAX_VISITS = 2_000;
/** The first reference number. Real ones have eight digits too. */
const FIRST_REFERENCE = 10_000_001;

const emptyData = () => ({
  /** The waiting faults. Those of the same call apply in order. */
  faults: [] as SandboxFault[],
  outbox: { emails: [], submissions: [], forms: [] } as OutboxContents,
  /** The answers that were added to the outbox. */
  listed: new WeakSet<object>(),
  reports: [] as PolicyReport[],
  /** The page loads that monitoring knows, with the events of all their batches. */
  visits: new FifoMap<MonitoringBatch>(MAX_VISITS),
  /** The next reference number of each prefix. */
  references: new Map<string, number>(),
  /** The short-lived keys of address lookup. Kleber's default is 300 seconds. Unknown keys count as expired. */
  keys: new FifoMap<true>(MAX_ENTRIES, 5 * MINUTE),
  /** The submissions by reference. A repeated submission whose answer was dropped counts as new. */
  submissions: new FifoMap<{ record: string; answer: PreSubmissionAnswer }>(MAX_ENTRIES),
  /** The accepted answers of form pages, by page and Idempotency-Key. */
  forms: new FifoMap<FormAccepted>(MAX_ENTRIES),
  /** The key that signs the addresses of card frames. */
  signingKey: randomBytes(32),
  tokens: new FifoMap<IssuedToken>(MAX_ENTRIES),
  /** The payments that have a token, by merchReference. */
  paid: new FifoMap<true>(MAX_ENTRIES),
  /** The number of declined cards of each application. The entry with the oldest decline is dropped first. */
  declines: new FifoMap<number>(10_000),
  /** The challenges by merchReference. They expire when the page stops waiting for the card holder. */
  challenges: new FifoMap<Challenge>(1_000, 10 * MINUTE),
});

/** The shared data of the sandbox's two servers: the insurer's and the card frame's. */
export interface SandboxStore extends ReturnType<typeof emptyData> {
  /** The origin of the card frame, or undefined if there is none. */
  readonly cardFrame: string | undefined;
}

export const createStore = (cardFrame?: string): SandboxStore => ({ ...emptyData(), cardFrame });

/** Deletes all data. Signed addresses become invalid. */
export const resetStore = (store: SandboxStore) => Object.assign(store, emptyData());

/** Issues one of the insurer's reference numbers: RN10000001, RN10000002, … Each prefix has a separate counter. */
export function issueReference({ references }: SandboxStore, prefix: string): string {
  const number = references.get(prefix) ?? FIRST_REFERENCE;
  references.set(prefix, number + 1);
  return `${prefix}${number}`;
}
