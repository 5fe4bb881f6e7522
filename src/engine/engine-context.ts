import { createContext, useContext } from 'react';
import type { Texts } from '#types/content/texts';
import type { StepModules } from './registry.ts';
import type { Sources } from './source.ts';
import type { Validators } from './validators/validators.ts';
import type { WidgetRegistry } from './widgets/widget.ts';

/**
 * An analytics event. It never contains what was typed, and a label only if the field allows it. `update`: a field
 * was answered. `invalid`: an entry is not valid. `incomplete`: the visitor could not leave a step. `failure`: code
 * could not be loaded, or a page could not be drawn. `retry`: the visitor pressed "Try again". `loaded again`: code was
 * loaded after a failed attempt. `reload`: the page reloads, because a deployment has replaced its code.
 */
export type EngineReport =
  | { type: 'update'; field: string; label: string }
  | { type: 'invalid'; field: string }
  | { type: 'incomplete'; step: string }
  | { type: 'failure'; error?: unknown }
  | { type: 'retry' | 'loaded again' | 'reload' };

/** Everything that the forms of a page need: rules, widgets, sources and texts. */
export interface Engine {
  validators: Validators;
  widgets: WidgetRegistry;
  sources: Sources;
  /** Loads the modules of later steps. Undefined if everything is loaded. */
  steps?: StepModules;
  texts: Texts;
  report(event: EngineReport): void;
}

export const EngineContext = createContext<Engine | null>(null);

export function useEngine(): Engine {
  const engine = useContext(EngineContext);
  if (!engine) throw new Error('Wrap the page in <EngineContext>.');
  return engine;
}
