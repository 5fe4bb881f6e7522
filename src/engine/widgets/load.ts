import type { Widget, WidgetRegistry } from './widget.ts';

/** Loads of widget modules by the path of their folder, as Vite's `import.meta.glob` finds them. */
export type WidgetLoaders = Readonly<Record<string, () => Promise<{ widget: Widget }>>>;

/** The engine's own widgets: every folder beside this file. */
export const engineWidgets: WidgetLoaders = import.meta.glob<{ widget: Widget }>('./*/index.tsx');

const folderOf = (path: string) => path.split('/').at(-2) ?? path;

/**
 * Loads the widgets that a page's content names, and no others.
 * @throws Error when there is no such widget, or its module cannot be fetched
 */
export async function loadWidgets(names: readonly string[], loaders: WidgetLoaders): Promise<WidgetRegistry> {
  const byName = new Map(Object.entries(loaders).map(([path, load]) => [folderOf(path), load]));
  const loaded = names.map(async (name) => {
    const load = byName.get(name);
    if (!load)
      throw new Error(`There is no widget "${name}". Known are: ${[...byName.keys()].sort().join(', ')}.`);
    return [name, (await load()).widget] as const;
  });
  return Object.fromEntries(await Promise.all(loaded));
}
