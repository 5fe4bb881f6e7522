import { expect, test, vi } from 'vitest';
import { loadModules, loadSources, loadWidgets } from '../../../../src/engine/registry.ts';
import type { Source } from '../../../../src/engine/source.ts';
import { defineWidget } from '../../../../src/engine/widgets/widget.ts';

const widget = defineWidget('label', () => null);
const source: Source = { search: async () => [], lookup: async () => undefined };
const load = async () => ({ widget });
const sources = { './funds.ts': async () => ({ source }) };

test('loads only the named widgets and sources, by folder and file name', async () => {
  const other = vi.fn(load);
  const loaders = { './widgets/text/index.tsx': load, './date/index.tsx': other };
  expect(await loadWidgets(['text'], loaders)).toEqual({ text: widget });
  expect(await loadSources(['funds'], sources)).toEqual({ funds: source });
  expect(other).not.toHaveBeenCalled();
});

test('rejects unknown names and modules that can’t be fetched', async () => {
  const loaders = { './b/index.tsx': load, './a/index.tsx': () => Promise.reject(new Error('offline')) };
  await expect(loadWidgets(['c'], loaders)).rejects.toThrow('There is no widget "c". Known are: a, b.');
  await expect(loadSources(['c'], {})).rejects.toThrow('There is no source "c".');
  await expect(loadWidgets(['a'], loaders)).rejects.toThrow('offline');
});

test('loads a later step’s modules when it opens, and retries failed ones', async () => {
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
