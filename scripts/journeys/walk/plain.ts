import type { Answers } from '#types/data/journeys';
import { selectFacts } from '../../../src/engine/journey/step-forms.ts';
import type { FieldErrors } from '../../../src/engine/form/field-errors.ts';
import { type Json, pointer } from '../../../src/engine/form/paths.ts';
import { revealedFields } from '../../../src/engine/form/revealed-fields.ts';
import type { SiteField } from '../site/fields.ts';
import type { Site, SiteJourney, SiteStep } from '../site/site.ts';
import { isActive, openForm, tell } from './scene.ts';

/** Reveals may wait on each other this deep. */
const DEPTH = 20;

/** What is answered at a step beside the plainest: names with their answers, `undefined` for one that is left empty. */
export type Chosen = Readonly<Record<string, Json | undefined>>;

/** A step that is answered in full. */
export interface Filled {
  answers: Answers;
  /** the fields in view that a condition has brought */
  revealed: readonly string[];
}

/** A step that is answered as well as it can be. */
export interface Attempt extends Filled {
  /** what keeps a visitor from going on, by the places it is told at; empty where nothing does */
  errors: FieldErrors;
  /** whether the visitor can go on from it */
  isDone: boolean;
}

/** All answers to a field that are worth a try, the plainest first. */
function candidates(site: Site, { schema, variants }: SiteField): Json[] {
  return [schema, ...variants].flatMap((each) => site.accepted(each) as readonly Json[]);
}

const concerns = (errors: FieldErrors, name: string) =>
  [...errors.keys()].some((at) => at === pointer([name]) || at.startsWith(`${pointer([name])}/`));

function attempt(site: Site, journey: SiteJourney, step: SiteStep, facts: Answers, chosen: Chosen): Attempt {
  const { schema } = step.entry.step;
  const open = (answers: Answers) => openForm(journey, step, facts, answers).getState();
  const given = Object.entries(chosen).filter(([, value]) => value !== undefined);
  let answers: Answers = Object.fromEntries(given);
  let state = open(answers);
  let inView: string[] = [];
  for (let round = 0; round < DEPTH; round += 1) {
    inView = Object.keys(revealedFields(schema, { ...state.facts, ...state.visible }, journey.rules));
    const added = inView.flatMap((name) => {
      const field = step.fields.get(name);
      if (name in answers || name in chosen || !field) return [];
      const [plain] = candidates(site, field);
      return plain === undefined ? [] : [[name, plain] as const];
    });
    // what a condition asks for may be plain in another way
    const wrong = inView.filter((name) => !(name in chosen) && concerns(state.errors, name));
    const mended = added.length > 0 ? undefined : wrong.map((name) => better(name)).find(Boolean);
    if (added.length === 0 && !mended) break;
    answers = { ...answers, ...Object.fromEntries(added), ...mended };
    state = open(answers);
  }
  const revealed = inView.filter((name) => step.fields.get(name)?.isRevealed);
  return { answers: state.visible, revealed, errors: state.errors, isDone: state.valid };

  function better(name: string): Answers | undefined {
    const field = step.fields.get(name);
    const value = (field ? candidates(site, field) : []).find(
      (each) => !concerns(open({ ...answers, [name]: each }).errors, name),
    );
    return value === undefined ? undefined : { [name]: value };
  }
}

const attempted = new WeakMap<SiteStep, Map<string, Attempt>>();

/**
 * A step answered around what is chosen, each other field in the plainest way that fits. Worked out once for what the
 * step reads.
 */
export function attemptPlainly(
  site: Site,
  journey: SiteJourney,
  step: SiteStep,
  facts: Answers,
  chosen: Chosen,
): Attempt {
  const known = attempted.get(step) ?? new Map<string, Attempt>();
  attempted.set(step, known);
  const left = Object.entries(chosen).flatMap(([name, value]) => (value === undefined ? [name] : []));
  const key = JSON.stringify([selectFacts(step.entry.step, facts), chosen, left]);
  const made = known.get(key) ?? attempt(site, journey, step, facts, chosen);
  known.set(key, made);
  return made;
}

/** The same, where the visitor can go on from it; undefined where not. */
export function fillPlainly(
  site: Site,
  journey: SiteJourney,
  step: SiteStep,
  facts: Answers,
  chosen: Chosen,
): Filled | undefined {
  const made = attemptPlainly(site, journey, step, facts, chosen);
  return made.isDone ? made : undefined;
}

/**
 * Walks a journey from its first step, answering each in the plainest way around what is chosen.
 *
 * @param last the step to come to; the journey's last unless given
 * @returns the answers by the steps' hashes; undefined where a step cannot be gone on from, or the last is not there
 */
export function walkPlainly(
  site: Site,
  journey: SiteJourney,
  known: Answers,
  chosenAt: (step: SiteStep) => Chosen,
  last?: SiteStep,
): Readonly<Record<string, Answers>> | undefined {
  let facts: Answers | undefined = known;
  const answers: Record<string, Answers> = {};
  for (const step of journey.steps) {
    if (isActive(journey, step, facts)) {
      const done = fillPlainly(site, journey, step, facts, chosenAt(step));
      facts = done && tell(site, journey, step, facts, done.answers);
      if (!done || !facts) return undefined;
      answers[step.hash] = done.answers;
    } else if (step === last) return undefined;
    if (step === last) break;
  }
  return answers;
}
