import { expect, test, vi } from 'vitest';
import { loadModules, loadSources, loadWidgets } from '../../../../src/engine/registry.ts';
import type { Source } from '../../../../src/engine/source.ts';
import { defineWidget } from '../../../../src/engine/widgets/widget.ts';

const widget = defineWidget('label', () => null);
const source: Source = { search: async () => [], lookup: async () => undefined };
const load = async () => ({ widget });
const sources = { './funds.ts': async () => ({ source }) };

test('a widget goes by its folder’s name, a source by its file’s; no other is loaded', async () => {
  const other = vi.fn(load);
  const loaders = { './widgets/text/index.tsx': load, './date/index.tsx': other };
  expect(await loadWidgets(['text'], loaders)).toEqual({ text: widget });
  expect(await loadSources(['funds'], sources)).toEqual({ funds: source });
  expect(other).not.toHaveBeenCalled();
});

test('an unknown name is an error that lists the known ones, and a module that cannot be fetched fails the page', async () => {
  const loaders = { './b/index.tsx': load, './a/index.tsx': () => Promise.reject(new Error('offline')) };
  await expect(loadWidgets(['c'], loaders)).rejects.toThrow('There is no widget "c". Known are: a, b.');
  await expect(loadSources(['c'], {})).rejects.toThrow('There is no source "c".');
  await expect(loadWidgets(['a'], loaders)).rejects.toThrow('offline');
});

test('only a later step’s modules are loaded as that is opened, and those that could not be fetched again', async () => {
  const date = vi.fn(load).mockRejectedValueOnce(new Error('offline'));
  const names = {
    widgets: ['text'],
    sources: [],
    steps: { later: { widgets: ['date'], sources: ['funds'] } },
  };
  const widgets = { './text/index.tsx': load, './date/index.tsx': date };
  const { steps, ...registry } = await loadModules(names, { widgets, sources });
  expect(Object.keys(registry.widgets)).toEqual(['text']);
  expect([steps.isLoaded('later'), steps.isLoaded('first')]).toEqual([false, true]);
  for (const hash of ['', 'nowhere', 'constructor']) await steps.load(hash);
  await expect(steps.load('later')).rejects.toThrow('offline');
  expect(steps.isLoaded('later')).toBe(false);
  await steps.load('later');
  expect(steps.isLoaded('later')).toBe(true);
  expect(Object.keys(registry.widgets)).toEqual(['text', 'date']);
  expect(registry.sources).toEqual({ funds: source });
});
