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

/** Where things end that a real server would send on. In memory only, and nothing ever leaves it. */
export class Outbox {
  #contents: OutboxContents = { emails: [], submissions: [] };

  get contents(): OutboxContents {
    return this.#contents;
  }

  /**
   * Takes an entry; an answer that is given once more is none.
   * @param entry of the call whose list this is, both sides held to its contract (call.ts)
   */
  add(kind: keyof OutboxContents, entry: OutboxEntry): void {
    const list: OutboxEntry[] = this.#contents[kind];
    if (!list.some(({ response }) => response === entry.response)) list.push(entry);
  }

  clear(): void {
    this.#contents = { emails: [], submissions: [] };
  }
}
