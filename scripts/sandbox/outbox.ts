import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EmailQuoteAnswer, EmailQuoteFields } from '#types/api/emailQuoteServlet';
import type { PreSubmissionAnswer, PreSubmissionRecord } from '#types/api/preSubmission';
import { pageOrigin } from '../server/https.ts';
import { httpError } from './errors.ts';
import { sendPage } from './mail/html.ts';
import { type QuoteMail, quoteMail } from './mail/quote-mail.ts';
import { mailPage, mimeMessage } from './mail/render.ts';

export interface OutboxEntry<Request = unknown, Response = unknown> {
  /** In UTC: 2026-11-20T09:30:00.000Z */
  receivedAt: string;
  request: Request;
  response: Response;
}

export type EmailedQuote = OutboxEntry<EmailQuoteFields, EmailQuoteAnswer>;
export type Submission = OutboxEntry<PreSubmissionRecord, PreSubmissionAnswer>;

/** The answer of GET /sandbox/outbox, oldest first. */
export interface OutboxContents {
  emails: EmailedQuote[];
  /** Applications, failed ones included. */
  submissions: Submission[];
}

const MOST_ENTRIES = 1_000;

/** Keeps the newest e-mails and submissions in memory. Nothing is ever sent. */
export class Outbox {
  #contents: OutboxContents = { emails: [], submissions: [] };
  #answers = new WeakSet<object>();

  get contents(): OutboxContents {
    return this.#contents;
  }

  add(kind: keyof OutboxContents, entry: OutboxEntry<unknown, object>): void {
    if (this.#answers.has(entry.response)) return;
    this.#answers.add(entry.response);
    const list: OutboxEntry[] = this.#contents[kind];
    list.push(entry);
    if (list.length > MOST_ENTRIES) list.shift();
  }

  clear(): void {
    this.#contents = { emails: [], submissions: [] };
    this.#answers = new WeakSet();
  }
}

interface ByReference {
  Params: { rnNumber: string };
}

/** Returns the e-mails of one reference, newest first. Their links lead to the site that the request came to. */
function mailsOf({ contents }: Outbox, request: FastifyRequest<ByReference>): [QuoteMail, ...QuoteMail[]] {
  const { rnNumber } = request.params;
  const origin = pageOrigin(request);
  const entries = contents.emails.filter(({ response }) => response.rnNumber === rnNumber);
  const [newest, ...older] = entries.map((entry, index) => quoteMail(entry, index + 1, origin)).reverse();
  if (newest) return [newest, ...older];
  throw httpError(
    404,
    `No e-mail has the reference "${rnNumber}". GET /sandbox/outbox lists those since the last reset`,
  );
}

/** Adds GET /sandbox/outbox; below it by a quote's reference its e-mails as a page, and the newest as a message. */
export function addOutbox(app: FastifyInstance, outbox: Outbox): void {
  app.get('/sandbox/outbox', async () => outbox.contents);

  app.get<ByReference>('/sandbox/outbox/:rnNumber', async (request, reply) => {
    const mails = mailsOf(outbox, request);
    return sendPage(reply, mails[0].subject, mailPage(mails, request.params.rnNumber));
  });

  app.get<ByReference>('/sandbox/outbox/:rnNumber.eml', async (request, reply) => {
    const [newest] = mailsOf(outbox, request);
    return reply
      .header('content-disposition', `attachment; filename="${request.params.rnNumber}.eml"`)
      .type('message/rfc822')
      .send(await mimeMessage(newest));
  });
}
