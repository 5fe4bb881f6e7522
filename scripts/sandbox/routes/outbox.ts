import type { FastifyInstance, FastifyRequest } from 'fastify';
import { httpError } from '../http-error.ts';
import { MAIL_PAGE_POLICY, mailPage } from '../mail/mail-page.ts';
import { mimeMessage } from '../mail/mime-message.ts';
import { type QuoteMail, quoteMail } from '../mail/quote-mail.ts';
import type { Outbox } from '../outbox.ts';
import { pageOrigin } from '../page-origin.ts';

interface ByReference {
  Params: { rnNumber: string };
}

/** The mails of one reference, newest first; their links lead to the site that the request came to. */
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

/**
 * GET /sandbox/outbox: what would have been e-mailed and submitted since the last reset (OutboxContents). Below it,
 * by a quote's reference, the e-mails themselves: as a page to read, and the newest as the message it would travel as.
 */
export function addOutbox(app: FastifyInstance, outbox: Outbox): void {
  app.get('/sandbox/outbox', async () => outbox.contents);

  app.get<ByReference>('/sandbox/outbox/:rnNumber', async (request, reply) => {
    const page = mailPage(mailsOf(outbox, request), request.params.rnNumber);
    return reply
      .header('content-security-policy', MAIL_PAGE_POLICY)
      .type('text/html; charset=utf-8')
      .send(page);
  });

  app.get<ByReference>('/sandbox/outbox/:rnNumber.eml', async (request, reply) => {
    const [newest] = mailsOf(outbox, request);
    return reply
      .header('content-disposition', `attachment; filename="${request.params.rnNumber}.eml"`)
      .type('message/rfc822')
      .send(await mimeMessage(newest));
  });
}
