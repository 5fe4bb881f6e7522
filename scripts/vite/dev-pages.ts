import { relative } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { CompiledPage } from '../content/compile/page.ts';
import { CONTENT_DIR, readContent } from '../content/read.ts';
import { hostPage, notFoundMain, type PageAssets, rootElement } from '../site/host-page.ts';
import { siteModel } from '../site/model.ts';

/** In development Vite serves the sources themselves, so a page needs its entry only. */
const ASSETS: PageAssets = { script: '/src/main.ts', styles: [], preloads: [], fonts: [], icon: '/icon.svg' };

/** The address of a page's content module, compiled on the fly. Vite itself marks it as an import. */
export function devContentAddress({ file, product }: CompiledPage): string {
  const address = `/content/${relative(CONTENT_DIR, file.path)}?content`;
  return product ? `${address}&product=${product.hcfBundleId}` : address;
}

function pageHtml(url: string): { status: number; html: string } {
  const { site, pages } = siteModel(readContent());
  const wanted = url.split('?')[0]?.replace(/\/+$/, '');
  const page = pages.find(({ content }) => content.path === wanted);
  if (!page) {
    const { heading: title, text: description } = site.notFound;
    return {
      status: 404,
      html: hostPage({ site, title, description, assets: ASSETS, main: notFoundMain(site) }),
    };
  }
  const { title, description } = page.content;
  const main = rootElement(page.content, devContentAddress(page), site);
  return { status: 200, html: hostPage({ site, title, description, assets: ASSETS, main }) };
}

/** The same pages as the build writes, made anew for each visit. */
export function devPages(): Plugin {
  return {
    name: 'dev-pages',
    configureServer(server: ViteDevServer) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const url = request.originalUrl ?? '/';
            const { status, html } = pageHtml(url);
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
