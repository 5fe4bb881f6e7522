import type { Answers, Visit } from '#types/data/journeys';
import type { FieldErrors } from '../../../src/engine/form/field-errors.ts';
import { createFormStore, type FormStore } from '../../../src/engine/form/form-store.ts';
import type { Json } from '../../../src/engine/form/paths.ts';
import { selectFacts } from '../../../src/engine/journey/step-forms.ts';
import { byName, edgeValues } from '../../content/values/index.ts';
import type { SiteField } from '../site/fields.ts';
import type { Site, SiteJourney, SiteStep } from '../site/site.ts';
import { findAssignment, type Given, presenceOf, type Requirement, variablesOf } from './variables.ts';

/** A step, or the page around the steps of a journey. */
export type Place = SiteStep | SiteJourney;

/** A place and the answers of a visitor who opens it. */
export interface Context {
  visit: Visit;
  /** All facts, including earlier answers. */
  facts: Answers;
  /** The facts that the step's form reads. */
  read: Answers;
  /** The facts that the form reads, and the step's visible answers. */
  all: Answers;
  errors: FieldErrors;
}

/** Returns the context, or a related one, if it matches. */
export type Match = (context: Context) => Context | false | undefined;

/** Returns the journey and the step of a place. */
export function locationOf(place: Place): Pick<Requirement, 'journey' | 'step'> {
  return 'steps' in place ? { journey: place, step: undefined } : { journey: place.journey, step: place };
}

/** Opens a step's form like the engine. */
export function openForm({ entry, journey }: SiteStep, facts: Answers, answers: Answers): FormStore {
  const { schema } = entry.step;
  const { validators } = journey;
  return createFormStore({ schema, validators, answers, facts: selectFacts(entry.step, facts) });
}

/** Returns true if a step is part of its journey. */
export function isActive({ journey: { validators }, entry }: SiteStep, facts: Answers): boolean {
  return validators.test(entry.when, facts);
}

const hasAll = (visible: Answers, given: Answers) => Object.keys(given).every((name) => name in visible);

/** Returns the answers that later steps and journeys may read. */
export function sharedAnswers({ facts }: Site, answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([name]) => facts.answered.has(name)));
}

/** Returns the facts after an active step is answered. Undefined if a field of the answers is hidden. */
export function factsAfter(step: SiteStep, facts: Answers, answers: Answers): Answers | undefined {
  const { visible } = openForm(step, facts, answers).getState();
  return hasAll(visible, answers) ? { ...facts, ...sharedAnswers(step.journey.site, visible) } : undefined;
}

/** Returns the given answers of a step. Without a step, returns the given facts that only code knows. */
export function givenAt(given: readonly Given[], step: SiteStep | undefined): Answers {
  return byName(given.filter(({ variable: { field } }) => field?.step === step));
}

const withForm = (visit: Visit, facts: Answers, form: FormStore): Context => {
  const { facts: read, visible, errors } = form.getState();
  return { visit, facts, read, all: { ...read, ...visible }, errors };
};

/**
 * Creates the context of a visitor who gave only these answers, each at the step that asks for it. Other steps stay
 * empty, because any step can be opened by its hash. Undefined if the step is not active, or the field of an answer
 * is hidden.
 */
export function createContext(place: Place, given: readonly Given[]): Context | undefined {
  const { journey, step } = locationOf(place);
  const known = givenAt(given, undefined);
  const told: Answers = {};
  const earlier: Record<string, Answers> = {};
  let facts = known;
  // this journey is last, because it can read answers from all other journeys
  for (const each of [...journey.site.journeys.filter((other) => other !== journey), journey]) {
    for (const before of each.steps) {
      const answers = givenAt(given, before);
      // another step may ask for the same answer
      if (before === step || Object.keys(answers).length === 0 || !isActive(before, facts)) continue;
      const after = factsAfter(before, facts, answers);
      if (!after) return undefined;
      if (each === journey) earlier[before.hash] = answers;
      else Object.assign(told, answers);
      facts = after;
    }
  }
  const { page, path } = journey;
  const hash = (step ?? journey.steps.find((each) => isActive(each, facts)))?.hash ?? '';
  const answers = step ? givenAt(given, step) : {};
  const visit = { page, path, hash, told, facts: known, earlier, answers };
  if (!step) return { visit, facts, read: facts, all: facts, errors: new Map() };
  if (!isActive(step, facts)) return undefined;
  const form = openForm(step, facts, answers);
  return hasAll(form.getState().visible, answers) ? withForm(visit, facts, form) : undefined;
}

/** Finds a context with few answers, usually the fewest: see {@link findAssignment}. */
export function findContext(
  place: Place,
  requirements: readonly Requirement[],
  match: Match = (context) => context,
): Context | undefined {
  const { step } = locationOf(place);
  return findAssignment(variablesOf([...(step ? [presenceOf(step)] : []), ...requirements]), (given) => {
    const context = createContext(place, given);
    return (context && match(context)) || undefined;
  });
}

/** Returns the requirement that conditions inside a list or a group hold for the answers beside a field. */
export function besideOf(field: SiteField, conditions = field.gates): Requirement {
  const { step, holder } = field;
  return { journey: step.journey, step, withAnswers: true, beside: holder?.inside ?? [], conditions };
}

/** Finds a context with few answers inside a list or a group. */
export function findBeside(context: Context, requirement: Requirement, match: Match): Context | undefined {
  return findAssignment(variablesOf([requirement]), (given) => {
    const filled = given.reduce(
      (before, { variable: { field }, value }) => (field ? withAnswer(before, field, value) : before),
      context,
    );
    return match(filled) || undefined;
  });
}

function withAnswer({ visit, facts }: Context, { step, path }: SiteField, value: Json | undefined): Context {
  const name = String(path[0]);
  const form = openForm(step, facts, visit.answers);
  form.setValue(path, value);
  const { [name]: _before, ...more } = visit.answers;
  const now = form.getState().answers[name];
  const answers = now === undefined ? more : { ...more, [name]: now };
  return withForm({ ...visit, answers }, facts, form);
}

/** Returns a context for each answer to a field that is worth trying, valid or not. The first one has no answer. */
export function withEachAnswer(context: Context, field: SiteField): Context[] {
  const values = [field.schema, ...field.variants].flatMap((schema) => edgeValues(schema)) as Json[];
  return [undefined, ...values].map((value) => withAnswer(context, field, value));
}
