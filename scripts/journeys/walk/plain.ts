import type { Json } from '../../../src/engine/form/paths.ts';
import { revealedFields } from '../../../src/engine/form/revealed-fields.ts';
import type { Answers } from '../model.ts';
import type { Site, SiteJourney, SiteStep } from '../site/site.ts';
import { isActive, openForm, tell } from './scene.ts';

/** Reveals may wait on each other this deep. */
const DEPTH = 20;

const NOTHING = {};

/** A step answered in full, in the plainest way, around answers that are given; undefined where that is not valid. */
export function fillPlainly(
  site: Site,
  journey: SiteJourney,
  step: SiteStep,
  facts: Answers,
  given: Answers,
): Answers | undefined {
  const { schema } = step.entry.step;
  let answers = { ...given };
  for (let round = 0; round < DEPTH; round += 1) {
    const state = openForm(journey, step, facts, answers).getState();
    const inView = Object.keys(revealedFields(schema, { ...state.facts, ...state.visible }, journey.rules));
    const missing = inView.filter((name) => !(name in answers));
    if (missing.length === 0) return state.valid ? state.visible : undefined;
    const added = missing.flatMap((name) => {
      const [plain] = site.accepted(step.fields.get(name)?.schema ?? NOTHING);
      return plain === undefined ? [] : [[name, plain as Json] as const];
    });
    if (added.length === 0) return undefined;
    answers = { ...answers, ...Object.fromEntries(added) };
  }
  return undefined;
}

/** What a visitor has answered on the way to a step, and what is known there. */
export interface PlainWalk {
  answers: Readonly<Record<string, Answers>>;
  facts: Answers;
}

/**
 * Walks a journey from its first step, answering each in the plainest way around answers that are given.
 *
 * @param last the step to come to; the journey's last unless given
 * @returns undefined where a step cannot be gone on from, or the last is not there
 */
export function walkPlainly(
  site: Site,
  journey: SiteJourney,
  known: Answers,
  given: (step: SiteStep) => Answers,
  last?: SiteStep,
): PlainWalk | undefined {
  let facts: Answers | undefined = known;
  const answers: Record<string, Answers> = {};
  for (const step of journey.steps) {
    if (isActive(journey, step, facts)) {
      const filled = fillPlainly(site, journey, step, facts, given(step));
      facts = filled && tell(site, journey, step, facts, filled);
      if (!filled || !facts) return undefined;
      answers[step.hash] = filled;
    } else if (step === last) return undefined;
    if (step === last) break;
  }
  return { answers, facts };
}
