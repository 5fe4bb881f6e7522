import type { Answers, Visit } from '#types/data/journeys';
import type { FieldErrors } from '../../../src/engine/form/field-errors.ts';
import { type Json, pointer } from '../../../src/engine/form/paths.ts';
import { revealedFields } from '../../../src/engine/form/revealed-fields.ts';
import { selectFacts } from '../../../src/engine/journey/step-forms.ts';
import { withAnswersOutside } from '../../content/comparisons.ts';
import { boundedMemo, weakMemo } from '../../content/memo.ts';
import { valueIn } from '../../content/resolve.ts';
import { validValues } from '../../content/values/index.ts';
import type { SiteField } from '../site/fields.ts';
import type { SiteJourney, SiteStep } from '../site/site.ts';
import { factsAfter, givenAt, isActive, openForm, sharedAnswers } from './context.ts';
import {
  assignments,
  comparedWith,
  namesIn,
  presenceOf,
  sourcesOf,
  stepRequirements,
  type Variable,
  variablesOf,
} from './variables.ts';

/** The maximum depth of reveals that depend on each other. */
const MAX_ROUNDS = 20;

/** The maximum number of combinations to try for a sample. */
const MAX_SAMPLES = 1_000;

/** Answers that don't change while other fields are filled in. `undefined` leaves a field empty. */
export type FixedAnswers = Readonly<Record<string, Json | undefined>>;

type FixedAt = (step: SiteStep) => FixedAnswers;

/** A step with the best answers that were found. */
export interface Attempt {
  answers: Answers;
  revealed: readonly string[];
  errors: FieldErrors;
  isComplete: boolean;
}

const candidatesOf = weakMemo(
  ({ schema, variants }: SiteField) => [schema, ...variants].flatMap(validValues) as Json[],
);

/** Returns valid answers to a field, the plainest first. They match the answers that the field is compared with. */
function candidatesFor(field: SiteField, answers: Answers): Json[] {
  if (comparedWith(field).length === 0) return candidatesOf(field);
  const matching = [field.schema, ...field.variants].map((schema) =>
    withAnswersOutside(schema, ({ up, pointer: at }) => (up === 1 ? valueIn(answers, at) : undefined)),
  );
  return matching.flatMap(validValues) as Json[];
}

const hasError = (errors: FieldErrors, name: string) =>
  [...errors.keys()].some((at) => `${at}/`.startsWith(`${pointer([name])}/`));

function attempt(step: SiteStep, facts: Answers, fixed: FixedAnswers): Attempt {
  const candidates = (name: string, given: Answers = answers) => {
    const field = step.fields.get(name);
    return field ? candidatesFor(field, { ...facts, ...given }) : [];
  };
  const open = (answers: Answers) => openForm(step, facts, answers).getState();
  let answers: Answers = Object.fromEntries(Object.entries(fixed).filter(([, value]) => value !== undefined));
  let state = open(answers);
  let inView: string[] = [];
  const findBetter = (name: string): Answers | undefined => {
    const tried = candidates(name).map((value) => ({ [name]: value }));
    return tried.find((each) => !hasError(open({ ...answers, ...each }).errors, name));
  };
  /** Finds answers to a field and to one that it is compared with. */
  const findPair = (name: string): Answers | undefined => {
    const field = step.fields.get(name);
    const others = field ? comparedWith(field) : [];
    const pairs = others
      .filter((other) => inView.includes(other) && !(other in fixed))
      .flatMap((other) =>
        [answers[name] ?? null, ...candidates(other)].flatMap((value) => {
          const changed = { [other]: value };
          const own = name in fixed ? [] : candidates(name, { ...answers, ...changed }).slice(0, 1);
          return [changed, ...own.map((match) => ({ ...changed, [name]: match }))];
        }),
      );
    return pairs.find((pair) => {
      const { errors } = open({ ...answers, ...pair });
      return [name, ...Object.keys(pair)].every((each) => !hasError(errors, each));
    });
  };

  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const data = { ...state.facts, ...state.visible };
    inView = Object.keys(revealedFields(step.entry.step.schema, data, step.journey.validators));
    const added = inView.flatMap((name) => {
      const [plain] = name in answers || name in fixed ? [] : candidates(name);
      return plain === undefined ? [] : [[name, plain] as const];
    });
    const wrong = inView.filter((name) => hasError(state.errors, name));
    const free = wrong.filter((name) => !(name in fixed));
    const better =
      added.length > 0
        ? Object.fromEntries(added)
        : (free.map(findBetter).find(Boolean) ?? wrong.map(findPair).find(Boolean));
    if (!better) break;
    answers = { ...answers, ...better };
    state = open(answers);
  }
  const revealed = inView.filter((name) => step.fields.get(name)?.presence);
  return { answers: state.visible, revealed, errors: state.errors, isComplete: state.valid };
}

