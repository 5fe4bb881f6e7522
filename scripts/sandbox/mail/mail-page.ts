import { createHash } from 'node:crypto';
import { escapeHtml } from '../../site/html.ts';
import { FROM, type QuoteMail } from './quote-mail.ts';
import { htmlBody, htmlDocument, htmlTable } from './render.ts';
import { STYLE } from './style.ts';

/** What the page may load and do: be styled by its own style, and nothing else. */
export const MAIL_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

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

/** The mails of one reference as a page to read, newest first: the first one's subject is the page's heading. */
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
