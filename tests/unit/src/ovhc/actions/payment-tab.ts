import { inspect } from 'node:util';
import { afterEach, beforeEach, onTestFinished, vi } from 'vitest';
import type { PendingSubmission, Submissions } from '#types/data/submissions';
import type { JsonObject } from '../../../../../src/engine/form/paths.ts';
import type { Submission } from '../../../../../src/engine/journey/journey-steps.ts';
import type { SubmitFailure } from '../../../../../src/engine/journey/submit-handlers.ts';
import type { CoverType } from '../../../../../src/ovhc/quote/cover-type.ts';
import { standOnPage } from '../analytics/tag-manager.ts';
import { amounts, answersFor, byAccount, card, quoteFor, reference } from '../application/record/sample.ts';
import type { Answer } from '../backend/server.ts';
import { memoryStorage } from '../store/memory-storage.ts';
import { openTab } from '../store/tab.ts';

export const QUOTE_KEY = 'ovhcQuoteData';
export const DRAFT_KEY = 'ovhcApplicationDraft';
export const SUBMISSIONS_KEY = 'ovhcSubmissions';
export const CONFIRMATION_KEY = 'ovhcConfirmation';
export const REFERENCE_KEY = 'ovhcApplicationReference';
export const ADDRESS_KEY = 'kleberToken';

