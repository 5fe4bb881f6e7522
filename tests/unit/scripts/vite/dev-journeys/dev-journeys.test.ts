import { describe, expect, test, vi } from 'vitest';
import type { DevSite } from '../../../../../scripts/vite/dev-content/check-content.ts';
import type { DevContent } from '../../../../../scripts/vite/dev-content/index.ts';
import { devJourneys } from '../../../../../scripts/vite/dev-journeys/index.ts';
import type { SampleRequest, Samples } from '../../../../../scripts/vite/dev-journeys/sample-journeys.ts';
import type { DevJourney } from '../../../../../src/dev/journeys.ts';
import { contentWith, error, inForeground } from '../stand-ins.ts';

/** Returns a site with one file, and two pages: one with a journey and one without. */
function siteWith(text: string): DevSite {
  const pages = ['quote', 'landing'].map((name) => ({ name, content: { title: name, path: `/${name}` } }));
  return { site: {}, pages, texts: new Map([['/content/a.json', text]]) } as unknown as DevSite;
}

/** Returns a journey that has the text of the file as its name. */
function samplesOf({ texts }: SampleRequest): Samples {
  const [name = ''] = texts.values();
  return { covers: [], journeys: [{ name, path: '/quote' } as DevJourney] };
}

type Handler = (request: object, response: object) => Promise<void>;

function serve(content: DevContent, background = inForeground(samplesOf)) {
  const use = vi.fn<(address: string, handler: Handler) => void>();
  const plugin = devJourneys(content, background) as { configureServer: (server: object) => void };
  plugin.configureServer({ middlewares: { use } });
  const [address, handler] = use.mock.calls[0] ?? [];
  expect(address).toBe('/__dev/journeys.json');
  const ask = async () => {
    const response = { statusCode: 200, setHeader: vi.fn(), end: vi.fn<(text: string) => void>() };
    await handler?.({}, response);
    return { status: response.statusCode, text: response.end.mock.calls[0]?.[0] ?? '' };
  };
  return { ask, background };
}

describe('the journeys for the development toolbar', () => {
  test('come with the pages that have none', async () => {
    const { status, text } = await serve(contentWith(siteWith('Quote'))).ask();
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual({
      covers: [],
      journeys: [{ name: 'Quote', path: '/quote' }],
      pages: [{ title: 'landing', path: '/landing' }],
    });
  });

  test('are those of the last valid content', async () => {
    const { ask, background } = serve(contentWith(siteWith('Before'), error));
    expect((await ask()).text).toContain('Before');
    const texts = new Map([['/content/a.json', 'Before']]);
    expect(background.ask.mock.calls).toEqual([[{ root: '/content', texts }]]);
  });

  test('are found once for all pages, again for other content and with other schemas', async () => {
    const content = contentWith(siteWith('Before'));
    const { ask, background } = serve(content);
    await Promise.all([ask(), ask()]);
    await ask();
    expect(background.ask).toHaveBeenCalledOnce();
    const changed = siteWith('After');
    content.site = () => changed;
    expect((await ask()).text).toContain('After');
    expect(background.ask).toHaveBeenCalledTimes(2);
    vi.mocked(content.onRestart).mock.calls[0]?.[0]();
    expect(background.restart).toHaveBeenCalledOnce();
  });

  test('are looked for again after a failure', async () => {
    const background = inForeground(samplesOf);
    background.ask.mockRejectedValueOnce(new Error('It took too long.'));
    const { ask } = serve(contentWith(siteWith('Quote')), background);
    expect(await ask()).toEqual({ status: 503, text: 'Error: It took too long.' });
    expect((await ask()).status).toBe(200);
  });

  test('are a 503 until there is valid content', async () => {
    const { ask, background } = serve(contentWith());
    expect(await ask()).toMatchObject({ status: 503, text: expect.stringContaining('fix them first') });
    expect(background.ask).not.toHaveBeenCalled();
  });
});
