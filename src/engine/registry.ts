import type { Source, Sources } from './source.ts';
import type { Widget, WidgetRegistry } from './widgets/widget.ts';

/** Loads of modules by their path, as Vite's `import.meta.glob` finds them in a folder. */
export type Loaders<Module> = Readonly<Record<string, () => Promise<Module>>>;

export type WidgetLoaders = Loaders<{ widget: Widget }>;
export type SourceLoaders = Loaders<{ source: Source }>;

/** The engine's own widgets: every folder of widgets/. */
export const engineWidgets: WidgetLoaders = import.meta.glob<{ widget: Widget }>('./widgets/*/index.tsx');

/** Returns the name of a module in content: its file's, or its folder's if the file is an index. */
function nameOf(path: string): string {
  const [, name = path] = /([^/]+?)(?:\/index)?\.tsx?$/.exec(path) ?? [];
  return name;
}

async function load<Module>(
  kind: string,
  names: readonly string[],
  loaders: Loaders<Module>,
): Promise<[string, Module][]> {
  const byName = new Map(Object.entries(loaders).map(([path, open]) => [nameOf(path), open]));
  return Promise.all(
    names.map(async (name) => {
      const open = byName.get(name);
      if (!open)
        throw new Error(`There is no ${kind} "${name}". Known are: ${[...byName.keys()].sort().join(', ')}.`);
      return [name, await open()] as [string, Module];
    }),
  );
}

/**
 * Loads the widgets that a page's content names, and no others.
 * @throws Error when there is no such widget, or its module cannot be fetched
 */
export async function loadWidgets(names: readonly string[], loaders: WidgetLoaders): Promise<WidgetRegistry> {
  return Object.fromEntries(
    (await load('widget', names, loaders)).map(([name, { widget }]) => [name, widget]),
  );
}

/** Loads the sources that a page's content names, and no others; it throws as `loadWidgets` does. */
export async function loadSources(names: readonly string[], loaders: SourceLoaders): Promise<Sources> {
  return Object.fromEntries(
    (await load('source', names, loaders)).map(([name, { source }]) => [name, source]),
  );
}

/** The names of the modules that content needs, as the compiler lists them. */
export interface ModuleNames {
  widgets: readonly string[];
  sources: readonly string[];
}

/** The modules of a journey's later steps, by hash. */
export interface StepModules {
  /** Tells whether all modules of a step are loaded. */
  isLoaded(hash: string): boolean;
  /** Loads the modules of a step. @throws Error as `loadWidgets` does */
  load(hash: string): Promise<void>;
}

export interface Registry {
  widgets: WidgetRegistry;
  sources: Sources;
  steps: StepModules;
}

/** Loads what a page needs to be drawn; what its later steps need joins it as these are opened. */
export async function loadModules(
  { steps, ...first }: ModuleNames & { steps: Readonly<Record<string, ModuleNames>> },
  loaders: { widgets: WidgetLoaders; sources: SourceLoaders },
): Promise<Registry> {
  const widgets: Record<string, Widget> = {};
  const sources: Record<string, Source> = {};
  const loadNamed = async (names: ModuleNames) => {
    const [widgetsFound, sourcesFound] = await Promise.all([
      loadWidgets(names.widgets, loaders.widgets),
      loadSources(names.sources, loaders.sources),
    ]);
    Object.assign(widgets, widgetsFound);
    Object.assign(sources, sourcesFound);
  };
  await loadNamed(first);
  const byHash = new Map(Object.entries(steps));
  const needs = (hash: string): ModuleNames => byHash.get(hash) ?? { widgets: [], sources: [] };
  return {
    widgets,
    sources,
    steps: {
      isLoaded: (hash) =>
        needs(hash).widgets.every((name) => widgets[name]) &&
        needs(hash).sources.every((name) => sources[name]),
      load: (hash) => loadNamed(needs(hash)),
    },
  };
}
