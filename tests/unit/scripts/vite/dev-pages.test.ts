import { describe, expect, test, vi } from 'vitest';
import { readContent } from '../../../../scripts/content/read.ts';
import { siteModel } from '../../../../scripts/site/model.ts';

import type { DevContent } from '../../../../scripts/vite/dev-content/index.ts';
import type { DevPage } from '../../../../scripts/vite/dev-content/judge.ts';
import { devModules } from '../../../../scripts/vite/dev-modules.ts';
import { devPages } from '../../../../scripts/vite/dev-pages.ts';
import { contentThat } from './dev-site.ts';

type Handler = (request: object, response: object, next: (error?: unknown) => void) => Promise<void>;

/** The plugin's one middleware, in a server that serves nothing else. */
function middlewareOf(content: DevContent): Handler {
  const handlers: Handler[] = [];
  const server = {
    middlewares: { use: (handler: Handler) => handlers.push(handler) },
    transformIndexHtml: async (_url: string, html: string) => html,
  };
  const { configureServer } = devPages(content) as { configureServer: (server: object) => () => void };
  configureServer(server)();
  const [handler] = handlers;
  if (!handler) throw new Error('the plugin serves nothing');
  return handler;
}

async function visit(content: DevContent, originalUrl: string) {
  const response = { statusCode: 0, setHeader: vi.fn(), end: vi.fn<(html: string) => void>() };
  await middlewareOf(content)({ originalUrl }, response, (error) => {
    throw error;
  });
  return { status: response.statusCode, html: response.end.mock.calls[0]?.[0] ?? '' };
}

function pageOf(name: string): DevPage {
  const words = { title: name, description: name, texts: { failure: 'It failed.' } };
  return {
    name,
    code: `the code of ${name}`,
    content: { path: `/cover/${name}`, root: `root-of-${name}`, ...words },
  };
}

describe('npm run dev: the pages of content/', () => {
  const site = {
    site: siteModel(readContent()).site,
    pages: ['landing', 'quote'].map(pageOf),
    texts: new Map(),
  };
  const content = contentThat({ findings: [], isFaulty: false }, site);

  test.each(['/cover/landing', '/cover/landing/', '/cover/landing?x=1'])(
    '%s has its root, with the module of its content',
    async (url) => {
      const { status, html } = await visit(content, url);
      expect(status).toBe(200);
      expect(html).toContain('<div id="root-of-landing"');
      expect(html).toContain('data-content="/@content/landing.js"');
      expect(html).toContain('src="/src/main.ts"');
    },
  );

  test('a module of content is what was compiled; other modules are none of its business', async () => {
    const { load } = devModules(content) as unknown as { load: (id: string) => Promise<{ code: string }> };
    expect(await load('/@content/quote.js')).toMatchObject({ code: 'the code of quote' });
    expect(await load('/src/main.ts')).toBeNull();
    await expect(load('/@content/gone.js')).rejects.toThrow('There is no page');
  });

  test('the member login has its stand-in, with a way back', async () => {
    const { status, html } = await visit(content, '/member-login');
    expect(status).toBe(200);
    expect(html).toContain('<h1>Member login</h1>');
    expect(html).toContain('href="/health-insurance/overseas-visitors"');
  });

  test('any other address is the 404 page', async () => {
    const { status, html } = await visit(content, '/nowhere');
    expect(status).toBe(404);
    expect(html).toContain('We can’t find that page');
  });

  test('are those of the last content that was right, for as long as there are mistakes', async () => {
    const faulty = contentThat({ findings: [], isFaulty: true }, content.site());
    const { html } = await visit(faulty, '/cover/landing');
    expect(html).toContain('root-of-landing');
  });

  test('where nothing was right yet, every address shows what is wrong, and nothing else', async () => {
    const faulty = contentThat({ findings: [], isFaulty: true });
    const { status, html } = await visit(faulty, '/cover/landing');
    expect(status).toBe(200);
    expect(html).toContain('src="/src/dev/faulty-page.ts"');
    expect(html).not.toContain('/src/main.ts');
  });
});
