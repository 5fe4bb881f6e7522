import type { Answers, Visit } from '#types/data/journeys';
import { createFormStore, type FormStore } from '../../../src/engine/form/form-store.ts';
import type { Json } from '../../../src/engine/form/paths.ts';
import { activeSteps } from '../../../src/engine/journey/journey-steps.ts';
import { selectFacts } from '../../../src/engine/journey/step-forms.ts';
import { byName, edgeValues } from '../../content/values/index.ts';
import type { SiteField } from '../site/fields.ts';
import type { Site, SiteJourney, SiteStep } from '../site/site.ts';
import { findAssignment, type Given } from './assignments.ts';
import { presenceOf, type Requirement, variablesOf } from './variables.ts';

/** A journey for a visitor who has given some answers. */
export interface Context {
  facts: Answers;
  visit: Visit;
}

/** A step of a journey for such a visitor, with its form as the engine creates it. */
export interface StepContext extends Context {
  step: SiteStep;
  form: FormStore;
}

/** Opens a step's form as the engine does. */
export function openForm({ entry, journey }: SiteStep, facts: Answers, answers: Answers): FormStore {
  const { schema } = entry.step;
  const { validators } = journey;
  return createFormStore({ schema, validators, answers, facts: selectFacts(entry.step, facts) });
}

/** Tells whether a step is part of its journey. */
export function isActive({ journey: { journey, validators }, entry }: SiteStep, facts: Answers): boolean {
  return activeSteps(journey, facts, validators).includes(entry);
}

const hasAll = (visible: Answers, given: Answers) => Object.keys(given).every((name) => name in visible);

/** Returns the answers that later steps and journeys may read. */
export function sharedAnswers({ facts }: Site, answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([name]) => facts.answered.has(name)));
}

/** Returns the facts after a step is answered; undefined where it cannot be: it is not active, or a field is hidden. */
export function factsAfter(step: SiteStep, facts: Answers, answers: Answers): Answers | undefined {
  if (!isActive(step, facts)) return undefined;
  const { visible } = openForm(step, facts, answers).getState();
  return hasAll(visible, answers) ? { ...facts, ...sharedAnswers(step.journey.site, visible) } : undefined;
}

/** Returns the given answers of a step. */
export function answersAt(given: readonly Given[], step: SiteStep): Answers {
  return byName(given.filter(({ variable: { source } }) => source.kind === 'field' && source.step === step));
}

/** Returns the given facts that only code knows. */
export function factsOf(given: readonly Given[]): Answers {
  return byName(given.filter(({ variable: { source } }) => source.kind === 'fact'));
}

/**
 * Creates the journey of a visitor who has given these answers, each at the step that asks for it, and no others:
 * any step can be opened by its hash. Undefined where an answer cannot be given because its field is hidden.
 */
export function createContext(
  journey: SiteJourney,
  given: readonly Given[],
  at?: SiteStep,
): Context | undefined {
  const free = factsOf(given);
  let facts: Answers | undefined = free;
  let otherJourneys: Answers = {};
  const earlier: Record<string, Answers> = {};
  // this journey comes last, as it may read the answers of all others
  for (const each of [...journey.site.journeys.filter((other) => other !== journey), journey]) {
    for (const step of each.steps) {
      const answers = answersAt(given, step);
      if (step === at || Object.keys(answers).length === 0) continue;
      // another step may ask for the same
      if (facts && !isActive(step, facts)) continue;
      if (each === journey) earlier[step.hash] = answers;
      else otherJourneys = { ...otherJourneys, ...answers };
      facts = facts && factsAfter(step, facts, answers);
    }
  }
  if (!facts) return undefined;
  const { page, path } = journey;
  const first = activeSteps(journey.journey, facts, journey.validators)[0]?.step.hash;
  const visit = {
    page,
    path,
    hash: at?.hash ?? first ?? '',
    told: otherJourneys,
    facts: free,
    earlier,
    answers: at ? answersAt(given, at) : {},
  };
  return { facts, visit };
}

function openStep(context: Context, step: SiteStep): StepContext | undefined {
  const { facts, visit } = context;
  if (!isActive(step, facts)) return undefined;
  const form = openForm(step, facts, visit.answers);
  return hasAll(form.getState().visible, visit.answers) ? { ...context, step, form } : undefined;
}

/** Finds a context with few answers that passes a test, mostly with the fewest: see {@link findAssignment}. */
export function findContext(
  journey: SiteJourney,
  requirements: readonly Requirement[],
  isFound: (context: Context) => boolean,
): Context | undefined {
  return findAssignment(variablesOf(requirements), (given) => {
    const context = createContext(journey, given);
    return context && isFound(context) ? context : undefined;
  });
}

/** Finds a context with few answers in which a step is active and passes a test. */
export function findStep(
  step: SiteStep,
  requirements: readonly Requirement[],
  isFound: (context: StepContext) => boolean = () => true,
): StepContext | undefined {
  return findAssignment(variablesOf([presenceOf(step), ...requirements]), (given) => {
    const context = createContext(step.journey, given, step);
    const opened = context && openStep(context, step);
    return opened && isFound(opened) ? opened : undefined;
  });
}

/** Returns a step with another answer to one of its fields; undefined empties the field. */
export function withAnswer(context: StepContext, { path }: SiteField, value: Json | undefined): StepContext {
  const { step, facts, visit } = context;
  const name = String(path[0]);
  const form = openForm(step, facts, visit.answers);
  form.setValue(path, value);
  const { [name]: _before, ...more } = visit.answers;
  const now = form.getState().answers[name];
  const answers = now === undefined ? more : { ...more, [name]: now };
  return { ...context, form, visit: { ...visit, answers } };
}

/** Yields a step with each answer to a field that is worth trying, right or wrong; it is empty first. */
export function* withEachAnswer(context: StepContext, field: SiteField): Generator<StepContext> {
  const values = [field.schema, ...field.variants].flatMap((schema) => edgeValues(schema)) as Json[];
  for (const value of [undefined, ...values]) yield withAnswer(context, field, value);
}
