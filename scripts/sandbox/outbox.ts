import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EmailQuoteAnswer, EmailQuoteFields } from '#types/api/emailQuoteServlet';
import type { PreSubmissionAnswer, PreSubmissionRecord } from '#types/api/preSubmission';
import { pageOrigin } from '../server/https.ts';
import { httpError } from './errors.ts';
import { sendPage } from './mail/html.ts';
import { type QuoteMail, quoteMail } from './mail/quote-mail.ts';
import { mailPage, mimeMessage } from './mail/render.ts';
import type { SandboxStore } from './store.ts';

interface OutboxEntry<Request, Response> {
  /** In UTC: 2026-11-20T09:30:00.000Z */
  receivedAt: string;
  request: Request;
  response: Response;
}

export type EmailedQuote = OutboxEntry<EmailQuoteFields, EmailQuoteAnswer>;

/** The answer of GET /sandbox/outbox, oldest first. */
export interface OutboxContents {
  emails: EmailedQuote[];
  /** Applications, failed ones included. */
  submissions: OutboxEntry<PreSubmissionRecord, PreSubmissionAnswer>[];
}

const MOST_ENTRIES = 1_000;

/** Adds a request and its answer to a list of the outbox, each answer once. Only the newest stay. Nothing is ever sent. */
export function addToOutbox(
  { outbox, listed }: SandboxStore,
  kind: keyof OutboxContents,
  request: unknown,
  response: object,
): void {
  if (listed.has(response)) return;
  listed.add(response);
  const list: OutboxEntry<unknown, object>[] = outbox[kind];
  list.push({ receivedAt: new Date().toISOString(), request, response });
  if (list.length > MOST_ENTRIES) list.shift();
}

interface ByReference {
  Params: { rnNumber: string };
}

/** Adds GET /sandbox/outbox; below it by a quote's reference its e-mails as a page, and the newest as a message. */
export function addOutbox(app: FastifyInstance, store: SandboxStore): void {
  /** Returns the e-mails of one reference, newest first. Their links lead to the site that the request came to. */
  const mailsOf = (request: FastifyRequest<ByReference>): [QuoteMail, ...QuoteMail[]] => {
    const { rnNumber } = request.params;
    const entries = store.outbox.emails.filter(({ response }) => response.rnNumber === rnNumber);
    const mails = entries.map((entry, index) => quoteMail(entry, index + 1, pageOrigin(request)));
    const [newest, ...older] = mails.reverse();
    if (newest) return [newest, ...older];
    throw httpError(
      404,
      `No e-mail has the reference "${rnNumber}". GET /sandbox/outbox lists those since the last reset`,
    );
  };
  app.get('/sandbox/outbox', async () => store.outbox);

  app.get<ByReference>('/sandbox/outbox/:rnNumber', async (request, reply) => {
    const mails = mailsOf(request);
    return sendPage(reply, mails[0].subject, mailPage(mails, request.params.rnNumber));
  });

  app.get<ByReference>('/sandbox/outbox/:rnNumber.eml', async (request, reply) => {
    const [newest] = mailsOf(request);
    return reply
      .header('content-disposition', `attachment; filename="${request.params.rnNumber}.eml"`)
      .type('message/rfc822')
      .send(await mimeMessage(newest));
  });
}
