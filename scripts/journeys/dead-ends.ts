import equal from 'fast-deep-equal';
import type { Answers, DeadEnd } from '#types/data/journeys';
import { type Json, pointer } from '../../src/engine/form/paths.ts';
import { type Attempt, completeStep } from './search/complete-step.ts';
import type { Start, State, StateGraph } from './search/state-graph.ts';
import { type Given, isChoice } from './search/variables.ts';
import type { SiteField } from './site/fields.ts';
import type { SiteJourney, SiteStep } from './site/site.ts';

/** A choice of a field that has few choices. */
interface Choice {
  field: SiteField;
  value: Json;
}

function statesFrom(starts: readonly Start[]): State[] {
  const states = new Set(starts.map(({ state }) => state));
  // the loop also handles the states that it adds
  for (const { edges } of states) for (const { to } of edges) states.add(to);
  return [...states];
}

function createDeadEnd(step: SiteStep, reason: string, choice?: Choice, at = step.named): DeadEnd {
  const { hash, journey } = step;
  const chosen = choice && { field: choice.field.name, value: choice.value };
  return { hash, ...(chosen && { choice: chosen }), ...journey.locate(at), reason };
}

function whyIncomplete({ fields }: SiteStep, attempts: readonly Attempt[]): string {
  const reasons = attempts.flatMap(({ answers, errors }) =>
    [...errors].map(([at, { keyword }]) => {
      const [, name = ''] = at.split('/');
      const field = fields.get(name);
      if (at === '') return `no answers were found that match the form’s "${keyword}"`;
      if (keyword !== 'required' || at !== `/${name}` || name in answers)
        return `no answer to ${name} was found that matches its "${keyword}"`;
      return field && !field.presence
        ? `${name} is required, and no valid answer to it was found`
        : `${name} is required, and is not in view`;
    }),
  );
  return [...new Set(reasons)].join('; ') || 'no answers were found that match all rules of its form';
}

const hasAnswer = (answers: Answers, { field, value }: Choice) => equal(answers[field.name], value);

/** Finds steps and choices on no path to the end. Returns nothing if some combinations were not tried. */
export function findDeadEnds(
  journey: SiteJourney,
  { starts, variables, limit }: StateGraph,
  isReachable: (step: SiteStep) => unknown,
): DeadEnd[] {
  if (limit) return [];
  const states = statesFrom(starts);
  const at = (step: SiteStep) => states.filter((state) => state.step === step);
  const isEndReached = (some: readonly Start[]) => some.some(({ state }) => state.leadsToEnd);

  const whyNobodyContinues = (step: SiteStep, [state] = at(step)): string => {
    const own = variables.filter(({ field }) => field?.step === step);
    const fixed = own.flatMap(({ name, values }) => values.map((value) => ({ [name]: value })));
    const attempts = state ? [{}, ...fixed].map((each) => completeStep(step, state.facts, each)) : [];
    return whyIncomplete(step, attempts);
  };

  /** Finds the last step from which visitors with some answers to earlier journeys cannot continue. */
  const findLastStop = (some: readonly Start[], choice?: Choice): DeadEnd[] => {
    const stops = statesFrom(some).filter(({ step, edges }) => step && edges.length === 0);
    const [last] = stops.toSorted((one, other) => Number(other.step?.index) - Number(one.step?.index));
    return last?.step ? [createDeadEnd(last.step, whyNobodyContinues(last.step, [last]), choice)] : [];
  };

  /** Returns why no visitor with a choice reaches the end. Undefined if one does, or its field rejects the choice. */
  const whyChoiceEnds = (choice: Choice): string | undefined => {
    const { name, step } = choice.field;
    const isComplete = at(step).some(({ edges, sideAnswers, leadsToEnd }) => {
      const ending = edges.filter(({ to }) => to.leadsToEnd).map(({ answers }) => answers);
      return leadsToEnd && [...ending, ...sideAnswers].some((answers) => hasAnswer(answers, choice));
    });
    if (isComplete) return undefined;
    const attempts = at(step)
      .map(({ facts }) => completeStep(step, facts, { [name]: choice.value }))
      .filter(({ answers }) => hasAnswer(answers, choice));
    if (attempts.every(({ errors }) => errors.has(pointer([name])))) return undefined;
    return attempts.some((each) => each.isComplete)
      ? 'a later step is a dead end then'
      : whyIncomplete(step, attempts);
  };

  const findChoice = (choice: Choice): DeadEnd[] => {
    const { field, value } = choice;
    if (field.step.journey === journey) {
      const reason = whyChoiceEnds(choice);
      return reason ? [createDeadEnd(field.step, reason, choice, field.pointer)] : [];
    }
    const isGiven = ({ variable, value: given }: Given) => variable.name === field.name && given === value;
    const chosen = starts.filter(({ given }) => given.some(isGiven));
    return isEndReached(chosen) ? [] : findLastStop(chosen, choice);
  };

  const steps = journey.steps.filter(isReachable);
  const stops = steps.filter((step) => at(step).every(({ edges }) => edges.length === 0));
  const stopped = stops.map((step, index) => {
    if (at(step).length > 0) return createDeadEnd(step, whyNobodyContinues(step));
    const before =
      index === 0
        ? 'no answers to the steps before lead to it'
        : `nobody can continue from #${stops[0]?.hash}`;
    return createDeadEnd(step, `nobody gets this far: ${before}`);
  });
  if (!isEndReached(starts)) return stopped.length > 0 ? stopped : findLastStop(starts);
  const choices = variables.flatMap(({ field, values }) =>
    field && isChoice(field.schema) ? values.map((value) => ({ field, value })) : [],
  );
  const own = choices.filter(({ field }) => field.step.journey === journey);
  const earlier = choices.filter(({ field }) => field.step.journey !== journey);
  return [...stopped, ...[...own, ...earlier].flatMap(findChoice)];
}
