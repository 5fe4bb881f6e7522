import type { EmailQuoteAnswer, EmailQuoteFields } from '#types/api/emailQuoteServlet';
import type { PreSubmissionAnswer, PreSubmissionRecord } from '#types/api/preSubmission';

/** What a call that sends or submits something leaves behind: the request as received, the answer as given. */
export interface OutboxEntry<Request = unknown, Response = unknown> {
  /** When, in UTC: 2026-11-20T09:30:00.000Z */
  receivedAt: string;
  request: Request;
  response: Response;
}

export type EmailedQuote = OutboxEntry<EmailQuoteFields, EmailQuoteAnswer>;
export type Submission = OutboxEntry<PreSubmissionRecord, PreSubmissionAnswer>;

/** As GET /sandbox/outbox shows it, oldest first. */
export interface OutboxContents {
  /** Quotes that would have been e-mailed. */
  emails: EmailedQuote[];
  /** Applications that would have been submitted, those that the answer says FAILED of among them. */
  submissions: Submission[];
}

/** The maximum number of entries in each list. */
const MOST_KEPT = 1_000;

/** Keeps the newest e-mails and submissions that a real server would send on, in memory. Nothing is ever sent. */
export class Outbox {
  #contents: OutboxContents = { emails: [], submissions: [] };
  #answers = new WeakSet<object>();

  get contents(): OutboxContents {
    return this.#contents;
  }

  /**
   * Adds an entry, unless its answer was added before.
   * @param entry of the call whose list this is, both sides held to its contract (call.ts)
   */
  add(kind: keyof OutboxContents, entry: OutboxEntry<unknown, object>): void {
    if (this.#answers.has(entry.response)) return;
    this.#answers.add(entry.response);
    const list: OutboxEntry[] = this.#contents[kind];
    list.push(entry);
    if (list.length > MOST_KEPT) list.shift();
  }

  clear(): void {
    this.#contents = { emails: [], submissions: [] };
    this.#answers = new WeakSet();
  }
}
