import { describe, expect, test } from 'vitest';
import type {
  CheckedContent,
  ContentRequest,
  DevPage,
} from '../../../../../scripts/vite/dev-content/check-content.ts';
import { createDevContent } from '../../../../../scripts/vite/dev-content/index.ts';
import type { PreviewRequest } from '../../../../../scripts/vite/dev-content/preview-page.ts';
import type { SampleRequest, Samples } from '../../../../../scripts/vite/dev-content/sample-journeys.ts';
import type { DevJourney } from '../../../../../src/dev/journeys.ts';
import type { ShownDiagnostic } from '../../../../../src/dev/protocol.ts';
import { error, inForeground, pageOf, warning } from '../stand-ins.ts';

/** Returns valid content with the given code for each page. */
function valid(codes: Record<string, string>, ...diagnostics: ShownDiagnostic[]): CheckedContent {
  const pages = Object.entries(codes).map(([name, code]) => pageOf(name, code));
  const texts = new Map([['/content/a.json', JSON.stringify(codes)]]);
  const site: object = { site: {}, pages, texts };
  return { diagnostics, site: site as CheckedContent['site'] };
}

const request: ContentRequest = { root: '/site/content', unsaved: new Map() };
const invalid: CheckedContent = { diagnostics: [error] };

/** Creates content with the given check results. Its one journey has the text of the content as its name. */
async function contentOf(...results: (CheckedContent | Error)[]) {
  const checks = inForeground((_request: ContentRequest): CheckedContent => {
    const next = results.shift();
    if (!next || next instanceof Error) throw next;
    return next;
  });
  const samples = inForeground(({ texts }: SampleRequest): Samples => {
    const journey = { name: [...texts.values()].join(), path: '/cover/quote' } as DevJourney;
    return { covers: [], journeys: [journey] };
  });
  const searches = inForeground((_request: SampleRequest): ShownDiagnostic[] => []);
  const previews = inForeground((_request: PreviewRequest): DevPage | undefined => pageOf('quote', 'typed'));
  const content = createDevContent('/site/content', checks, samples, searches, previews);
  await content.ready;
  return { content, checks, samples, searches };
}

describe('the content of npm run dev', () => {
  test('is checked at the start and after each save, with the changed pages', async () => {
    const { content, checks } = await contentOf(
      valid({ quote: 'one', landing: 'one' }),
      valid({ quote: 'two', landing: 'one', new: 'one' }, warning),
    );
    expect(content.state()).toEqual({ diagnostics: [], isInvalid: false });
    const { changed, ...state } = await content.refresh();
    expect(changed.map(({ name }) => name)).toEqual(['quote', 'new']);
    expect(state).toEqual({ diagnostics: [warning], isInvalid: false });
    expect(checks.ask.mock.calls).toEqual([[request], [request]]);
  });

  test('stays at the last valid version after errors', async () => {
    const { content } = await contentOf(valid({ quote: 'one' }), invalid, valid({ quote: 'two' }));
    const before = content.site();
    const state = { diagnostics: [error], isInvalid: true };
    expect(await content.refresh()).toEqual({ ...state, changed: [] });
    expect(content.state()).toEqual(state);
    expect(content.site()).toBe(before);
    await content.refresh();
    expect(content.site()?.pages).toEqual([pageOf('quote', 'two')]);
  });

  test('has no site and no journeys before it is valid', async () => {
    const { content, samples } = await contentOf(invalid);
    expect([content.site(), content.state().isInvalid]).toEqual([undefined, true]);
    await expect(content.journeys()).rejects.toThrow('fix them first');
    expect(samples.ask).not.toHaveBeenCalled();
  });

  test('is invalid after a failed check until the next save', async () => {
    const page = valid({ quote: 'one' });
    const { content } = await contentOf(page, new Error('It broke.'), page);
    expect(await content.refresh()).toMatchObject({
      diagnostics: [{ severity: 'error', path: '/site/content', message: 'It broke.' }],
      isInvalid: true,
    });
    expect(await content.refresh()).toEqual({ diagnostics: [], isInvalid: false, changed: [] });
  });

  test('adds what a search of its journeys finds', async () => {
    const deadEnd = { ...warning, rule: 'dead-end' };
    const { content, searches } = await contentOf(valid({ quote: 'one' }, warning));
    searches.ask.mockResolvedValueOnce([deadEnd]);
    const state = { diagnostics: [warning, deadEnd], isInvalid: false };
    expect(await content.search()).toEqual(state);
    expect(content.state()).toEqual(state);
  });

  test('drops what a search finds in content that has changed meanwhile, and does not search invalid content', async () => {
    const { content, searches } = await contentOf(valid({ quote: 'one' }), valid({ quote: 'two' }), invalid);
    searches.ask.mockResolvedValue([warning]);
    const search = content.search();
    await content.refresh();
    expect(await search).toBeUndefined();
    expect(content.state().diagnostics).toEqual([]);
    searches.ask.mockClear();
    await content.refresh();
    expect(await content.search()).toBeUndefined();
    expect(searches.ask).not.toHaveBeenCalled();
  });

  test('keeps its state after a failed search', async () => {
    const { content, searches } = await contentOf(valid({ quote: 'one' }));
    searches.ask.mockRejectedValueOnce(new Error('It took too long.'));
    expect(await content.search()).toBeUndefined();
    expect(content.state()).toEqual({ diagnostics: [], isInvalid: false });
  });

  test('restarts and ends all threads', async () => {
    const { content, ...threads } = await contentOf(valid({}));
    content.restart();
    content.close();
    for (const { restart, end } of Object.values(threads)) {
      expect(restart).toHaveBeenCalledOnce();
      expect(end).toHaveBeenCalledOnce();
    }
  });
});

describe('the journeys for the development toolbar', () => {
  test('come from the last valid content, with the pages that have none', async () => {
    const { content, samples } = await contentOf(valid({ quote: 'one', landing: 'one' }), invalid);
    await content.refresh();
    const text = '{"quote":"one","landing":"one"}';
    expect(await content.journeys()).toEqual({
      covers: [],
      journeys: [{ name: text, path: '/cover/quote' }],
      pages: [{ title: 'landing', path: '/cover/landing' }],
    });
    const texts = new Map([['/content/a.json', text]]);
    expect(samples.ask.mock.calls).toEqual([[{ root: '/site/content', texts }]]);
  });

  test('are searched once for all pages and again for other content', async () => {
    const { content, samples } = await contentOf(valid({ quote: 'one' }), valid({ quote: 'two' }));
    await Promise.all([content.journeys(), content.journeys()]);
    await content.journeys();
    expect(samples.ask).toHaveBeenCalledOnce();
    await content.refresh();
    expect((await content.journeys()).journeys[0]?.name).toBe('{"quote":"two"}');
  });

  test('are not found again for a preview, whose texts are not checked yet', async () => {
    const { content, samples } = await contentOf(valid({ quote: 'one' }));
    await content.journeys();
    expect(await content.preview('/cover/quote')).toEqual(pageOf('quote', 'typed'));
    expect(content.site()?.pages).toEqual([pageOf('quote', 'typed')]);
    await content.journeys();
    expect(samples.ask).toHaveBeenCalledOnce();
  });

  test('are searched again after a failure', async () => {
    const { content, samples } = await contentOf(valid({ quote: 'one' }));
    samples.ask.mockRejectedValueOnce(new Error('It took too long.'));
    await expect(content.journeys()).rejects.toThrow('It took too long.');
    expect((await content.journeys()).journeys).toHaveLength(1);
  });
});
