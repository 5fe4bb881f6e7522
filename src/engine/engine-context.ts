import { createContext, useContext } from 'react';
import type { Texts } from '#types/content/texts';
import type { StepDoors } from './doors.ts';
import type { Rules } from './rules/rules.ts';
import type { Sources } from './source.ts';
import type { WidgetRegistry } from './widgets/widget.ts';

/** What a field has to tell the outside: never what was typed, and a label only where the field allows it. */
export type FieldReport =
  | { type: 'update'; field: string; label: string }
  | { type: 'invalid'; field: string };

/** What every form of a page draws on: the three doors between JSON and code, and the words. */
export interface Engine {
  rules: Rules;
  widgets: WidgetRegistry;
  sources: Sources;
  /** What later steps need beside; without it, everything is there. */
  steps?: StepDoors;
  texts: Texts;
  report(event: FieldReport): void;
}

export const EngineContext = createContext<Engine | null>(null);

export function useEngine(): Engine {
  const engine = useContext(EngineContext);
  if (!engine) throw new Error('Drawn outside an engine: wrap the page in <EngineContext>.');
  return engine;
}
