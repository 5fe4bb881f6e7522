import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readContent } from '../../../../scripts/content/read.ts';
import { SCHEMAS_DIR } from '../../../../scripts/schemas/read.ts';
import { siteModel } from '../../../../scripts/site/model.ts';
import type { DevSite } from '../../../../scripts/vite/dev-content/check-content.ts';
import { liveContent } from '../../../../scripts/vite/live-content.ts';
import type { ShownDiagnostic } from '../../../../src/dev/protocol.ts';
import { contentWith, error, pageOf, warning } from './stand-ins.ts';

const ROOT = join(SCHEMAS_DIR, '..');
const { site: texts } = siteModel(readContent());
const site: DevSite = { site: texts, pages: [pageOf('quote'), pageOf('landing')], texts: new Map() };

/** Starts a server for content with these diagnostics. */
function serve(...diagnostics: ShownDiagnostic[]) {
  const content = contentWith(site, ...diagnostics);
  const watch = vi.fn<(name: string, listener: (event: string, file: string) => void) => void>();
  const listen = vi.fn<(name: string, listener: (data: unknown, client: object) => Promise<void>) => void>();
  const send = vi.fn();
  const logger = { error: vi.fn(), warn: vi.fn(), info: vi.fn() };
  const { configureServer } = liveContent(content) as { configureServer: (server: object) => void };
  configureServer({
    config: { root: ROOT, logger },
    watcher: { add: vi.fn(), on: watch },
    environments: { client: { hot: { send, on: listen } } },
  });
  const save = async (...files: string[]) => {
    for (const file of files) watch.mock.calls[0]?.[1]('change', file);
    await vi.runAllTimersAsync();
  };
  const ask = async () => {
    const client = { send: vi.fn() };
    await listen.mock.calls[0]?.[1]({}, client);
    return client.send.mock.calls;
  };
  return { content, save, ask, send, logger };
}

describe('saved content in npm run dev', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('updates the changed pages after one check of many files', async () => {
    const { content, save, send, logger } = serve();
    await save('/content/steps/age.json', '/content/b.json', '/content/c.json');
    expect(content.refresh).toHaveBeenCalledOnce();
    expect(send.mock.calls).toEqual([
      ['content:state', { diagnostics: [], isInvalid: false }],
      ['content:saved', { pages: ['/@content/quote.js'] }],
    ]);
    expect(content.restart).not.toHaveBeenCalled();
    expect([logger.warn, logger.info].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  test('reports errors to all pages, also to those opened later', async () => {
    const { save, send, ask } = serve(error, error);
    const state = { diagnostics: [error, error], isInvalid: true };
    await save('/content/steps/age.json');
    expect(send.mock.calls).toEqual([['content:state', state]]);
    expect(await ask()).toEqual([['content:state', state]]);
  });

  test('prints warnings in the terminal, and that they were fixed', async () => {
    const { content, save, logger } = serve(warning);
    await save('/content/a.json');
    const lines = `0 errors, 1 warning in the content.\n${warning.location}  warning  ${warning.message}`;
    expect(logger.warn.mock.calls).toEqual([[lines, { timestamp: true }]]);
    vi.mocked(content.refresh).mockResolvedValueOnce({ diagnostics: [], isInvalid: false, changed: [] });
    await save('/content/a.json');
    expect(logger.warn).toHaveBeenCalledOnce();
    expect(logger.info.mock.calls).toEqual([['The content has no more errors.', { timestamp: true }]]);
  });

  test('reports what a search of the journeys finds after the page was updated', async () => {
    const { content, save, send, logger } = serve();
    const state = { diagnostics: [warning], isInvalid: false };
    vi.mocked(content.search).mockResolvedValueOnce(undefined).mockResolvedValueOnce(state);
    await save('/content/a.json');
    expect(send.mock.calls.map(([event]) => event)).toEqual([
      'content:state',
      'content:saved',
      'content:state',
    ]);
    expect(send).toHaveBeenLastCalledWith('content:state', state);
    expect(logger.warn).toHaveBeenCalledOnce();
  });

  test.each([join(SCHEMAS_DIR, 'content/step.schema.json'), join(ROOT, 'scripts/content/check/index.ts')])(
    'is checked with new schemas and rules after a change to %s',
    async (file) => {
      const { content, save } = serve();
      await save(file);
      expect(content.restart).toHaveBeenCalledOnce();
      expect(content.refresh).toHaveBeenCalledOnce();
    },
  );

  test.each([join(ROOT, 'src/main.ts'), '/content/notes.txt'])('is not checked for %s', async (file) => {
    const { content, save } = serve();
    await save(file);
    expect(content.refresh).not.toHaveBeenCalled();
  });
});
