import { describe, expect, test, vi } from 'vitest';
import type { DevContent } from '../../../../../scripts/vite/dev-content/index.ts';
import type { DevSite } from '../../../../../scripts/vite/dev-content/judge.ts';
import { devJourneys } from '../../../../../scripts/vite/dev-journeys/index.ts';
import type { SampleRequest, Samples } from '../../../../../scripts/vite/dev-journeys/sample-journeys.ts';
import type { DevJourney } from '../../../../../src/dev/journeys.ts';
import { contentThat } from '../dev-site.ts';
import { helperThat } from '../helper-that.ts';

const RIGHT = { findings: [], isFaulty: false };
const FAULTY = { findings: [], isFaulty: true };

/** Right content: a page with a journey, a page without, and one file. */
function siteThatSays(text: string): DevSite {
  const pages = ['quote', 'landing'].map((name) => ({ name, content: { title: name, path: `/${name}` } }));
  return { site: {}, pages, texts: new Map([['/content/a.json', text]]) } as unknown as DevSite;
}

/** What a helper finds in content: a journey that is named as its file says. */
function samplesOf({ texts }: SampleRequest): Samples {
  const [name = ''] = texts.values();
  return { covers: [], journeys: [{ name, path: '/quote' } as DevJourney] };
}

type Handler = (request: object, response: object) => Promise<void>;

/** A server with nothing but these journeys; each call is a bar that asks for them. */
function serve(content: DevContent, helper = helperThat(samplesOf)) {
  const use = vi.fn<(address: string, handler: Handler) => void>();
  const plugin = devJourneys(content, helper) as { configureServer: (server: object) => void };
  plugin.configureServer({ middlewares: { use } });
  const [address, handler] = use.mock.calls[0] ?? [];
  expect(address).toBe('/__dev/journeys.json');
  const ask = async () => {
    const response = { statusCode: 200, setHeader: vi.fn(), end: vi.fn<(text: string) => void>() };
    await handler?.({}, response);
    return { status: response.statusCode, text: response.end.mock.calls[0]?.[0] ?? '' };
  };
  return { ask, helper };
}

describe('npm run dev: the ways through the content, for the development toolbar', () => {
  test('are the journeys, and the pages that have none', async () => {
    const { ask } = serve(contentThat(RIGHT, siteThatSays('Quote')));
    const { status, text } = await ask();
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual({
      covers: [],
      journeys: [{ name: 'Quote', path: '/quote' }],
      pages: [{ title: 'landing', path: '/landing' }],
    });
  });

  test('are those of the last content that was right, whatever was saved since', async () => {
    const { ask, helper } = serve(contentThat(FAULTY, siteThatSays('As it was')));
    expect((await ask()).text).toContain('As it was');
    const texts = new Map([['/content/a.json', 'As it was']]);
    expect(helper.ask.mock.calls).toEqual([[{ root: '/content', texts }]]);
  });

  test('are walked once, however many pages ask; and anew when the content is another', async () => {
    const content = contentThat(RIGHT, siteThatSays('Before'));
    const { ask, helper } = serve(content);
    await Promise.all([ask(), ask()]);
    await ask();
    expect(helper.ask).toHaveBeenCalledOnce();
    const later = siteThatSays('After');
    content.site = () => later;
    expect((await ask()).text).toContain('After');
    expect(helper.ask).toHaveBeenCalledTimes(2);
  });

  test('that could not be walked are told of, and walked when they are asked for again', async () => {
    const helper = helperThat(samplesOf);
    helper.ask.mockRejectedValueOnce(new Error('It took too long.'));
    const { ask } = serve(contentThat(RIGHT, siteThatSays('Quote')), helper);
    expect(await ask()).toEqual({ status: 503, text: 'Error: It took too long.' });
    expect((await ask()).status).toBe(200);
  });

  test('are none while nothing was right yet', async () => {
    const { ask, helper } = serve(contentThat(FAULTY));
    expect(await ask()).toMatchObject({ status: 503, text: expect.stringContaining('fix them first') });
    expect(helper.ask).not.toHaveBeenCalled();
  });

  test('are walked by schemas as they are by now', () => {
    const content = contentThat(RIGHT, siteThatSays('Quote'));
    const { helper } = serve(content);
    vi.mocked(content.onRenew).mock.calls[0]?.[0]();
    expect(helper.renew).toHaveBeenCalledOnce();
  });
});
