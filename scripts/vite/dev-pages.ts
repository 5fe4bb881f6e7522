import type { Plugin } from 'vite';
import { JOURNEYS_ADDRESS } from '../../src/dev/protocol.ts';
import { contentPage, messagePage, type PageAssets } from '../site/host-page.ts';
import { htmlDocument } from '../site/html.ts';
import type { DevPage, DevSite } from './dev-content/check-content.ts';
import type { DevContent } from './dev-content/index.ts';

const MODULES = '/@content/';

/** The assets of a page. Vite serves the sources, so a page only needs its entry. */
const ASSETS: PageAssets = { script: { href: '/src/main.ts' } };

/** The page at every address until there is valid content. It shows the diagnostics. */
const ERROR_PAGE = htmlDocument(
  'Content errors',
  `<main class="host-main root">
<h1>The content has errors</h1>
<p>The page appears here once they are fixed.</p>
</main>`,
  [
    '<link rel="icon" type="image/svg+xml" href="/icon.svg">',
    '<script type="module" src="/src/dev/error-page.ts"></script>',
  ],
  ' class="host"',
);

/** Returns the address of a page's content module. */
export function contentAddress({ name }: Pick<DevPage, 'name'>): string {
  return `${MODULES}${name}.js`;
}

/** Returns the HTML of a page, or of the page for addresses that are none. */
export function pageAt(path: string | undefined, { site, pages }: DevSite): [status: number, html: string] {
  const page = pages.find(({ content }) => content.path === path);
  if (page) return [200, contentPage(site, page.content, contentAddress(page), ASSETS)];
  const { notFound, memberLogin } = site;
  return memberLogin && memberLogin.path === path
    ? [200, messagePage(site, memberLogin, ASSETS)]
    : [404, messagePage(site, notFound, ASSETS)];
}

/** Serves the last valid content like the build, and its journeys to the development toolbar. */
export function devPages(content: DevContent): Plugin {
  return {
    name: 'dev-pages',
    configureServer(server) {
      server.middlewares.use(JOURNEYS_ADDRESS, async (_request, response) => {
        const failure = (error: unknown) => {
          response.statusCode = 503;
          return String(error);
        };
        response.end(await content.journeys().then(JSON.stringify, failure));
      });
      // not through Vite, which would look for imports in half a megabyte after each change
      server.middlewares.use(MODULES, async (request, response) => {
        await content.ready;
        const address = MODULES + request.url?.split('?')[0]?.slice(1);
        const page = content.site()?.pages.find((each) => contentAddress(each) === address);
        response.statusCode = page ? 200 : 404;
        response.setHeader('content-type', 'text/javascript; charset=utf-8');
        response.setHeader('cache-control', 'no-store');
        response.end(page ? page.code : `There is no page for ${address}.`);
      });
      return () =>
        server.middlewares.use(async (request, response, next) => {
          try {
            await content.ready;
            const url = request.originalUrl ?? '/';
            const site = content.site();
            const path = url.split('?')[0]?.replace(/\/+$/, '');
            const [status, html] = site ? pageAt(path, site) : [200, ERROR_PAGE];
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
