import { describe, expect, test, vi } from 'vitest';
import { readContent } from '../../../../scripts/content/read.ts';
import { siteModel } from '../../../../scripts/site/model.ts';
import type { DevContent } from '../../../../scripts/vite/dev-content/index.ts';
import { devPages } from '../../../../scripts/vite/dev-pages.ts';
import { contentWith, error, pageOf } from './stand-ins.ts';

type Handler = (request: object, response: object, next: (error?: unknown) => void) => Promise<void>;
interface PagesPlugin {
  configureServer(server: object): () => void;
}

function pluginOf(content: DevContent): PagesPlugin {
  const plugin: object = devPages(content);
  return plugin as PagesPlugin;
}

/** Requests an address from the plugin: that of the journeys, of a content module, or any other. */
async function visit(content: DevContent, originalUrl: string) {
  const use = vi.fn<(...route: [Handler] | [address: string, Handler]) => void>();
  const transformIndexHtml = async (_url: string, html: string) => html;
  pluginOf(content).configureServer({ middlewares: { use }, transformIndexHtml })();
  const routes = use.mock.calls;
  const found = routes.find(([address]) => typeof address === 'string' && originalUrl.startsWith(address));
  const [address, handler] = (found ?? ['', routes.at(-1)?.[0]]) as [string, Handler];
  const response = { statusCode: 200, setHeader: vi.fn(), end: vi.fn<(text: string) => void>() };
  const url = `/${originalUrl.slice(address.length)}`;
  await handler({ originalUrl, url }, response, (error) => {
    throw error;
  });
  return { status: response.statusCode, text: response.end.mock.calls[0]?.[0] ?? '' };
}

describe('npm run dev', () => {
  const { site } = siteModel(readContent());
  const devSite = { site, pages: [pageOf('landing'), pageOf('quote')], texts: new Map() };
  const content = contentWith(devSite);

  test.each(['/cover/landing', '/cover/landing/', '/cover/landing?x=1'])(
    'serves %s with its content module, even with errors in the content',
    async (url) => {
      for (const each of [content, contentWith(devSite, error)]) {
        const { status, text } = await visit(each, url);
        expect(status).toBe(200);
        expect(text).toContain('<div id="root-of-landing"');
        expect(text).toContain('data-content="/@content/landing.js"');
        expect(text).toContain('src="/src/main.ts"');
      }
    },
  );

  test('loads compiled content modules and rejects unknown pages', async () => {
    expect(await visit(content, '/@content/quote.js?import')).toEqual({
      status: 200,
      text: 'the code of quote',
    });
    expect((await visit(content, '/@content/gone.js')).status).toBe(404);
  });

  test.each([
    ['/member-login', 200, /<h1>Member login<\/h1>\n.*\n<p><a class="button" href="\/health-insurance\//],
    ['/nowhere', 404, /We can’t find that page/],
    ['/__dev/journeys.json', 200, /^\{"covers":\[\],"journeys":\[\],"pages":\[\]\}$/],
  ])('returns %s with status %i', async (url, expected, shown) => {
    const { status, text } = await visit(content, url);
    expect(status).toBe(expected);
    expect(text).toMatch(shown);
  });

  test('shows only the errors until the content is valid', async () => {
    const invalid = contentWith();
    vi.mocked(invalid.journeys).mockRejectedValue(new Error('Fix them first.'));
    const { status, text } = await visit(invalid, '/cover/landing');
    expect(status).toBe(200);
    expect(text).toContain('src="/src/dev/error-page.ts"');
    expect(text).not.toContain('/src/main.ts');
    expect(await visit(invalid, '/__dev/journeys.json')).toEqual({
      status: 503,
      text: 'Error: Fix them first.',
    });
  });
});
