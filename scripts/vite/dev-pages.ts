import type { Plugin, ViteDevServer } from 'vite';
import { hostPage, noticePage, type PageAssets, rootElement } from '../site/host-page.ts';
import type { DevContent } from './dev-content/index.ts';
import type { DevSite } from './dev-content/judge.ts';
import { contentAddress } from './dev-modules.ts';

/** In development Vite serves the sources themselves, so a page needs its entry only. */
const ASSETS: PageAssets = {
  script: { href: '/src/main.ts' },
  styles: [],
  preloads: [],
  fonts: [],
  icon: '/icon.svg',
};

/** The page at every address while the content has never been valid: it shows the diagnostics only. */
const FAULTY = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Content errors</title>
<link rel="icon" type="image/svg+xml" href="/icon.svg">
<script type="module" src="/src/dev/faulty-page.ts"></script>
</head>
<body class="host">
<main class="host-main root">
<h1>The content has errors</h1>
<p>The page appears here once they are fixed.</p>
</main>
</body>
</html>
`;

interface Answer {
  status: number;
  html: string;
}

function pageAt(url: string, { site, pages }: DevSite): Answer {
  const path = url.split('?')[0]?.replace(/\/+$/, '');
  const page = pages.find(({ content }) => content.path === path);
  if (!page) {
    const { notFound, memberLogin } = site;
    if (memberLogin && memberLogin.path === path)
      return { status: 200, html: noticePage(site, memberLogin, ASSETS) };
    return { status: 404, html: noticePage(site, notFound, ASSETS) };
  }
  const { title, description } = page.content;
  const main = rootElement(page.content, contentAddress(page), site);
  return { status: 200, html: hostPage({ site, title, description, assets: ASSETS, main }) };
}

/** The same pages as the build writes, of the last content that was right. */
export function devPages(content: DevContent): Plugin {
  return {
    name: 'dev-pages',
    configureServer(server: ViteDevServer) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            await content.ready;
            const url = request.originalUrl ?? '/';
            const site = content.site();
            const { status, html } = site ? pageAt(url, site) : { status: 200, html: FAULTY };
            response.statusCode = status;
            response.setHeader('content-type', 'text/html; charset=utf-8');
            response.end(await server.transformIndexHtml(url, html));
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}
