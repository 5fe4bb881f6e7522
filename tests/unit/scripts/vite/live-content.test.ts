import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SCHEMAS_DIR } from '../../../../scripts/schemas/read.ts';
import type { DevContent } from '../../../../scripts/vite/dev-content/index.ts';
import type { DevSite } from '../../../../scripts/vite/dev-content/judge.ts';
import { liveContent } from '../../../../scripts/vite/live-content.ts';
import type { ShownFinding } from '../../../../src/dev/wire.ts';
import { contentThat } from './dev-site.ts';

const ROOT = join(SCHEMAS_DIR, '..');
const finding = { rule: 'ref-target', severity: 'error', place: 'content/a.json:1:1' } as ShownFinding;
const warning = { ...finding, severity: 'warning', message: 'There is no a.' } as ShownFinding;
const page = { name: 'quote' } as DevSite['pages'][number];
const site = { pages: [page, { name: 'landing' }] } as unknown as DevSite;

/** A server whose files are saved, and whose pages hear of it. */
function serverOf(content: DevContent) {
  const saves: ((event: string, file: string) => void)[] = [];
  const asked: ((data: unknown, client: object) => Promise<void>)[] = [];
  const send = vi.fn();
  const logger = { error: vi.fn(), warn: vi.fn(), info: vi.fn() };
  const invalidateModule = vi.fn();
  const ids = ['/@content/quote.js', '/src/main.ts'];
  const server = {
    config: { root: ROOT, logger },
    watcher: { add: vi.fn(), on: (_name: string, hear: (typeof saves)[0]) => saves.push(hear) },
    environments: {
      client: {
        hot: { send, on: (_name: string, hear: (typeof asked)[0]) => asked.push(hear) },
        moduleGraph: { idToModuleMap: new Map(ids.map((id) => [id, { id }])), invalidateModule },
      },
    },
  };
  const { configureServer } = liveContent(content) as { configureServer: (server: object) => void };
  configureServer(server);
  const save = async (...files: string[]) => {
    for (const file of files) saves[0]?.('change', file);
    await vi.runAllTimersAsync();
  };
  return { save, send, logger, invalidateModule, ask: (client: object) => asked[0]?.({}, client) };
}

describe('npm run dev: content that was saved', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is handed to the pages that it changes, with no reload', async () => {
    const content = contentThat({ findings: [], isFaulty: false }, site);
    const { save, send, invalidateModule } = serverOf(content);
    await save('/content/steps/age.json');
    expect(invalidateModule.mock.calls).toEqual([[{ id: '/@content/quote.js' }]]);
    expect(send.mock.calls).toEqual([['content:saved', { pages: ['/@content/quote.js'], findings: [] }]]);
    expect(content.renew).not.toHaveBeenCalled();
  });

  test('with mistakes is told to every page, all of them', async () => {
    const { save, send } = serverOf(contentThat({ findings: [finding, finding], isFaulty: true }, site));
    await save('/content/steps/age.json');
    expect(send.mock.calls).toEqual([['content:faulty', { findings: [finding, finding] }]]);
  });

  test('with something to mend, is told of in the terminal too, and that it was mended', async () => {
    const content = contentThat({ findings: [warning], isFaulty: false }, site);
    const { save, logger } = serverOf(content);
    await save('/content/a.json');
    const lines = '0 errors, 1 warning in the content.\ncontent/a.json:1:1  warning  There is no a.';
    expect(logger.warn.mock.calls).toEqual([[lines, { timestamp: true }]]);
    vi.mocked(content.refresh).mockResolvedValueOnce({ findings: [], isFaulty: false, changed: [] });
    await save('/content/a.json');
    expect(logger.warn).toHaveBeenCalledOnce();
    expect(logger.info).toHaveBeenCalledExactlyOnceWith('The content has no more errors.', {
      timestamp: true,
    });
  });

  test('with nothing to mend, before or after, leaves the terminal as it is', async () => {
    const { save, logger } = serverOf(contentThat({ findings: [], isFaulty: false }, site));
    await save('/content/a.json');
    expect([logger.warn, logger.info].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  test('in many files at once is checked once', async () => {
    const content = contentThat({ findings: [], isFaulty: false }, site);
    await serverOf(content).save('/content/a.json', '/content/b.json', '/content/c.json');
    expect(content.refresh).toHaveBeenCalledOnce();
  });

  test.each([join(SCHEMAS_DIR, 'content/step.schema.json'), join(ROOT, 'scripts/content/check/index.ts')])(
    'is checked again when %s changes, by what it says now',
    async (file) => {
      const content = contentThat({ findings: [], isFaulty: false }, site);
      await serverOf(content).save(file);
      expect(content.renew).toHaveBeenCalledOnce();
      expect(content.refresh).toHaveBeenCalledOnce();
    },
  );

  test.each([join(ROOT, 'src/main.ts'), '/content/notes.txt'])('is not %s', async (file) => {
    const content = contentThat({ findings: [], isFaulty: false }, site);
    await serverOf(content).save(file);
    expect(content.refresh).not.toHaveBeenCalled();
  });

  test('is told of to a page that is opened', async () => {
    const { ask } = serverOf(contentThat({ findings: [finding], isFaulty: true }, site));
    const client = { send: vi.fn() };
    await ask(client);
    expect(client.send.mock.calls).toEqual([['content:answered', { findings: [finding], isFaulty: true }]]);
  });
});
