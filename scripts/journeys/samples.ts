import type { Answers, Visit } from '#types/data/journeys';
import { namesRead } from '../content/check/model/schema-parts.ts';
import type { Site, SiteJourney, SiteStep } from './site/site.ts';
import { assignments } from './walk/assignments.ts';
import { type Chosen, walkPlainly } from './walk/plain.ts';
import { ruleQuestions } from './walk/rule-questions.ts';
import { givenAt, givenFacts } from './walk/scene.ts';
import { presence, sourcesOf, type Variable, variablesOf } from './walk/variables.ts';

/** So many combinations are tried for a sample: each is a walk through all steps before. */
const TRIES = 2_000;

/** The journeys whose answers this one reads. */
export function journeysRead(site: Site, journey: SiteJourney): SiteJourney[] {
  const read = journey.steps.flatMap((step) => {
    const standing = { journey, step, withAnswers: false };
    const names = presence(journey, step)
      .conditions.flatMap(namesRead)
      .map(({ name }) => name);
    return [...names, ...(step.entry.step.reads ?? [])].flatMap((name) => sourcesOf(site, standing, name));
  });
  const asked = read.flatMap((source) => (source.kind === 'field' ? [source.journey] : []));
  return site.journeys.filter((other) => other !== journey && asked.includes(other));
}

type ChosenAt = (step: SiteStep) => Chosen;

/** All that a visitor has told before the journey, each journey that it reads answered to its end. */
function tellBefore(site: Site, journey: SiteJourney, facts: Answers, chosenAt: ChosenAt) {
  let told: Answers | undefined = {};
  for (const other of journeysRead(site, journey)) {
    const walked = walkPlainly(site, other, facts, chosenAt);
    told = walked && told && Object.assign({}, told, ...Object.values(walked));
  }
  return told;
}

function sampleWith(
  site: Site,
  journey: SiteJourney,
  step: SiteStep,
  facts: Answers,
  chosenAt: ChosenAt,
): Visit | undefined {
  const told = tellBefore(site, journey, facts, chosenAt);
  if (!told) return undefined;
  const kept = Object.entries(told).filter(([name]) => site.facts.answered.has(name));
  const known = { ...facts, ...Object.fromEntries(kept) };
  const walked = walkPlainly(site, journey, known, chosenAt, step);
  if (!walked) return undefined;
  const { [step.hash]: answers = {}, ...earlier } = walked;
  const { page, path } = journey;
  return { page, path, hash: step.hash, told, facts, earlier, answers };
}

/** The names at a step that decide something, none of them answered. */
const leftEmptyAt = (variables: readonly Variable[], step: SiteStep): Chosen =>
  Object.fromEntries(
    variables
      .filter(({ source }) => source.kind === 'field' && source.step === step)
      .map(({ name }) => [name, undefined]),
  );

/**
 * The plainest visit of a step in which it, and every step before it, is answered in full; undefined where there is
 * none. What was told in other journeys is complete, too, so that the visit can be made on the real site.
 */
export function sampleOf(site: Site, journey: SiteJourney, step: SiteStep): Visit | undefined {
  const steps = journey.steps.slice(0, step.index + 1);
  const find = (variables: readonly Variable[], around: ChosenAt) => {
    for (const given of assignments(variables, TRIES)) {
      const chosenAt: ChosenAt = (each) => ({ ...around(each), ...givenAt(given, each) });
      const sample = sampleWith(site, journey, step, givenFacts(given), chosenAt);
      if (sample) return sample;
    }
    return undefined;
  };
  // the plainest answers mostly do; where they do not, those that rules look at are tried as well, or left out
  const facts = variablesOf(site, ruleQuestions(journey, steps, { withAnswers: false }));
  const plainest = find(facts, () => ({}));
  if (plainest) return plainest;
  const all = variablesOf(site, ruleQuestions(journey, steps, { withAnswers: true }));
  return find(all, () => ({})) ?? find(all, (each) => leftEmptyAt(all, each));
}
