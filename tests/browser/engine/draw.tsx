import '../../../src/styles/index.css';
import { type FormEvent, Profiler, type ReactNode, useState } from 'react';
import { onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Journey } from '#types/content/journey';
import type { Step } from '#types/content/step';
import { type Engine, EngineContext, type EngineReport } from '../../../src/engine/engine-context.ts';
import { FormContext } from '../../../src/engine/form/form-context.ts';
import { createFormStore } from '../../../src/engine/form/form-store.ts';
import type { JsonObject } from '../../../src/engine/form/paths.ts';
import { SchemaForm } from '../../../src/engine/form/SchemaForm.tsx';
import { fieldNames } from '../../../src/engine/form/schema.ts';
import { JourneyView } from '../../../src/engine/journey/JourneyView.tsx';
import type { CompiledPage } from '../../../src/engine/mount/compiled-page.ts';
import { engineWidgets, loadModules, loadWidgets } from '../../../src/engine/registry.ts';
import type { Sources } from '../../../src/engine/source.ts';
import { requireRuntime } from '../../../src/engine/validators/runtime.ts';
import { createValidators } from '../../../src/engine/validators/validators.ts';
import depositJourney from '../../fixtures/library/deposit.json?content';
import joinJourney from '../../fixtures/library/journey.json?content';
import renewalJourney from '../../fixtures/library/renewal.json?content';
import lendJourney from '../../fixtures/library/review.json?content';
import texts from '../../fixtures/library/texts.json';
import thanksJourney from '../../fixtures/library/thanks.json?content';
import { listSource } from './sources.ts';

type ContentModule = (require: typeof requireRuntime) => CompiledPage;

interface DrawOptions extends Partial<Engine> {
  /** Called on every commit. */
  onRender?: () => void;
}

interface FormOptions extends Pick<DrawOptions, 'widgets' | 'sources' | 'onRender'> {
  answers?: JsonObject;
  facts?: JsonObject;
  /** The loaders of widgets that are not in `widgets`. By default those of the engine. */
  loaders?: typeof engineWidgets;
  idPrefix?: string;
  /** The elements below the form. */
  below?: ReactNode;
}

type JourneyProps = Parameters<typeof JourneyView>[0];

interface JourneyOptions
  extends Omit<DrawOptions, 'validators' | 'texts' | 'report'>,
    Omit<Partial<JourneyProps>, 'journey' | 'answersOf' | 'onAnswers' | 'facts'> {
  /** The answers and facts that are stored before the journey opens. */
  saved?: JsonObject;
  /** False if the page has no facts. By default its facts are all answers of the journey. */
  hasFacts?: boolean;
  loaders?: typeof engineWidgets;
}

/** Draws an element with the styles and texts of a page. `reports` collects the engine's reports. */
export async function drawInEngine(piece: ReactNode, { onRender = () => {}, ...parts }: DrawOptions = {}) {
  const reports: EngineReport[] = [];
  const report = (event: EngineReport) => void reports.push(event);
  const engine = { validators: createValidators({}), widgets: {}, sources: {}, texts, report, ...parts };
  const wrap = (content: ReactNode) => (
    <EngineContext value={engine}>
      <Profiler id="drawn" onRender={onRender}>
        <div className="root">{content}</div>
      </Profiler>
    </EngineContext>
  );
  const screen = await render(wrap(piece));
  return { ...screen, reports, rerender: (content: ReactNode) => screen.rerender(wrap(content)) };
}

/** Draws the form of a compiled step. `state` contains its answers, and whether they are valid. */
export async function drawForm(module: ContentModule, options: FormOptions = {}) {
  const { content, validators: compiled, widgets: names } = module(requireRuntime);
  const { schema, uiSchema, hash } = content as Step;
  const validators = createValidators(compiled);
  const { loaders = engineWidgets, widgets, sources = {}, answers = {}, facts = {}, onRender } = options;
  const loaded = { ...(await loadWidgets(names, loaders)), ...widgets };
  const store = createFormStore({ schema, validators, answers, facts });
  const commits: string[] = [];
  const onCommit = (field: string) => void commits.push(field);
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  const screen = await drawInEngine(
    <FormContext value={{ store, idPrefix: options.idPrefix ?? hash, onCommit }}>
      <form noValidate onSubmit={onSubmit}>
        <SchemaForm schema={schema} uiSchema={uiSchema} />
        {options.below}
      </form>
    </FormContext>,
    { validators, widgets: loaded, sources, ...(onRender && { onRender }) },
  );
  const answered = () => store.getState().answers;
  const state = () => [answered(), store.getState().valid] as const;
  return { ...screen, store, commits, onSubmit, answered, state };
}

