import { expect, test, vi } from 'vitest';
import { loadSources, loadWidgets } from '../../../../src/engine/doors.ts';
import type { Source } from '../../../../src/engine/source.ts';
import { defineWidget } from '../../../../src/engine/widgets/widget.ts';

const widget = defineWidget('label', () => null);
const source: Source = { search: async () => [], lookup: async () => undefined };

test('design: a widget goes by its folder’s name, a source by its file’s', async () => {
  expect(await loadWidgets(['text'], { './widgets/text/index.tsx': async () => ({ widget }) })).toEqual({
    text: widget,
  });
  expect(await loadSources(['countries'], { './countries.ts': async () => ({ source }) })).toEqual({
    countries: source,
  });
});

test('design: what the content does not name is not loaded', async () => {
  const other = vi.fn(async () => ({ widget }));
  await loadWidgets(['text'], { './text/index.tsx': async () => ({ widget }), './date/index.tsx': other });
  expect(other).not.toHaveBeenCalled();
});

test('design: a name that leads nowhere is told with those that there are', async () => {
  const loaders = { './b/index.tsx': async () => ({ widget }), './a/index.tsx': async () => ({ widget }) };
  await expect(loadWidgets(['c'], loaders)).rejects.toThrow('There is no widget "c". Known are: a, b.');
  await expect(loadSources(['c'], {})).rejects.toThrow('There is no source "c".');
});

test('design: a module that cannot be fetched fails the page', async () => {
  const loaders = { './a/index.tsx': () => Promise.reject(new Error('offline')) };
  await expect(loadWidgets(['a'], loaders)).rejects.toThrow('offline');
});
