import { createTransport } from 'nodemailer';
import { escapeHtml } from '../../site/html.ts';
import { anchor, htmlDocument, htmlTable } from './html.ts';
import type { QuoteMail } from './quote-mail.ts';

/** A transport that returns the message instead of sending it. */
const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** Returns an e-mail as a MIME message with a text part and an HTML part. */
export async function mimeMessage(mail: QuoteMail): Promise<Buffer> {
  const { message } = await transport.sendMail({
    ...mail,
    html: htmlDocument(mail.subject, mail.html),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // the `buffer` option ensures this type
  return message as Buffer;
}

/** Returns the e-mails of one reference as HTML, newest first. The newest subject is the page's heading. */
export function mailPage(mails: readonly QuoteMail[], rnNumber: string): string {
  const articles = mails.map(({ from, to, subject, date, html }, index) => {
    const heading = index === 0 ? 'h1' : 'h2';
    const head = htmlTable([
      ['From', from],
      ['To', to.name ? `${to.name} <${to.address}>` : to.address],
      ['Subject', subject],
      ['Date', date.toUTCString()],
    ]);
    return `<article>\n<${heading}>${escapeHtml(subject)}</${heading}>\n${head}\n${html}\n</article>`;
  });
  const file = `${rnNumber}.eml`;
  return `${articles.join('\n')}
<p>Open in an email app: ${anchor(`/sandbox/outbox/${file}`, file)}</p>`;
}
