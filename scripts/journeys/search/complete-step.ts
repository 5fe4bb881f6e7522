import type { Answers } from '#types/data/journeys';
import type { FieldErrors } from '../../../src/engine/form/field-errors.ts';
import { type Json, pointer } from '../../../src/engine/form/paths.ts';
import { revealedFields } from '../../../src/engine/form/revealed-fields.ts';
import { selectFacts } from '../../../src/engine/journey/step-forms.ts';
import type { SiteField } from '../site/fields.ts';
import type { Site, SiteJourney, SiteStep } from '../site/site.ts';
import { factsAfter, isActive, openForm } from './context.ts';

/** Reveals may depend on each other this deep. */
const MOST_ROUNDS = 20;

/** Answers that are fixed while the others are filled in; `undefined` leaves a field empty. */
export type FixedAnswers = Readonly<Record<string, Json | undefined>>;

/** A step that is filled in as well as possible. */
export interface Attempt {
  answers: Answers;
  revealed: readonly string[];
  errors: FieldErrors;
  isComplete: boolean;
}

const candidates = (site: Site, { schema, variants }: SiteField) =>
  [schema, ...variants].flatMap((each) => site.validValues(each) as readonly Json[]);

const hasError = (errors: FieldErrors, name: string) =>
  [...errors.keys()].some((at) => at === pointer([name]) || at.startsWith(`${pointer([name])}/`));

function attempt(step: SiteStep, facts: Answers, fixed: FixedAnswers): Attempt {
  const { schema } = step.entry.step;
  const { site, validators } = step.journey;
  const open = (answers: Answers) => openForm(step, facts, answers).getState();
  let answers: Answers = Object.fromEntries(
    Object.entries(fixed).filter((entry): entry is [string, Json] => entry[1] !== undefined),
  );
  let state = open(answers);
  let inView: string[] = [];

  function findBetter(name: string): Answers | undefined {
    const field = step.fields.get(name);
    const value = (field ? candidates(site, field) : []).find(
      (each) => !hasError(open({ ...answers, [name]: each }).errors, name),
    );
    return value === undefined ? undefined : { [name]: value };
  }

  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    inView = Object.keys(revealedFields(schema, { ...state.facts, ...state.visible }, validators));
    const added = inView.flatMap((name) => {
      const field = step.fields.get(name);
      if (name in answers || name in fixed || !field) return [];
      const [plain] = candidates(site, field);
      return plain === undefined ? [] : [[name, plain] as const];
    });
    const wrong = inView.filter((name) => !(name in fixed) && hasError(state.errors, name));
    const better = added.length > 0 ? undefined : wrong.map(findBetter).find(Boolean);
    if (added.length === 0 && !better) break;
    answers = { ...answers, ...Object.fromEntries(added), ...better };
    state = open(answers);
  }
  const revealed = inView.filter((name) => step.fields.get(name)?.isRevealed);
  return { answers: state.visible, revealed, errors: state.errors, isComplete: state.valid };
}

const attempts = new WeakMap<SiteStep, Map<string, Attempt>>();

/** Fills in a step around fixed answers, each other field with its plainest valid answer. Cached by what the step reads. */
export function completeStep(step: SiteStep, facts: Answers, fixed: FixedAnswers): Attempt {
  const cache = attempts.get(step) ?? new Map<string, Attempt>();
  attempts.set(step, cache);
  const empty = Object.keys(fixed).filter((name) => fixed[name] === undefined);
  const key = JSON.stringify([selectFacts(step.entry.step, facts), fixed, empty]);
  const made = cache.get(key) ?? attempt(step, facts, fixed);
  cache.set(key, made);
  return made;
}

/** Fills in a journey up to a step, if all can be completed and the last one is active. */
export function completeJourney(
  journey: SiteJourney,
  known: Answers,
  fixedAt: (step: SiteStep) => FixedAnswers,
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
