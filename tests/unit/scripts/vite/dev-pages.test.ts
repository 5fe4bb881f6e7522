import { describe, expect, test, vi } from 'vitest';
import { readContent } from '../../../../scripts/content/read.ts';
import { siteModel } from '../../../../scripts/site/model.ts';
import type { DevPage } from '../../../../scripts/vite/dev-content/check-content.ts';
import type { DevContent } from '../../../../scripts/vite/dev-content/index.ts';
import { devPages } from '../../../../scripts/vite/dev-pages.ts';
import { contentWith, error } from './stand-ins.ts';

type Handler = (request: object, response: object, next: (error?: unknown) => void) => Promise<void>;
interface PagesPlugin {
  load(id: string): Promise<{ code: string }>;
  configureServer(server: object): () => void;
}

const pluginOf = (content: DevContent) => devPages(content) as unknown as PagesPlugin;

/** Requests a page from the plugin. */
async function visit(content: DevContent, originalUrl: string) {
  const use = vi.fn<(handler: Handler) => void>();
  const transformIndexHtml = async (_url: string, html: string) => html;
  pluginOf(content).configureServer({ middlewares: { use }, transformIndexHtml })();
  const response = { statusCode: 0, setHeader: vi.fn(), end: vi.fn<(html: string) => void>() };
  await use.mock.calls[0]?.[0]({ originalUrl }, response, (error) => {
    throw error;
  });
  return { status: response.statusCode, html: response.end.mock.calls[0]?.[0] ?? '' };
}

const pageOf = (name: string): DevPage => ({
  name,
  code: `the code of ${name}`,
  content: {
    path: `/cover/${name}`,
    root: `root-of-${name}`,
    title: name,
    description: name,
    texts: { failure: 'It failed.' },
  },
});

describe('npm run dev', () => {
  const { site } = siteModel(readContent());
  const devSite = { site, pages: ['landing', 'quote'].map(pageOf), texts: new Map() };
  const content = contentWith(devSite);

  test.each(['/cover/landing', '/cover/landing/', '/cover/landing?x=1'])(
    '%s has its root, with the module of its content, also while there are errors',
    async (url) => {
      for (const each of [content, contentWith(devSite, error)]) {
        const { status, html } = await visit(each, url);
        expect(status).toBe(200);
        expect(html).toContain('<div id="root-of-landing"');
        expect(html).toContain('data-content="/@content/landing.js"');
        expect(html).toContain('src="/src/main.ts"');
      }
    },
  );

  test('a module of content is the compiled one; it serves no other modules', async () => {
    const plugin = pluginOf(content);
    expect(await plugin.load('/@content/quote.js')).toMatchObject({ code: 'the code of quote' });
    expect(await plugin.load('/src/main.ts')).toBeNull();
    await expect(plugin.load('/@content/gone.js')).rejects.toThrow('There is no page');
  });

  test('the member login has a page that leads to the site', async () => {
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

  test('every address shows only the errors until there is valid content', async () => {
    const { status, html } = await visit(contentWith(), '/cover/landing');
    expect(status).toBe(200);
    expect(html).toContain('src="/src/dev/error-page.ts"');
    expect(html).not.toContain('/src/main.ts');
  });
});
