import { createTransport } from 'nodemailer';
import { escapeHtml } from '../../site/html.ts';
import { anchor, htmlDocument, htmlTable, paragraph, type Row } from './html.ts';
import type { QuoteMail } from './quote-mail.ts';

const FROM = 'quotes@example.com';

/** Returns the message instead of sending it. */
const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

interface Format {
  paragraph(text: string): string;
  strong(text: string): string;
  link(href: string, text: string): string;
  table(rows: Row[], caption: string): string;
  separator: string;
}

const HTML: Format = {
  paragraph,
  strong: (text) => `<p><strong>${escapeHtml(text)}</strong></p>`,
  link: (href, text) => `<p>${anchor(href, text)}</p>`,
  table: htmlTable,
  separator: '\n',
};

const TEXT: Format = {
  paragraph: (text) => text,
  strong: (text) => text,
  link: (href, text) => `${text}: ${href}`,
  table: (rows, caption) =>
    rows.length === 0 ? '' : [caption, ...rows.map((row) => row.join(': '))].join('\n'),
  separator: '\n\n',
};

function bodyOf(mail: QuoteMail, format: Format): string {
  const parts = [
    format.paragraph(mail.greeting),
    format.paragraph(mail.opening),
    format.strong(mail.reference),
    format.link(mail.link, 'Open your quote'),
    format.table(mail.terms, 'Your quote'),
    format.table(mail.amounts, 'Prices with this excess'),
    format.paragraph('This is a test email. It was not sent to anyone.'),
  ];
  return parts.filter(Boolean).join(format.separator);
}

/** Returns an e-mail as a MIME message with a text part and an HTML part. */
export async function mimeMessage(mail: QuoteMail): Promise<Buffer> {
  const { messageId, to, subject, sent } = mail;
  const { message } = await transport.sendMail({
    from: FROM,
    // as an object: a text with both would be split again at its commas and brackets
    to: { ...to },
    subject,
    date: sent,
    messageId,
    text: `${bodyOf(mail, TEXT)}\n`,
    html: htmlDocument(subject, bodyOf(mail, HTML)),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // `buffer` above makes it one
  return message as Buffer;
}

function article(mail: QuoteMail, heading: 'h1' | 'h2'): string {
  const { to, subject, sent } = mail;
  const head = htmlTable([
    ['From', FROM],
    ['To', to.name ? `${to.name} <${to.address}>` : to.address],
    ['Subject', subject],
    ['Date', sent.toUTCString()],
  ]);
  return `<article>
<${heading}>${escapeHtml(subject)}</${heading}>
${head}
${bodyOf(mail, HTML)}
</article>`;
}

/** Returns the e-mails of one reference as HTML, newest first. The newest one's subject is the page's heading. */
export function mailPage([newest, ...older]: [QuoteMail, ...QuoteMail[]], rnNumber: string): string {
  const articles = [article(newest, 'h1'), ...older.map((mail) => article(mail, 'h2'))];
  const file = `${rnNumber}.eml`;
  return `${articles.join('\n')}
<p>Open in an email app: ${anchor(`/sandbox/outbox/${file}`, file)}</p>`;
}
