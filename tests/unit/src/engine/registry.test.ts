import { describe, expect, test, vi } from 'vitest';
import { loadModules, loadSources, loadWidgets } from '../../../../src/engine/registry.ts';
import type { Source } from '../../../../src/engine/source.ts';
import { defineWidget } from '../../../../src/engine/widgets/widget.ts';

const widget = defineWidget('label', () => null);
const source: Source = { search: async () => [], lookup: async () => undefined };

test('a widget goes by its folder’s name, a source by its file’s', async () => {
  expect(await loadWidgets(['text'], { './widgets/text/index.tsx': async () => ({ widget }) })).toEqual({
    text: widget,
  });
  expect(await loadSources(['countries'], { './countries.ts': async () => ({ source }) })).toEqual({
    countries: source,
  });
});

test('what the content does not name is not loaded', async () => {
  const other = vi.fn(async () => ({ widget }));
  await loadWidgets(['text'], { './text/index.tsx': async () => ({ widget }), './date/index.tsx': other });
  expect(other).not.toHaveBeenCalled();
});

test('an unknown name is an error that lists the known ones', async () => {
  const loaders = { './b/index.tsx': async () => ({ widget }), './a/index.tsx': async () => ({ widget }) };
  await expect(loadWidgets(['c'], loaders)).rejects.toThrow('There is no widget "c". Known are: a, b.');
  await expect(loadSources(['c'], {})).rejects.toThrow('There is no source "c".');
});

test('a module that cannot be fetched fails the page', async () => {
  const loaders = { './a/index.tsx': () => Promise.reject(new Error('offline')) };
  await expect(loadWidgets(['a'], loaders)).rejects.toThrow('offline');
});

describe('the registry of a page', () => {
  const later = { widgets: ['date'], sources: ['funds'] };
  const openPage = (date = async () => ({ widget })) =>
    loadModules(
      { widgets: ['text'], sources: [], steps: { later } },
      {
        widgets: { './text/index.tsx': async () => ({ widget }), './date/index.tsx': date },
        sources: { './funds.ts': async () => ({ source }) },
      },
    );

  test('what only a later step needs is loaded when that is opened', async () => {
    const registry = await openPage();
    expect(Object.keys(registry.widgets)).toEqual(['text']);
    expect(registry.steps.isLoaded('later')).toBe(false);
    await registry.steps.load('later');
    expect(registry.steps.isLoaded('later')).toBe(true);
    expect(Object.keys(registry.widgets)).toEqual(['text', 'date']);
    expect(registry.sources).toEqual({ funds: source });
  });

  test('a step that needs nothing more is open from the start, and so is a hash of no step', async () => {
    const { steps } = await openPage();
    expect(steps.isLoaded('first')).toBe(true);
    for (const hash of ['', 'nowhere', 'constructor']) await steps.load(hash);
  });

  test('what could not be fetched is fetched by the next attempt', async () => {
    const date = vi.fn(async () => ({ widget })).mockRejectedValueOnce(new Error('offline'));
    const { steps } = await openPage(date);
    await expect(steps.load('later')).rejects.toThrow('offline');
    expect(steps.isLoaded('later')).toBe(false);
    await steps.load('later');
    expect(steps.isLoaded('later')).toBe(true);
  });
});
