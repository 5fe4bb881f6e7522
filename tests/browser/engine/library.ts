import { afterEach } from 'vitest';
import type { Journey } from '#types/content/journey';
import type { Texts } from '#types/content/texts';
import { engineWidgets, loadWidgets } from '../../../src/engine/doors.ts';
import type { Engine } from '../../../src/engine/engine-context.ts';
import { createRules } from '../../../src/engine/rules/rules.ts';
import { requireRuntime } from '../../../src/engine/rules/runtime/index.ts';
import compiledJourney from '../../fixtures/library/journey.json?content';
import texts from '../../fixtures/library/texts.json';

afterEach(() => {
  history.replaceState(null, '', location.pathname);
});

export async function libraryEngine(parts: Partial<Engine> = {}): Promise<Engine & { journey: Journey }> {
  const { content, rules, widgets } = compiledJourney(requireRuntime);
  return {
    rules: createRules(rules),
    widgets: await loadWidgets(widgets, engineWidgets),
    sources: {},
    texts: texts as Texts,
    report: () => {},
    journey: content as Journey,
    ...parts,
  };
}
