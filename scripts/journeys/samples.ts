import type { Answers, Visit } from '#types/data/journeys';
import { namesRead } from '../content/check/model/used-names.ts';
import type { Site, SiteJourney, SiteStep } from './site/site.ts';
import { assignments, type Given } from './walk/assignments.ts';
import { walkPlainly } from './walk/plain.ts';
import { ruleQuestions } from './walk/rule-questions.ts';
import { givenAt, givenFacts } from './walk/scene.ts';
import { presence, sourcesOf, variablesOf } from './walk/variables.ts';

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

/** All that a visitor has told before the journey, each journey that it reads answered to its end. */
function tellBefore(site: Site, journey: SiteJourney, given: readonly Given[]): Answers | undefined {
  let told: Answers | undefined = {};
  for (const other of journeysRead(site, journey)) {
    const walked = walkPlainly(site, other, givenFacts(given), (step) => givenAt(given, step));
    told = walked && told && Object.assign({}, told, ...Object.values(walked));
  }
  return told;
}

function sampleWith(
  site: Site,
  journey: SiteJourney,
  step: SiteStep,
  given: readonly Given[],
): Visit | undefined {
  const told = tellBefore(site, journey, given);
  if (!told) return undefined;
  const facts = givenFacts(given);
  const kept = Object.entries(told).filter(([name]) => site.facts.answered.has(name));
  const known = { ...facts, ...Object.fromEntries(kept) };
  const walked = walkPlainly(site, journey, known, (each) => givenAt(given, each), step);
  if (!walked) return undefined;
  const { [step.hash]: answers = {}, ...earlier } = walked;
  const { page, path } = journey;
  return { page, path, hash: step.hash, told, facts, earlier, answers };
}

/**
 * The plainest visit of a step in which it, and every step before it, is answered in full; undefined where there is
 * none. What was told in other journeys is complete, too, so that the visit can be made on the real site.
 */
export function sampleOf(site: Site, journey: SiteJourney, step: SiteStep): Visit | undefined {
  const steps = journey.steps.slice(0, step.index + 1);
  // the plainest answers mostly do; where they do not, those that rules look at are tried as well
  for (const withAnswers of [false, true]) {
    const variables = variablesOf(site, ruleQuestions(journey, steps, { withAnswers }));
    for (const given of assignments(variables, TRIES)) {
      const sample = sampleWith(site, journey, step, given);
      if (sample) return sample;
    }
  }
  return undefined;
}