/** Each test of the file is on 20 November 2026, its timers stand still, and it leaves nothing behind. */
export function stayOnOneDay(): void {
  beforeEach(() => {
    const now = new Date(2026, 10, 20, 0, 5);
    vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}

/** Returns what a promise brings, however long its pauses are. */
export async function inTime<Result>(promise: Promise<Result>): Promise<Result> {
  await vi.runAllTimersAsync();
  return promise;
}

/** The insurer's answer to an application that it accepts. */
export const accepted = {
  SaveStatus: 'OK',
  mn: 'M0001234',
  coverstdt: '2026-12-01',
  amt: '148.20',
  orderId: 'OR-1',
  orderResponse: { description: 'Approved' },
};

/** The insurer's answer when it is asked for an application that it has not received. */
export const notReceived: Answer = { status: 404, body: { reference, isReceived: false } };

type Reply = Answer | Error | 'never' | (() => Answer);

/**
 * Stands in for the insurer until the test ends: what applications are answered with, and what questions for their
 * outcomes are. Each list is answered in turn, its last one again and again.
 *
 * @returns the requests, as the network would see them
 */
export function insurer({ sent = [], asked = [] }: { sent?: Reply[]; asked?: Reply[] }) {
  const requests: Request[] = [];
  const ofMethod = (method: string) => requests.filter((request) => request.method === method);
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    init.signal?.throwIfAborted();
    const request = new Request(new URL(address, 'http://127.0.0.1'), init);
    const replies = request.method === 'POST' ? sent : asked;
    const next = replies[Math.min(ofMethod(request.method).length, replies.length - 1)];
    const reply = typeof next === 'function' ? next() : next;
    requests.push(request);
    if (reply instanceof Error) throw reply;
    if (reply === 'never')
      return new Promise((_, reject) =>
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      );
    if (!reply) throw new Error(`${request.method} ${address} was not expected`);
    const { status = 200, body } = reply;
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    /** The records that were sent. */
    records: () => Promise.all(ofMethod('POST').map((request) => request.clone().json())),
    sends: () => ofMethod('POST').length,
    questions: () => ofMethod('GET').map(({ url }) => new URL(url)),
  };
}

/** Returns an application that was sent and has no answer. */
export function pendingSubmission(changes: Partial<PendingSubmission> = {}): PendingSubmission {
  const confirmation = { coverstdt: '2026-12-01', amt: '148.20', productName: 'Extended Visitor Cover' };
  return { reference, sentAt: new Date().toISOString(), confirmation, ...changes };
}

/** Returns what storage says of applications that were sent: by default, that one is pending. */
export function submissions(changes: Partial<Submissions> = {}): string {
  return JSON.stringify({ pending: [pendingSubmission()], ...changes } satisfies Submissions);
}

/** Returns the same once the application was accepted. */
export function acceptedSubmission(acceptedAt = new Date().toISOString()): string {
  return submissions({ pending: [], accepted: { reference, acceptedAt } });
}

/** Texts that only the insurer may receive. */
const PRIVATE = [
  ...['Amélie', "O'Neill", 'O’Neill', 'Łukasz', 'D’Arcy', 'Zoë', 'Kim', 'amelie.oneill', '0491570006'],
  ...['48 Martin Place', '0012ab', '062000', '001234567', '1996-11-20', '2020-02-29'],
  ...[card.cardToken, card.maskedPAN, card.merchReference, card.txnReference],
];

/** A quote with all that goes with it, as storage has it at the payment step. */
export const localWithQuote = (coverType: CoverType = 'S') =>
  memoryStorage({
    [QUOTE_KEY]: JSON.stringify(quoteFor(coverType)),
    [REFERENCE_KEY]: reference,
    other: 'theirs',
  });
export const sessionWithDraft = () =>
  memoryStorage({ [DRAFT_KEY]: '{"firstName":"Amélie"}', [ADDRESS_KEY]: 'key-1', other: 'theirs' });

interface TabOptions {
  coverType?: CoverType;
  areas?: Parameters<typeof openTab>;
  queue?: unknown[];
}

/** A tab at the payment step, with what it writes to its tag manager and its console. */
export async function openPayment({ coverType = 'S', areas, queue = [] }: TabOptions = {}) {
  const { local, session, hear } = openTab(...(areas ?? [localWithQuote(coverType), sessionWithDraft()]));
  standOnPage(queue);
  const lines: string[] = [];
  for (const level of ['log', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      lines.push(inspect(parts, { depth: 9 }));
    });
  const { submitApplication } = await import('../../../../../src/ovhc/actions/submit-application.ts');
  const { SubmitFailure: Failure } = await import('../../../../../src/engine/journey/submit-handlers.ts');
  const { quoteStore } = await import('../../../../../src/ovhc/store/quote-store.ts');
  const { outcomeStore } = await import('../../../../../src/ovhc/store/outcome-store.ts');
  const { followOutcomes } = await import('../../../../../src/ovhc/actions/follow-outcomes.ts');
  const { applicationReference } = await import('../../../../../src/ovhc/store/reference-store.ts');
  const { takeAcceptance } = await import('../../../../../src/ovhc/store/acceptance.ts');
  const onAccepted = vi.fn();
  // as the application does once it is opened
  const begun = applicationReference();

  return {
    local,
    session,
    hear,
    queue,
    lines,
    onAccepted,
    quoteStore,
    outcomes: () => outcomeStore.getState(),
    followOutcomes: () => followOutcomes(onAccepted),
    takeAcceptance: () => takeAcceptance(reference, onAccepted),
    /** The reference of this tab's application. */
    begun,
    /** The submissions that this tab finds in storage. */
    stored: () => JSON.parse(local.getItem(SUBMISSIONS_KEY) ?? 'null') as Submissions | null,
    /** A card frame that could not do its part. */
    cardFails: (reason: SubmitFailure['reason']) =>
      submission(answersFor(coverType), () => Promise.reject(new Failure(reason, 'by the test'))),
    /** "Pay now". */
    pay: (sent: Submission = byCard(coverType), priced = { quote: quoteStore.getState(), amounts }) =>
      submitApplication(sent, priced, onAccepted),
    /** The same while no price is known. */
    payUnpriced: (sent: Submission) => submitApplication(sent, undefined, onAccepted),
    /** What of the visitor has come to the tag manager, to the console or into storage. */
    leaks: () => {
      const kept = JSON.stringify([contents(local), contents(session)]);
      const reported = JSON.stringify([queue, lines]);
      const secrets = [card.cardToken, card.maskedPAN, '001234567', '062000'];
      return {
        reported: PRIVATE.filter((part) => reported.includes(part)),
        kept: secrets.filter((part) => kept.includes(part)),
      };
    },
  };
}

export const NO_LEAKS = { reported: [], kept: [] };

/** A journey as its last step hands it over. */
export function submission(
  answers: JsonObject,
  complete: Submission['complete'] = async () => ({ cardForm: { ...card } }),
): Submission {
  return { answers, complete, renew: vi.fn(), returnFocus: vi.fn() };
}

export const byCard = (coverType: CoverType = 'S', ...parts: JsonObject[]) =>
  submission(answersFor(coverType, ...parts));

export const byBank = (coverType: CoverType = 'S') =>
  submission(answersFor(coverType, byAccount), async () => ({}));

/** What an area of storage holds, by its keys. */
export function contents(area: Storage): Record<string, unknown> {
  const keys = [...Array(area.length).keys()].map((at) => area.key(at) ?? '');
  return Object.fromEntries(keys.map((key) => [key, area.getItem(key)]));
}
