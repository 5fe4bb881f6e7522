import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { CONTENT_DIR } from '../../../../scripts/content/read.ts';
import { devPages } from '../../../../scripts/vite/dev-pages.ts';
import { liveContent } from '../../../../scripts/vite/live-content.ts';

type Handler = (request: object, response: object, next: (error?: unknown) => void) => Promise<void>;

/** The plugin's one middleware, in a server that serves nothing else. */
function middlewareOf(): Handler {
  const handlers: Handler[] = [];
  const server = {
    middlewares: { use: (handler: Handler) => handlers.push(handler) },
    transformIndexHtml: async (_url: string, html: string) => html,
  };
  const { configureServer } = devPages() as { configureServer: (server: object) => () => void };
  configureServer(server)();
  const [handler] = handlers;
  if (!handler) throw new Error('the plugin serves nothing');
  return handler;
}

describe('npm run dev: the pages of content/, made anew for each visit', () => {
  let serve: Handler;
  beforeAll(() => {
    serve = middlewareOf();
  });

  async function visit(originalUrl: string) {
    const response = { statusCode: 0, setHeader: vi.fn(), end: vi.fn<(html: string) => void>() };
    await serve({ originalUrl }, response, (error) => {
      throw error;
    });
    return { status: response.statusCode, html: response.end.mock.calls[0]?.[0] ?? '' };
  }

  test.each([
    ['/health-insurance/overseas-visitors', 'root-ovhc-quote-landing', 'pages/landing.json'],
    ['/health-insurance/overseas-visitors/application-form', 'root-ovhc-oaf', 'pages/application.json'],
    ['/health-insurance/overseas-visitors/get-a-quote/?x=1', 'root-ovhc-quote', 'pages/quote.json'],
    [
      '/health-insurance/overseas-visitors/everyday-visitor-cover',
      'root-ovhc-quote-product-summary',
      'pages/product-summary.json',
      '&amp;product=OVHC-EVERYDAY',
    ],
  ])('%s has its root, with the module of its content', async (url, root, file, product = '') => {
    const { status, html } = await visit(url);
    expect(status).toBe(200);
    expect(html).toContain(`<div id="${root}"`);
    expect(html).toContain(`data-content="/content/${file}?content${product}"`);
    expect(html).toContain('src="/src/main.ts"');
  });

  test('any other address is the 404 page', async () => {
    const { status, html } = await visit('/nowhere');
    expect(status).toBe(404);
    expect(html).toContain('We can’t find that page');
  });
});

describe('npm run dev: content that was saved', () => {
  async function save(file: string, name = 'client') {
    const send = vi.fn();
    const invalidateModule = vi.fn();
    const compiled = { id: join(CONTENT_DIR, 'pages/quote.json?content') };
    const ofProduct = { id: join(CONTENT_DIR, 'pages/product-summary.json?content&product=OVHC-EVERYDAY') };
    const code = { id: '/src/main.ts' };
    const idToModuleMap = new Map([compiled, ofProduct, code].map((module) => [module.id, module]));
    const environment = { name, hot: { send }, moduleGraph: { idToModuleMap, invalidateModule } };
    const { hotUpdate } = liveContent() as unknown as {
      hotUpdate: (this: { environment: object }, change: { file: string }) => Promise<unknown>;
    };
    const updated = await hotUpdate.call({ environment }, { file });
    return { updated, send, invalidateModule, compiled, ofProduct };
  }

  test('is compiled anew and handed to every open page, with no reload', async () => {
    const { updated, send, invalidateModule, compiled, ofProduct } = await save(
      join(CONTENT_DIR, 'steps/quote/age.json'),
    );
    expect(updated).toEqual([]);
    expect(invalidateModule.mock.calls).toEqual([[compiled], [ofProduct]]);
    const products = ['ESSENTIAL', 'EVERYDAY', 'EXTENDED', 'COMPLETE'];
    const pages = [
      '/content/pages/application.json?content',
      '/content/pages/landing.json?content',
      ...products.map((name) => `/content/pages/product-summary.json?content&product=OVHC-${name}`),
      '/content/pages/quote.json?content',
    ];
    expect(send.mock.calls).toEqual([['content:saved', { pages }]]);
  });

  test.each([
    ['a file that is no content', '/src/main.ts', 'client'],
    ['content, for the server side of Vite', join(CONTENT_DIR, 'texts.json'), 'ssr'],
  ])('is none of its business: %s', async (_case, file, name) => {
    const { updated, send } = await save(file, name);
    expect(updated).toBeUndefined();
    expect(send).not.toHaveBeenCalled();
  });
});
