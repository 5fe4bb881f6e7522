import { factsRead } from '../../../src/engine/form/facts-read.ts';
import type { Json } from '../../../src/engine/form/paths.ts';
import { revealedFields } from '../../../src/engine/form/revealed-fields.ts';
import type { Answers } from '../model.ts';
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

function fill(
  site: Site,
  journey: SiteJourney,
  step: SiteStep,
  facts: Answers,
  chosen: Chosen,
): Filled | undefined {
  const { schema } = step.entry.step;
  const given = Object.entries(chosen).filter(([, value]) => value !== undefined);
  let answers: Answers = Object.fromEntries(given);
  for (let round = 0; round < DEPTH; round += 1) {
    const state = openForm(journey, step, facts, answers).getState();
    const inView = Object.keys(revealedFields(schema, { ...state.facts, ...state.visible }, journey.rules));
    const added = inView.flatMap((name) => {
      const field = step.fields.get(name);
      if (name in answers || name in chosen || !field) return [];
      const [plain] = site.accepted(field.schema);
      return plain === undefined ? [] : [[name, plain as Json] as const];
    });
    if (added.length === 0) {
      const revealed = inView.filter((name) => step.fields.get(name)?.isRevealed);
      return state.valid ? { answers: state.visible, revealed } : undefined;
    }
    answers = { ...answers, ...Object.fromEntries(added) };
  }
  return undefined;
}

const filled = new WeakMap<SiteStep, Map<string, Filled | undefined>>();

/**
 * A step answered in full around what is chosen, each other field in the plainest way; undefined where the visitor
 * could not go on from it. Worked out once for what the step reads.
 */
export function fillPlainly(
  site: Site,
  journey: SiteJourney,
  step: SiteStep,
  facts: Answers,
  chosen: Chosen,
): Filled | undefined {
  const known = filled.get(step) ?? new Map<string, Filled | undefined>();
  filled.set(step, known);
  const left = Object.entries(chosen).flatMap(([name, value]) => (value === undefined ? [name] : []));
  const key = JSON.stringify([factsRead(step.entry.step, facts), chosen, left]);
  if (!known.has(key)) known.set(key, fill(site, journey, step, facts, chosen));
  return known.get(key);
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
