import type { Answers, DeadEnd } from '#types/data/journeys';
import { type Json, pointer } from '../../src/engine/form/paths.ts';
import { renewedMemo } from '../content/memo.ts';
import { type Attempt, completeStep } from './search/complete-step.ts';
import type { State, StateGraph } from './search/state-graph.ts';
import { isChoice } from './search/variables.ts';
import type { SiteField } from './site/fields.ts';
import type { SiteJourney, SiteStep } from './site/site.ts';

/** A choice of a field that has few choices. */
interface Choice {
  field: SiteField;
  value: Json;
}

interface Explored {
  graph: StateGraph;
  /** Returns the states in which a step is next. */
  at(step: SiteStep): State[];
  leadsToEnd(state: State): boolean;
  /** The last step from which visitors with some earlier answers cannot continue. */
  lastStop: SiteStep | undefined;
}

function explore(graph: StateGraph, starts: StateGraph['starts']): Explored {
  const states: State[] = [];
  const search = (state: State): boolean => {
    states.push(state);
    // visit every edge, so that `states` is complete
    const next = graph.transitions(state).edges.map(({ to }) => leadsToEnd(to));
    return !state.next || next.includes(true);
  };
  const leadsToEnd = renewedMemo(() => search, graph.keyOf, Number.POSITIVE_INFINITY);
  for (const { state } of starts) leadsToEnd(state);
  const stops = states.flatMap((state) =>
    graph.transitions(state).edges.length > 0 ? [] : (state.next ?? []),
  );
  return {
    graph,
    at: (step) => states.filter(({ next }) => next === step),
    leadsToEnd,
    lastStop: stops.sort((one, other) => one.index - other.index).at(-1),
  };
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

function whyNobodyContinues({ graph, at }: Explored, step: SiteStep): string {
  const own = graph.variables.filter(({ field }) => field?.step === step);
  const fixed = own.flatMap(({ name, values }) => values.map((value) => ({ [name]: value })));
  const [state] = at(step);
  const attempts = state ? [{}, ...fixed].map((each) => completeStep(step, state.facts, each)) : [];
  return whyIncomplete(step, attempts);
}

function findSteps(explored: Explored, steps: readonly SiteStep[]): DeadEnd[] {
  const { graph, at } = explored;
  const ends = steps.filter((step) => at(step).every((state) => graph.transitions(state).edges.length === 0));
  return ends.map((step) => {
    if (at(step).length > 0) return createDeadEnd(step, whyNobodyContinues(explored, step));
    const before =
      step === ends[0]
        ? 'no answers to the steps before lead to it'
        : `nobody can continue from #${ends[0]?.hash}`;
    return createDeadEnd(step, `nobody gets this far: ${before}`);
  });
}

const hasAnswer = (answers: Answers, { field, value }: Choice) =>
  JSON.stringify(answers[field.name]) === JSON.stringify(value);

/**
 * Returns why no visitor with a choice reaches the end. Undefined if one does, nobody can make the choice, or its
 * field rejects it.
 */
function whyChoiceEnds({ graph, at, leadsToEnd }: Explored, choice: Choice): string | undefined {
  const { name, step } = choice.field;
  const isComplete = at(step).some((state) => {
    const { edges, sideAnswers } = graph.transitions(state);
    const ending = edges.filter(({ to }) => leadsToEnd(to));
    const answers = [...ending.map((edge) => edge.answers), ...sideAnswers];
    return ending.length > 0 && answers.some((each) => hasAnswer(each, choice));
  });
  if (isComplete) return undefined;
  const attempts = at(step)
    .map(({ facts }) => completeStep(step, facts, { [name]: choice.value }))
    .filter(({ answers }) => hasAnswer(answers, choice));
  if (attempts.every(({ errors }) => errors.has(pointer([name])))) return undefined;
  return attempts.some((each) => each.isComplete)
    ? 'a later step is a dead end then'
    : whyIncomplete(step, attempts);
}

/** Finds a dead end for visitors who made a choice in another journey. */
function findEarlierChoice({ graph, leadsToEnd }: Explored, choice: Choice): DeadEnd[] {
  const starts = graph.starts.filter(({ given }) =>
    given.some(({ variable, value }) => variable.name === choice.field.name && value === choice.value),
  );
  if (starts.length === 0 || starts.some(({ state }) => leadsToEnd(state))) return [];
  const explored = explore(graph, starts);
  const { lastStop } = explored;
  return lastStop ? [createDeadEnd(lastStop, whyNobodyContinues(explored, lastStop), choice)] : [];
}

/** Finds steps and choices on no path to the end. Returns nothing if some combinations were not tried. */
export function findDeadEnds(
  journey: SiteJourney,
  graph: StateGraph,
  isReachable: (step: SiteStep) => unknown,
): DeadEnd[] {
  const explored = explore(graph, graph.starts);
  if (graph.limit()) return [];
  const { lastStop, leadsToEnd } = explored;
  const steps = findSteps(explored, journey.steps.filter(isReachable));
  if (graph.starts.some(({ state }) => leadsToEnd(state))) {
    const choices = graph.variables.flatMap(({ field, values }) =>
      field && isChoice(field.schema) ? values.map((value) => ({ field, value })) : [],
    );
    const isOwn = ({ field }: Choice) => field.step.journey === journey;
    const own = choices.filter(isOwn).flatMap((choice) => {
      const reason = whyChoiceEnds(explored, choice);
      return reason ? [createDeadEnd(choice.field.step, reason, choice, choice.field.pointer)] : [];
    });
    const earlier = choices.filter((choice) => !isOwn(choice));
    return [...steps, ...own, ...earlier.flatMap((choice) => findEarlierChoice(explored, choice))];
  }
  if (steps.length > 0 || !lastStop) return steps;
  return [createDeadEnd(lastStop, whyNobodyContinues(explored, lastStop))];
}
