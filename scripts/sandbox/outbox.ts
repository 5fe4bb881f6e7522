import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EmailQuoteAnswer, EmailQuoteFields } from '#types/api/emailQuoteServlet';
import type { FormAccepted, FormAnswers, FormsRequest } from '#types/api/forms';
import type { PreSubmissionAnswer, PreSubmissionRecord } from '#types/api/preSubmission';
import { pageOrigin } from '../server/own-requests.ts';
import { httpError } from './errors.ts';
import { sendPage } from './html.ts';
import { mailPage, mimeMessage, quoteMail } from './quote-mail.ts';
import type { SandboxStore } from './store.ts';

interface OutboxEntry<Request, Response> {
  /** The time in UTC: 2026-11-20T09:30:00.000Z */
  receivedAt: string;
  request: Request;
  response: Response;
}

export type EmailedQuote = OutboxEntry<EmailQuoteFields, EmailQuoteAnswer>;

/** The answer of GET /sandbox/outbox. The oldest entries are first. */
export interface OutboxContents {
  emails: EmailedQuote[];
  /** The applications, including failed ones. */
  submissions: OutboxEntry<PreSubmissionRecord, PreSubmissionAnswer>[];
  /** The answers of form pages that were accepted. */
  forms: (OutboxEntry<FormAnswers, FormAccepted> & FormsRequest['params'] & Pick<FormsRequest, 'files'>)[];
}

const MAX_ENTRIES = 1_000;
/** The length of the newest requests that stay, in characters. At least one stays. */
const MAX_LENGTH = 16 * 1024 * 1024;

/** Adds a request and its answer to a list of the outbox, each answer once. Only the newest entries stay. */
export function addToOutbox(
  { outbox, listed }: SandboxStore,
  kind: keyof OutboxContents,
  { params, body, files }: { params?: unknown; body?: unknown; files?: unknown },
  response: object,
): void {
  if (listed.has(response)) return;
  listed.add(response);
  const list: OutboxEntry<unknown, object>[] = outbox[kind];
  const more = { ...Object(params), ...(files !== undefined && { files }) };
  list.push({ receivedAt: new Date().toISOString(), ...more, request: body, response });
  const room = Math.min(MAX_ENTRIES, Math.max(1, MAX_LENGTH / JSON.stringify(body ?? '').length));
  list.splice(0, list.length - Math.floor(room));
}

type ByReference = { Params: { rnNumber: string } };

/** Adds GET /sandbox/outbox, and below it the e-mails of a reference as a page, the newest as an .eml file. */
export function addOutbox(app: FastifyInstance, store: SandboxStore): void {
  /** Returns the e-mails of one reference, newest first. They link to the site that got the request. */
  const mailsOf = (request: FastifyRequest<ByReference>) => {
    const { rnNumber } = request.params;
    const entries = store.outbox.emails.filter(({ response }) => response.rnNumber === rnNumber);
    const mails = entries.map((entry, index) => quoteMail(entry, index + 1, pageOrigin(request))).reverse();
    const [newest] = mails;
    if (newest) return { newest, mails, file: `${rnNumber}.eml` };
    throw httpError(404, `No e-mail has the reference "${rnNumber}". GET /sandbox/outbox lists all`);
  };
  app.get('/sandbox/outbox', async () => store.outbox);

  app.get<ByReference>('/sandbox/outbox/:rnNumber', async (request, reply) => {
    const { newest, mails, file } = mailsOf(request);
    return sendPage(reply, newest.subject, mailPage(mails, file));
  });

  app.get<ByReference>('/sandbox/outbox/:rnNumber.eml', async (request, reply) => {
    const { newest, file } = mailsOf(request);
    return reply
      .header('content-disposition', `attachment; filename="${file}"`)
      .type('message/rfc822')
      .send(await mimeMessage(newest));
  });
}
