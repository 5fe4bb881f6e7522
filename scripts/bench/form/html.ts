interface PageFiles {
  /** the entry first */
  scripts: readonly string[];
  styles: readonly string[];
  content?: string;
}

/** A page's HTML, which lets the browser fetch at once what the page needs, as the site's pages do. */
export function html({ scripts: [entry, ...imported], styles, content }: PageFiles): string {
  const preloads = content ? [...imported, content] : imported;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bench</title>
<link rel="icon" href="data:,">
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${preloads.map((href) => `<link rel="modulepreload" href="${href}">`).join('\n')}
<script type="module" src="${entry}"></script>
</head>
<body><div id="root" class="root"${content ? ` data-content="${content}"` : ''}></div></body>
</html>
`;
}
