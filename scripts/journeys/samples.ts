import type { Answers, Visit } from '#types/data/journeys';
import { namesRead } from '../content/check/model/schema-parts.ts';
import { assignments } from './search/assignments.ts';
import { completeJourney, type FixedAnswers } from './search/complete-step.ts';
import { answersAt, factsOf, sharedAnswers } from './search/context.ts';
import { presenceOf, sourcesOf, stepRequirements, type Variable, variablesOf } from './search/variables.ts';
import type { SiteJourney, SiteStep } from './site/site.ts';

/** More combinations are not tried for a sample: each completes all steps before it. */
const MOST_TRIES = 1_000;

/** Returns the journeys whose answers this one reads. */
export function journeysRead(journey: SiteJourney): SiteJourney[] {
  const sources = journey.steps.flatMap((step) => {
    const names = presenceOf(step)
      .conditions.flatMap(namesRead)
      .map(({ name }) => name);
    return [...names, ...(step.entry.step.reads ?? [])].flatMap((name) =>
      sourcesOf({ journey, step, withAnswers: false }, name),
    );
  });
  const asking = sources.flatMap((source) => (source.kind === 'field' ? [source.step.journey] : []));
  return journey.site.journeys.filter((other) => other !== journey && asking.includes(other));
}

type FixedAt = (step: SiteStep) => FixedAnswers;

function createSample(step: SiteStep, facts: Answers, fixedAt: FixedAt): Visit | undefined {
  const { journey } = step;
  let otherJourneys: Answers = {};
  for (const other of journeysRead(journey)) {
    const completed = completeJourney(other, facts, fixedAt);
    if (!completed) return undefined;
    otherJourneys = Object.assign({}, otherJourneys, ...Object.values(completed));
  }
  const known = { ...facts, ...sharedAnswers(journey.site, otherJourneys) };
  const completed = completeJourney(journey, known, fixedAt, step);
  if (!completed) return undefined;
  const { [step.hash]: answers = {}, ...earlier } = completed;
  const { page, path } = journey;
  return { page, path, hash: step.hash, told: otherJourneys, facts, earlier, answers };
}

const emptyAt = (variables: readonly Variable[], step: SiteStep): FixedAnswers =>
  Object.fromEntries(
    variables
      .filter(({ source }) => source.kind === 'field' && source.step === step)
      .map(({ name }) => [name, undefined]),
  );

/** Finds the plainest visit of a step in which it and every step before it is complete: it works on the real site. */
export function findSample(step: SiteStep): Visit | undefined {
  const steps = step.journey.steps.slice(0, step.index + 1);
  const find = (variables: readonly Variable[], around: FixedAt = () => ({})) => {
    for (const given of assignments(variables, MOST_TRIES)) {
      const fixedAt: FixedAt = (each) => ({ ...around(each), ...answersAt(given, each) });
      const sample = createSample(step, factsOf(given), fixedAt);
      if (sample) return sample;
    }
    return undefined;
  };
  // mostly the plainest answers do; else those that rules read are tried as well, or left empty
  const facts = variablesOf(stepRequirements(steps, { withAnswers: false }));
  const plainest = find(facts);
  if (plainest) return plainest;
  const all = variablesOf(stepRequirements(steps, { withAnswers: true }));
  return find(all) ?? find(all, (each) => emptyAt(all, each));
}
