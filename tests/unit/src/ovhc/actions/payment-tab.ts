import { inspect } from 'node:util';
import { afterEach, beforeEach, vi } from 'vitest';
import type { JsonObject } from '../../../../../src/engine/form/paths.ts';
import type { Submission } from '../../../../../src/engine/journey/submission.ts';
import type { SubmitFailure } from '../../../../../src/engine/journey/submit-parts.ts';
import type { CoverType } from '../../../../../src/ovhc/quote/cover-type.ts';
import { setToday } from '../../../content/application/steps.ts';
import { standOnPage } from '../analytics/tag-manager.ts';
import { amounts, answersFor, byAccount, card, quoteFor } from '../application/record/sample.ts';
import { memoryStorage } from '../store/memory-storage.ts';
import { openTab } from '../store/tab.ts';

export const QUOTE_KEY = 'ovhcQuoteData';
export const DRAFT_KEY = 'ovhcApplicationDraft';
export const SENT_KEY = 'ovhcSubmission';
export const CONFIRMATION_KEY = 'ovhcConfirmation';
export const ADDRESS_KEY = 'kleberToken';

/** Each test of the file is on 20 November 2026, and leaves nothing behind. */
export function stayOnOneDay(): void {
  beforeEach(() => {
    setToday(2026, 11, 20);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}

/** What the insurer says of an application that it takes. */
export const accepted = {
  SaveStatus: 'OK',
  mn: 'M0001234',
  coverstdt: '2026-12-01',
  amt: '148.20',
  orderId: 'OR-1',
  orderResponse: { description: 'Approved' },
};
export const said = (body: object) => ({ body });

/** Nobody but the insurer is told these. */
const PRIVATE = [
  ...['Amélie', "O'Neill", 'O’Neill', 'Łukasz', 'D’Arcy', 'Zoë', 'Kim', 'amelie.oneill', '0491570006'],
  ...['48 Martin Place', '0012ab', '062000', '001234567', '1996-11-20', '2020-02-29'],
  ...[card.cardToken, card.maskedPAN, card.merchReference, card.txnReference],
];

/** A quote with all that goes with it, as storage has it at the payment step. */
export const localWithQuote = (coverType: CoverType = 'S') =>
  memoryStorage({ [QUOTE_KEY]: JSON.stringify(quoteFor(coverType)), other: 'theirs' });
export const sessionWithDraft = () =>
  memoryStorage({ [DRAFT_KEY]: '{"firstName":"Amélie"}', [ADDRESS_KEY]: 'key-1', other: 'theirs' });

interface TabOptions {
  coverType?: CoverType;
  areas?: Parameters<typeof openTab>;
  queue?: unknown[];
}

/** A tab at the payment step, with what it tells its tag manager and its console. */
export async function openPayment({ coverType = 'S', areas, queue = [] }: TabOptions = {}) {
  const { local, session } = openTab(...(areas ?? [localWithQuote(coverType), sessionWithDraft()]));
  standOnPage(queue);
  const lines: string[] = [];
  for (const level of ['log', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((...said: unknown[]) => {
      lines.push(inspect(said, { depth: 9 }));
    });
  const { submitApplication } = await import('../../../../../src/ovhc/actions/submit-application.ts');
  const { SubmitFailure: Failure } = await import('../../../../../src/engine/journey/submit-parts.ts');
  const { quoteStore } = await import('../../../../../src/ovhc/store/quote-store.ts');
  const { unansweredStore } = await import('../../../../../src/ovhc/store/submission-store.ts');
  const onAccepted = vi.fn();

  return {
    local,
    session,
    queue,
    lines,
    onAccepted,
    quoteStore,
    unansweredStore,
    /** The card frame could not do its part. */
    cardFails: (reason: SubmitFailure['reason']) =>
      submission(answersFor(coverType), () => Promise.reject(new Failure(reason, 'by the test'))),
    /** "Pay now". */
    pay: (sent: Submission = byCard(coverType), priced = { quote: quoteStore.getState(), amounts }) =>
      submitApplication(sent, priced, onAccepted),
    /** The same while no price is known. */
    payUnpriced: (sent: Submission) => submitApplication(sent, undefined, onAccepted),
    /** What of the visitor has come to the tag manager, to the console or into storage. */
    leaks: () => {
      const kept = [local, session].map((area) =>
        [...Array(area.length).keys()].map((at) => area.getItem(area.key(at) ?? '')),
      );
      const told = JSON.stringify([queue, lines]);
      const keptText = JSON.stringify(kept);
      const secrets = [card.cardToken, card.maskedPAN, '001234567', '062000'];
      return {
        told: PRIVATE.filter((part) => told.includes(part)),
        kept: secrets.filter((part) => keptText.includes(part)),
      };
    },
  };
}

export const NO_LEAKS = { told: [], kept: [] };

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