const pick = (record: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(names.filter((name) => record[name] !== undefined).map((name) => [name, record[name]]));

/** Opens a journey at a hash, on a page that stores the answers of all steps in one record. */
async function drawJourney(
  { content, validators, ...names }: CompiledPage,
  hash: string,
  options: JourneyOptions,
) {
  const {
    saved = {},
    hasFacts = true,
    loaders = engineWidgets,
    widgets,
    sources = {},
    steps,
    onRender,
    ...props
  } = options;
  history.replaceState(null, '', location.pathname + hash);
  onTestFinished(() => history.replaceState(null, '', location.pathname));
  const known = Object.entries(sources).map(([name, source]) => [`./${name}.ts`, async () => ({ source })]);
  const registry = await loadModules(names, { widgets: loaders, sources: Object.fromEntries(known) });
  // if a test controls the loading of steps, load all of them here
  const opened = steps ? Object.keys(names.steps) : [hash.slice(1)];
  await Promise.all(opened.map(registry.steps.load));
  let record = saved;
  function Page({ facts, outside }: { facts?: JsonObject; outside?: JsonObject }) {
    const [answers, setAnswers] = useState(saved);
    record = answers;
    const store = (changes: object) =>
      setAnswers((last) => {
        const all = { ...last, ...changes };
        return pick(all, Object.keys(all));
      });
    return (
      <JourneyView
        journey={content as Journey}
        facts={{ ...(hasFacts && answers), ...facts }}
        answersOf={(step) => pick(saved, fieldNames(step.schema))}
        onAnswers={store}
        {...props}
        {...(outside && { outside })}
      />
    );
  }
  const parts = { ...(widgets && { widgets }), ...(steps && { steps }), ...(onRender && { onRender }) };
  const engine = { ...registry, ...parts, validators: createValidators(validators) };
  const screen = await drawInEngine(<Page />, engine);
  const changeOutside = (outside: JsonObject, facts: JsonObject = {}) =>
    screen.rerender(<Page outside={outside} facts={facts} />);
  return { ...screen, record: () => record, changeOutside };
}

/** Draws a form as a step of a journey, with a button "Go on" to the next step. */
export function drawStep(module: ContentModule, options: JourneyOptions = {}) {
  const page = module(requireRuntime);
  const step: Step = { ...(page.content as Step), buttons: { next: { text: 'Go on' } } };
  const schema = { $id: 'anything', type: 'object' } as const;
  const end: Step = { hash: 'end', heading: 'The end', schema, uiSchema: {}, buttons: {} };
  const content: Journey = { name: 'A form', steps: [{ step }, { step: end }] };
  const validators = { ...page.validators, anything: () => true };
  return drawJourney({ ...page, content, validators }, '', options);
}

const librarySources: Sources = {
  books: listSource(),
  branches: listSource([{ code: 'r', name: 'River Road' }]),
};

const drawLibrary =
  (module: ContentModule) =>
  (hash = '', { sources, ...options }: JourneyOptions = {}) =>
    drawJourney(module(requireRuntime), hash, { sources: { ...librarySources, ...sources }, ...options });

/** Opens the fixture's journey: joining the library in two steps, or in three for a child. */
export const join = drawLibrary(joinJourney);

/** Opens the renewal of a card: a first step that continues automatically, and a second step. */
export const renew = drawLibrary(renewalJourney);

/** Opens an order of books, whose last step lists the answers before it submits them. */
export const lend = (hash: string, options: JourneyOptions) =>
  drawLibrary(lendJourney)(hash, { hasFacts: false, ...options });

/** Opens the payment of a deposit, whose last step submits the journey. */
export const payDeposit = drawLibrary(depositJourney);

/** Opens the confirmation: one step without a position. */
export const thank = drawLibrary(thanksJourney);
