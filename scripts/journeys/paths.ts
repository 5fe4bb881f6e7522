import { memo } from '../content/check/memo.ts';
import type { Answers } from './model.ts';
import type { Site, SiteJourney, SiteStep } from './site/site.ts';
import { assignments } from './walk/assignments.ts';
import { type Chosen, fillPlainly } from './walk/plain.ts';
import { ruleQuestions } from './walk/rule-questions.ts';
import { isActive, setScene, tell } from './walk/scene.ts';
import { type Variable, variablesOf } from './walk/variables.ts';

/** A visitor on the way: the step that comes next, if any, and what is known. */
interface Traveller {
  next: SiteStep | undefined;
  facts: Answers;
}

/** Every choice of what decides something at a step: each answer that is worth trying, or none. */
function choicesAt(variables: readonly Variable[], step: SiteStep): Chosen[] {
  const own = variables.filter(({ source }) => source.kind === 'field' && source.step === step);
  return own.reduce<Chosen[]>(
    (choices, { name, values }) =>
      choices.flatMap((chosen) => [undefined, ...values].map((value) => ({ ...chosen, [name]: value }))),
    [{}],
  );
}

/**
 * How many different ways lead through a journey to its end: sequences of steps with the fields that each reveals.
 * Visitors who have come the same way so far are counted together, whatever it was that they answered.
 */
export function countPaths(site: Site, journey: SiteJourney): number {
  const variables = variablesOf(site, ruleQuestions(journey, journey.steps, { withAnswers: true }));
  const isOwn = ({ source }: Variable) => source.kind === 'field' && source.journey === journey;
  const choices = new Map(journey.steps.map((step) => [step, choicesAt(variables, step)]));

  /** What a step, or one after it, may look at. */
  const namesAhead = memo((next: SiteStep | undefined) => {
    const ahead = journey.steps.slice(next?.index ?? journey.steps.length);
    const deciding = variablesOf(site, ruleQuestions(journey, ahead, { withAnswers: true }));
    return new Set(deciding.map(({ name }) => name));
  });
  const keyOf = ({ next, facts }: Traveller) => {
    const names = namesAhead(next);
    return JSON.stringify([
      next?.index,
      Object.entries(facts)
        .filter(([name]) => names.has(name))
        .sort(),
    ]);
  };

  const arrive = (from: number, facts: Answers): Traveller => ({
    next: journey.steps.slice(from).find((step) => isActive(journey, step, facts)),
    facts,
  });
  const goOn = ({ next: step, facts }: Traveller, onward: Map<string, Traveller[]>) => {
    for (const chosen of (step && choices.get(step)) ?? []) {
      const filled = step && fillPlainly(site, journey, step, facts, chosen);
      const known = filled && tell(site, journey, step, facts, filled.answers);
      if (!known) continue;
      const label = JSON.stringify([step.index, filled.revealed.toSorted()]);
      const group = onward.get(label) ?? [];
      onward.set(label, group);
      group.push(arrive(step.index + 1, known));
    }
  };
  const counted = new Map<string, number>();
  const count = (travellers: readonly Traveller[]): number => {
    const distinct = new Map(travellers.map((traveller) => [keyOf(traveller), traveller]));
    const key = [...distinct.keys()].sort().join('\n');
    const known = counted.get(key);
    if (known !== undefined) return known;
    const onward = new Map<string, Traveller[]>();
    for (const traveller of distinct.values()) goOn(traveller, onward);
    const arrived = [...distinct.values()].some(({ next }) => next === undefined);
    const total = [...onward.values()].reduce((sum, group) => sum + count(group), arrived ? 1 : 0);
    counted.set(key, total);
    return total;
  };
  const starts = [...assignments(variables.filter((variable) => !isOwn(variable)))].flatMap((given) => {
    const scene = setScene(site, journey, undefined, given);
    return scene ? [arrive(0, scene.facts)] : [];
  });
  return count(starts);
}
