import { inspect } from 'node:util';
import { afterEach, beforeEach, onTestFinished, vi } from 'vitest';
import type { PendingSubmission, Submissions } from '#types/data/submissions';
import type { JsonObject } from '../../../../../src/engine/form/paths.ts';
import type { Submission } from '../../../../../src/engine/journey/submission.ts';
import type { CoverType } from '../../../../../src/ovhc/quote/cover-type.ts';
import { standOnPage } from '../analytics/tag-manager.ts';
import { amounts, answersFor, byAccount, card, quoteFor } from '../application/record/sample.ts';
import { type Answer, type Reply, respond } from '../backend/server.ts';
import { contents, memoryStorage } from '../store/memory-storage.ts';
import * as tab from '../store/tab.ts';

const { begun, DRAFT_KEY, openStores, QUOTE_KEY, REFERENCE_KEY, reference, SUBMISSIONS_KEY, stubNavigator } =
  tab;

export const systemError = { event: 'error', errorName: 'OVHC: system error', errorType: 'system error' };

/** Stops all clocks on 20 November 2026 in all tests of a file. */
export function stopClock(): void {
  beforeEach(() => {
    const now = new Date(2026, 10, 20, 0, 5);
    vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    // vitest's fake timers do not control `AbortSignal.timeout`
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), ms);
      return controller.signal;
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}

/** Runs all timers and returns the result of the promise. */
export async function inTime<Result>(promise: Promise<Result>): Promise<Result> {
  await vi.runAllTimersAsync();
  return promise;
}

const numbers = { mn: 'M0001234', coverstdt: '2026-12-01', amt: '148.20', orderId: 'OR-1' };
/** The insurer's answer to an application that it accepts. */
export const accepted = { SaveStatus: 'OK', ...numbers, orderResponse: { description: 'Approved' } };
export const ok: Answer = { body: accepted };
export const refused: Answer = { body: { SaveStatus: 'FAILED' } };
export const down: Answer = { status: 503 };

/** The insurer's answer for an application that it has not received. */
export const notReceived: Answer = { status: 404, body: { reference, isReceived: false } };

/** Replies to submissions (`sent`) and to requests for outcomes (`asked`). The last reply of each repeats. */
export interface Replies {
  sent?: (Reply | (() => Reply))[];
  asked?: (Reply | (() => Reply))[];
}

function insurer({ sent = [], asked = [] }: Replies) {
  const requests: Request[] = [];
  const ofMethod = (method: string) => requests.filter((request) => request.method === method);
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    init.signal?.throwIfAborted();
    const request = new Request(new URL(address, 'http://127.0.0.1'), init);
    const replies = request.method === 'POST' ? sent : asked;
    const next = replies[Math.min(ofMethod(request.method).length, replies.length - 1)];
    const reply = typeof next === 'function' ? next() : next;
    requests.push(request);
    if (!reply) throw new Error(`${request.method} ${address} was not expected`);
    return respond(reply, init.signal);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const records = (): Promise<{ submissionReference: string }[]> =>
    Promise.all(ofMethod('POST').map((request) => request.clone().json()));
  return {
    records,
    sentReferences: async () => (await records()).map((record) => record.submissionReference),
    sends: () => ofMethod('POST').length,
    questions: () => ofMethod('GET').map(({ url }) => new URL(url).searchParams.get('reference')),
  };
}

export function pendingSubmission(changes: Partial<PendingSubmission> = {}): PendingSubmission {
  const confirmation = { coverstdt: '2026-12-01', amt: '148.20', productName: 'Extended Visitor Cover' };
  return { reference, sentAt: new Date().toISOString(), confirmation, ...changes };
}

/** Returns stored submissions. By default, one is pending. */
export function submissions(changes: Partial<Submissions> = {}): string {
  return JSON.stringify({ pending: [pendingSubmission()], ...changes } satisfies Submissions);
}

/** Returns stored submissions with an accepted one. */
export function acceptedSubmission(changes: Partial<Submissions['accepted']> = {}): string {
  const acceptance = { reference, acceptedAt: new Date().toISOString(), ...changes };
  return submissions({ pending: [], accepted: acceptance });
}

