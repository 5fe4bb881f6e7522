import type { Journey } from '#types/content/journey';
import type { Engine, EngineReport } from '../../../src/engine/engine-context.ts';
import type { CompiledPage } from '../../../src/engine/mount/compiled-page.ts';
import { engineWidgets, loadModules, type SourceLoaders } from '../../../src/engine/registry.ts';
import type { Sources } from '../../../src/engine/source.ts';
import { requireRuntime } from '../../../src/engine/validators/runtime.ts';
import { createValidators } from '../../../src/engine/validators/validators.ts';
import depositJourney from '../../fixtures/library/deposit.json?content';
import joinJourney from '../../fixtures/library/journey.json?content';
import renewalJourney from '../../fixtures/library/renewal.json?content';
import texts from '../../fixtures/library/texts.json';
import thanksJourney from '../../fixtures/library/thanks.json?content';
import { drawJourney } from './draw-journey.tsx';
import { listSource } from './sources.ts';

type JourneyModule = (require: typeof requireRuntime) => CompiledPage;
type DrawOptions = Parameters<typeof drawJourney>[3] & Partial<Pick<Engine, 'widgets' | 'sources' | 'steps'>>;

const librarySources: Sources = {
  books: listSource(),
  branches: listSource([{ code: 'r', name: 'River Road' }]),
};

/** Sources as a page loads them, each from a module of its own. */
function loadersOf(sources: Sources): SourceLoaders {
  return Object.fromEntries(
    Object.entries(sources).map(([name, source]) => [`./${name}.ts`, async () => ({ source })]),
  );
}

async function draw(
  module: JourneyModule,
  hash: string,
  { widgets, sources, steps, ...options }: DrawOptions,
) {
  const { content, validators, ...names } = module(requireRuntime);
  const loaders = { widgets: engineWidgets, sources: loadersOf({ ...librarySources, ...sources }) };
  const registry = await loadModules(names, loaders);
  // a test that says itself when a step has come finds everything there
  await Promise.all(
    steps ? Object.keys(names.steps).map(registry.steps.load) : [registry.steps.load(hash.slice(1))],
  );
  const reports: EngineReport[] = [];
  const engine: Engine = {
    validators: createValidators(validators),
    ...registry,
    ...(widgets && { widgets }),
    ...(steps && { steps }),
    texts,
    report: (event) => void reports.push(event),
  };
  return { ...(await drawJourney(engine, content as Journey, hash, options)), reports };
}

/** The journey of the fixture, at a hash: joining the library in two steps, or in three for a child. */
export const join = (hash = '', options: DrawOptions = {}) => draw(joinJourney, hash, options);

/** Renewing a card: a first step that goes on by itself, and a second one. */
export const renew = (hash = '', options: DrawOptions = {}) => draw(renewalJourney, hash, options);

/** Paying a deposit: its last step sends the journey. */
export const payDeposit = (hash = '', options: DrawOptions = {}) => draw(depositJourney, hash, options);

/** The confirmation: one step without a position. */
export const thank = (options: DrawOptions = {}) => draw(thanksJourney, '', options);
