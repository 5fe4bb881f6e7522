import { escapeHtml } from '../../site/html.ts';
import type { QuoteMail, Row } from './quote-mail.ts';
import { STYLE } from './style.ts';

const TERMS = 'Your quote';
const AMOUNTS = 'Prices with this excess';

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

/** A table of two columns, the first of them its headings; nothing without rows. */
export function htmlTable(rows: Row[], caption?: string): string {
  if (rows.length === 0) return '';
  const lines = rows.map(
    ([label, text]) => `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(text)}</td></tr>`,
  );
  const title = caption ? [`<caption>${escapeHtml(caption)}</caption>`] : [];
  return ['<table>', ...title, ...lines, '</table>'].join('\n');
}

/** A whole page around HTML that is safe already. */
export function htmlDocument(title: string, body: string): string {
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

/** What the mail says, as a piece of HTML. */
export function htmlBody({ greeting, opening, reference, link, terms, amounts, notice }: QuoteMail): string {
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

/** The same as plain text. */
export function textBody({ greeting, opening, reference, link, terms, amounts, notice }: QuoteMail): string {
  const open = `${link.text}: ${link.href}`;
  const parts = [
    greeting,
    opening,
    reference,
    open,
    textTable(terms, TERMS),
    textTable(amounts, AMOUNTS),
    notice,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