/** Simulates other tabs that hold the lock in turn. @returns the names of requested locks */
export function stubLocks(...held: Promise<void>[]): string[] {
  let holder = held.shift();
  const names: string[] = [];
  type Work = (lock: object | null) => unknown;
  const request = async (name: string, options: LockOptions, work: Work) => {
    const { ifAvailable = false, signal } = options;
    names.push(name);
    if (holder && ifAvailable) return work(null);
    const aborted = new Promise<never>((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason)),
    );
    await Promise.race([holder, aborted]);
    if (holder) holder = held.shift();
    const done = Promise.resolve(work({}));
    if (ifAvailable)
      holder = done.then(() => {
        holder = undefined;
      });
    return done;
  };
  stubNavigator({ locks: { request: request as LockManager['request'] } });
  return names;
}

/** Details that only the insurer may receive. */
const PRIVATE = [
  ...['Amélie', "O'Neill", 'O’Neill', 'Łukasz', 'D’Arcy', 'Zoë', 'Kim', 'amelie.oneill', '0491570006'],
  ...['48 Martin Place', '0012ab', '062000', '001234567', '1996-11-20', '2020-02-29'],
  ...[card.cardToken, card.maskedPAN, card.merchReference, card.txnReference],
];
const SECRET = [card.cardToken, card.maskedPAN, '001234567', '062000'];

/** Creates the last step's submission of these answers. */
export const submission = (
  answers: JsonObject,
  complete: Submission['complete'] = async () => ({ cardForm: { ...card } }),
): Submission => ({
  answers,
  complete,
  renew: vi.fn(),
  returnFocus: vi.fn(),
  refuse: async () => false,
  valuesFor: () => ({}),
});

export const byCard = (coverType: CoverType = 'S', ...parts: JsonObject[]) =>
  submission(answersFor(coverType, ...parts));
export const byBank = () => submission(answersFor('S', byAccount), async () => ({}));

export const localWithQuote = (coverType: CoverType = 'S', items: Record<string, string> = {}) =>
  memoryStorage({
    [QUOTE_KEY]: quoteFor(coverType),
    [REFERENCE_KEY]: begun(reference, quoteFor(coverType)),
    other: 'theirs',
    ...items,
  });
export const sessionWithDraft = () =>
  memoryStorage({ [DRAFT_KEY]: { firstName: 'Amélie' }, kleberToken: 'key-1', other: 'theirs' });

interface TabOptions extends Replies {
  coverType?: CoverType;
  areas?: Parameters<typeof openStores>;
  queue?: unknown[];
}

/** Opens a tab at the payment step, with replies of the insurer. */
export async function openPayment({ coverType = 'S', areas, queue = [], ...replies }: TabOptions = {}) {
  const consoles = (['log', 'info', 'warn', 'error'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(() => {}),
  );
  const stores = await openStores(...(areas ?? [localWithQuote(coverType), sessionWithDraft()]));
  standOnPage(queue);
  const { submitApplication } = await import('../../../../../src/ovhc/submission/submit.ts');
  const { applicationKey } = await import('../../../../../src/ovhc/submission/agree.ts');
  const { askAgain, followOutcomes } = await import('../../../../../src/ovhc/submission/outcome.ts');
  const { local, session, quoteStore } = stores;
  if (stores.hasApplication()) stores.continueApplication();
  else if (stores.hasQuote()) stores.beginApplication(quoteStore.getState());
  const onAccepted = vi.fn();
  const lines = () => consoles.flatMap(({ mock }) => mock.calls.map((parts) => inspect(parts, { depth: 9 })));

  return {
    ...insurer(replies),
    ...stores,
    queue,
    lines,
    onAccepted,
    outcomes: () => stores.applicationsStore.getState().outcomes,
    followOutcomes: () => followOutcomes(onAccepted),
    askAgain: () => askAgain(onAccepted),
    adoptAcceptance: () => stores.adoptAcceptance(reference, onAccepted),
    begun: stores.currentReference(),
    /** Returns the key of the application that this tab pays by card. */
    key: (salt = reference) => applicationKey(quoteStore.getState(), byCard(coverType).answers, salt),
    submissions: (): Submissions | null => stores.stored(SUBMISSIONS_KEY),
    /** Presses "Pay now". `null` is a press without a known price. */
    pay: async (
      sent = byCard(coverType),
      priced: Parameters<typeof submitApplication>[1] | null = { quote: quoteStore.getState(), amounts },
    ) => (await submitApplication(sent, priced ?? undefined, onAccepted)).type,
    /** Returns the personal and payment details that were leaked in reports or storage. */
    leaks: () => {
      const stored = JSON.stringify([contents(local), contents(session)]);
      const reported = JSON.stringify([queue, lines()]);
      return [
        ...PRIVATE.filter((part) => reported.includes(part)),
        ...SECRET.filter((part) => stored.includes(part)),
      ];
    },
  };
}
