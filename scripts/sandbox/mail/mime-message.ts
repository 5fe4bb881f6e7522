import { createTransport } from 'nodemailer';
import { FROM, type QuoteMail } from './quote-mail.ts';
import { htmlBody, htmlDocument, textBody } from './render.ts';

/** It hands the message back instead of sending it. */
const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** The mail as it would travel: a MIME message with a text part and an HTML part. */
export async function mimeMessage(mail: QuoteMail): Promise<Buffer> {
  const { messageId, to, subject, sent } = mail;
  const { message } = await transport.sendMail({
    from: FROM,
    // name and address each for itself: a text of both would be taken apart again at its commas and brackets
    to: { ...to },
    subject,
    date: sent,
    messageId,
    text: textBody(mail),
    html: htmlDocument(subject, htmlBody(mail)),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // what `buffer` above makes of it
  return message as Buffer;
}
