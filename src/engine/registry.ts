import type { Source, Sources } from './source.ts';
import type { Widget, WidgetRegistry } from './widgets/widget.ts';

/** Functions that load modules, by path, from Vite's `import.meta.glob`. */
export type Loaders<Module> = Readonly<Record<string, () => Promise<Module>>>;

export type WidgetLoaders = Loaders<{ widget: Widget }>;
export type SourceLoaders = Loaders<{ source: Source }>;

/** The engine's own widgets: each folder of widgets/. A typeahead without a source has a module of its own. */
export const engineWidgets: WidgetLoaders = import.meta.glob<{ widget: Widget }>([
  './widgets/*/index.tsx',
  './widgets/typeahead/typeahead-choices.tsx',
]);

/** Returns a module's name in content: its file name, or its folder's name if the file is an index. */
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
 * Loads only the widgets that a page's content names.
 * @throws Error if a widget does not exist, or its module cannot be fetched
 */
export async function loadWidgets(names: readonly string[], loaders: WidgetLoaders): Promise<WidgetRegistry> {
  return Object.fromEntries(
    (await load('widget', names, loaders)).map(([name, { widget }]) => [name, widget]),
  );
}

/** Loads only the sources that a page's content names. Throws like `loadWidgets`. */
export async function loadSources(names: readonly string[], loaders: SourceLoaders): Promise<Sources> {
  return Object.fromEntries(
    (await load('source', names, loaders)).map(([name, { source }]) => [name, source]),
  );
}

/** The names of the modules that content needs, from the compiler. */
export interface ModuleNames {
  widgets: readonly string[];
  sources: readonly string[];
}

/** The modules of a journey's later steps, by hash. */
export interface StepModules {
  /** Returns true if all modules of a step are loaded. */
  isLoaded(hash: string): boolean;
  /**
   * Loads the modules of a step.
   * @throws Error like `loadWidgets`
   */
  load(hash: string): Promise<void>;
}

export interface Registry {
  widgets: WidgetRegistry;
  sources: Sources;
  steps: StepModules;
}

/** Loads what a page needs for its first step. The modules of later steps are added when they are opened. */
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