const attemptsAt = weakMemo((step: SiteStep) =>
  boundedMemo(
    () => (given: { facts: Answers; fixed: FixedAnswers }) => attempt(step, given.facts, given.fixed),
    // JSON omits fixed answers that are undefined, so the key includes all names
    ({ facts, fixed }) => JSON.stringify([facts, fixed, Object.keys(fixed)]),
  ),
);

/** Fills in a step with fixed answers, and each other field with its plainest valid answer. */
export function completeStep(step: SiteStep, facts: Answers, fixed: FixedAnswers): Attempt {
  return attemptsAt(step)({ facts: selectFacts(step.entry.step, facts), fixed });
}

/** Fills in a journey up to a step. Undefined if a step can't be completed or the last one is not active. */
export function completeJourney(
  journey: SiteJourney,
  known: Answers,
  fixedAt: FixedAt,
  last?: SiteStep,
): Readonly<Record<string, Answers>> | undefined {
  let facts = known;
  const answers: Record<string, Answers> = {};
  for (const step of journey.steps) {
    if (isActive(step, facts)) {
      const made = completeStep(step, facts, fixedAt(step));
      const after = made.isComplete && factsAfter(step, facts, made.answers);
      if (!after) return undefined;
      facts = after;
      answers[step.hash] = made.answers;
    } else if (step === last) return undefined;
    if (step === last) break;
  }
  return answers;
}

/** Returns the journeys that a journey reads answers of. */
export function journeysRead(journey: SiteJourney): SiteJourney[] {
  const asking = journey.steps.flatMap((step) => {
    const names = [...namesIn(presenceOf(step).conditions), ...(step.entry.step.reads ?? [])];
    return names.flatMap((name) => sourcesOf({ step, withAnswers: false }, name));
  });
  const read = new Set(asking.map(({ field }) => field?.step.journey));
  return journey.site.journeys.filter((other) => other !== journey && read.has(other));
}

/** Finds the plainest visit in which a step and all steps before it are complete. It works on the real site. */
export function findSample(step: SiteStep): Visit | undefined {
  const { hash, index, journey } = step;
  const { page, path, site, steps } = journey;
  const variablesWith = (withAnswers: boolean) =>
    variablesOf(stepRequirements(steps.slice(0, index + 1), withAnswers));
  const find = (variables: readonly Variable[], around: FixedAt = () => ({})): Visit | undefined => {
    for (const given of assignments(variables, MAX_SAMPLES)) {
      const fixedAt: FixedAt = (each) => ({ ...around(each), ...givenAt(given, each) });
      const facts = givenAt(given, undefined);
      const read = journeysRead(journey).map((other) => completeJourney(other, facts, fixedAt));
      const shared: Answers = Object.assign({}, ...read.flatMap((answers) => Object.values(answers ?? {})));
      const completed =
        !read.includes(undefined) &&
        completeJourney(journey, { ...facts, ...sharedAnswers(site, shared) }, fixedAt, step);
      if (!completed) continue;
      const { [hash]: answers = {}, ...earlier } = completed;
      return { page, path, hash, shared, facts, earlier, answers };
    }
    return undefined;
  };
  const plainest = find(variablesWith(false));
  if (plainest) return plainest;
  // otherwise also try the answers that rules read, or leave those fields empty
  const all = variablesWith(true);
  const emptyAt: FixedAt = (each) =>
    Object.fromEntries(all.flatMap(({ name, field }) => (field?.step === each ? [[name, undefined]] : [])));
  return find(all) ?? find(all, emptyAt);
}
