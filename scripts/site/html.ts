/** Escapes a text for HTML elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Returns a whole page. The body and the lines of the head are HTML. @param attributes those of the body */
export const htmlDocument = (
  title: string,
  body: string,
  head: readonly string[],
  attributes = '',
  language = 'en-AU',
) => `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
${head.join('\n')}
</head>
<body${attributes}>
${body}
</body>
</html>
`;
