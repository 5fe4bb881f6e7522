import type { Step } from '#types/content/step';
import type { Engine, EngineReport } from '../../../src/engine/engine-context.ts';
import type { JsonObject } from '../../../src/engine/form/paths.ts';
import type { CompiledPage } from '../../../src/engine/mount/compiled-page.ts';
import { engineWidgets, loadWidgets, type WidgetLoaders } from '../../../src/engine/registry.ts';
import { requireRuntime } from '../../../src/engine/validators/runtime.ts';
import { createValidators } from '../../../src/engine/validators/validators.ts';
import texts from '../../fixtures/library/texts.json';
import { drawJourney } from './draw-journey.tsx';

type ContentModule = (require: typeof requireRuntime) => CompiledPage;

interface DrawOptions extends Partial<Pick<Engine, 'sources'>> {
  /** Earlier answers and facts. */
  saved?: JsonObject;
  loaders?: WidgetLoaders;
}

const end: Step = {
  hash: 'end',
  heading: 'The end',
  schema: { $id: 'anything', type: 'object' },
  uiSchema: {},
  buttons: {},
};

/** Draws a form of the fixtures as a step of a journey, with a button "Go on" to the next one. */
export async function drawStep(
  module: ContentModule,
  { saved = {}, sources = {}, loaders = engineWidgets }: DrawOptions = {},
) {
  const { content, validators, widgets } = module(requireRuntime);
  const step: Step = { ...(content as Step), buttons: { next: { text: 'Go on' } } };
  const reports: EngineReport[] = [];
  const engine: Engine = {
    validators: createValidators({ ...validators, anything: () => true }),
    widgets: await loadWidgets(widgets, loaders),
    sources,
    texts,
    report: (event) => void reports.push(event),
  };
  const journey = { name: 'A form', steps: [{ step }, { step: end }] };
  return { ...(await drawJourney(engine, journey, '', { saved })), reports };
}
