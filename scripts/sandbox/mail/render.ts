import { createTransport } from 'nodemailer';
import { escapeHtml } from '../../site/html.ts';
import { htmlDocument, htmlTable, paragraph, type Row } from './html.ts';
import type { QuoteMail } from './quote-mail.ts';

const FROM = 'quotes@example.com';
const TERMS = 'Your quote';
const AMOUNTS = 'Prices with this excess';

/** Returns the message instead of sending it. */
const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

function htmlBody({ greeting, opening, reference, link, terms, amounts, notice }: QuoteMail): string {
  return [
    paragraph(greeting),
    paragraph(opening),
    `<p><strong>${escapeHtml(reference)}</strong></p>`,
    `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a></p>`,
    htmlTable(terms, TERMS),
    htmlTable(amounts, AMOUNTS),
    paragraph(notice),
  ]
    .filter(Boolean)
    .join('\n');
}

function textTable(rows: Row[], caption: string): string {
  if (rows.length === 0) return '';
  return [caption, ...rows.map(([label, text]) => `${label}: ${text}`)].join('\n');
}

function textBody({ greeting, opening, reference, link, terms, amounts, notice }: QuoteMail): string {
  const parts = [
    greeting,
    opening,
    reference,
    `${link.text}: ${link.href}`,
    textTable(terms, TERMS),
    textTable(amounts, AMOUNTS),
    notice,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
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
    text: textBody(mail),
    html: htmlDocument(subject, htmlBody(mail)),
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
${htmlBody(mail)}
</article>`;
}

/** Returns the e-mails of one reference as a page, newest first. The newest one's subject is the page's heading. */
export function mailPage([newest, ...older]: [QuoteMail, ...QuoteMail[]], rnNumber: string): string {
  const file = escapeHtml(`${rnNumber}.eml`);
  const articles = [article(newest, 'h1'), ...older.map((mail) => article(mail, 'h2'))];
  return htmlDocument(
    newest.subject,
    `<main>
${articles.join('\n')}
<p>Open in an email app: <a href="/sandbox/outbox/${file}">${file}</a></p>
</main>`,
  );
}
