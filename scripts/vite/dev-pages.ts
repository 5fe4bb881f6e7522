import type { Plugin } from 'vite';
import { hostPage, messagePage, type PageAssets, rootElement } from '../site/host-page.ts';
import type { DevPage, DevSite } from './dev-content/check-content.ts';
import type { DevContent } from './dev-content/index.ts';

const MODULES = '/@content/';

/** The assets of a page. Vite serves the sources, so a page only needs its entry. */
const ASSETS: PageAssets = {
  script: { href: '/src/main.ts' },
  styles: [],
  preloads: [],
  fonts: [],
  icon: '/icon.svg',
};

/** The page at every address until there is valid content. It shows the diagnostics. */
const ERROR_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Content errors</title>
<link rel="icon" type="image/svg+xml" href="/icon.svg">
<script type="module" src="/src/dev/error-page.ts"></script>
</head>
<body class="host">
<main class="host-main root">
<h1>The content has errors</h1>
<p>The page appears here once they are fixed.</p>
</main>
</body>
</html>
`;

/** Returns the address of a page's content module. Vite adds the query that marks it as an import. */
export function contentAddress({ name }: Pick<DevPage, 'name'>): string {
  return `${MODULES}${name}.js`;
}

export function isContentModule(id: string | null): boolean {
  return id?.startsWith(MODULES) ?? false;
}

function pageAt(url: string, { site, pages }: DevSite): { status: number; html: string } {
  const path = url.split('?')[0]?.replace(/\/+$/, '');
  const page = pages.find(({ content }) => content.path === path);
  if (page) {
    const { title, description } = page.content;
    const main = rootElement(page.content, contentAddress(page), site);
    return { status: 200, html: hostPage({ site, title, description, assets: ASSETS, main }) };
  }
  const { notFound, memberLogin } = site;
  return memberLogin && memberLogin.path === path
    ? { status: 200, html: messagePage(site, memberLogin, ASSETS) }
    : { status: 404, html: messagePage(site, notFound, ASSETS) };
}

/** Serves the last valid content like the build: its pages, and their compiled modules. */
export function devPages(content: DevContent): Plugin {
  return {
    name: 'dev-pages',
    resolveId: (id) => (isContentModule(id) ? id : null),
    async load(id) {
      if (!isContentModule(id)) return null;
      await content.ready;
      const page = content.site()?.pages.find((each) => contentAddress(each) === id);
      if (!page) throw new Error(`There is no page for ${id}.`);
      return { code: page.code, moduleType: 'js', map: null };
    },
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        try {
          await content.ready;
          const url = request.originalUrl ?? '/';
          const site = content.site();
          const { status, html } = site ? pageAt(url, site) : { status: 200, html: ERROR_PAGE };
          response.statusCode = status;
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(await server.transformIndexHtml(url, html));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
