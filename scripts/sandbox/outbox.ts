/** What a call that sends or submits something leaves behind: the request as received, the answer as given. */
export interface OutboxEntry {
  /** When, in UTC: 2026-11-20T09:30:00.000Z */
  receivedAt: string;
  request: Record<string, unknown>;
  response: Record<string, unknown>;
}

/** As GET /sandbox/outbox shows it, oldest first. */
export interface OutboxContents {
  /** Quotes that would have been e-mailed. */
  emails: OutboxEntry[];
  /** Applications that would have been submitted. */
  submissions: OutboxEntry[];
}

/** Where things end that a real server would send on. In memory only, and nothing ever leaves it. */
export class Outbox {
  #contents: OutboxContents = { emails: [], submissions: [] };

  get contents(): OutboxContents {
    return this.#contents;
  }

  add(kind: keyof OutboxContents, entry: OutboxEntry): void {
    this.#contents[kind].push(entry);
  }

  clear(): void {
    this.#contents = { emails: [], submissions: [] };
  }
}
