import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { escapeHtml, htmlDocument } from '../site/html.ts';

/** The style of pages and e-mails. */
const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 40rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
h1, h2 { font-size: 1.5rem; line-height: 1.25; }
main > h2 { margin-block-end: 0; font-size: 1.125rem; }
main > h2 + * { margin-block-start: 0.25rem; }
table { width: 100%; margin: 1.5rem 0; border-collapse: collapse; }
caption { padding: 0.25rem 0; font-weight: bold; text-align: start; }
th, td { padding: 0.25rem 0; border-block-end: 1px solid GrayText; text-align: start; vertical-align: top; }
th { width: 10rem; padding-inline-end: 1rem; font-weight: normal; }
article + article { margin-block-start: 3rem; border-block-start: 3px solid; }
`;

const HASH = createHash('sha256').update(STYLE).digest('base64');
/** The Content-Security-Policy of pages. They load no files. */
const POLICY = `default-src 'none'; style-src 'sha256-${HASH}'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`;

export type Row = [label: string, text: string];

export const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;

export const anchor = (href: string, text: string): string =>
  `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;

/** Returns a table with two columns. The first column has the row headings. */
export function htmlTable(rows: readonly Row[], caption?: string): string {
  const lines = rows.map(
    ([label, text]) => `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(text)}</td></tr>`,
  );
  const title = caption ? [`<caption>${escapeHtml(caption)}</caption>`] : [];
  return ['<table>', ...title, ...lines, '</table>'].join('\n');
}

/** Returns a page or an e-mail in the style of the sandbox. @param body HTML */
export const styledDocument = (title: string, body: string): string =>
  htmlDocument(title, body, [`<style>${STYLE}</style>`]);

/** Sends a page. Its Content-Security-Policy allows only its style. @param main HTML */
export function sendPage(reply: FastifyReply, title: string, main: string): FastifyReply {
  return reply
    .header('content-security-policy', POLICY)
    .type('text/html; charset=utf-8')
    .send(styledDocument(title, `<main>\n${main}\n</main>`));
}
