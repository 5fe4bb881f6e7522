import type { Answers, DeadEnd } from '#types/data/journeys';
import { type Json, pointer } from '../../src/engine/form/paths.ts';
import type { ValidationError } from '../../src/engine/validators/validators.ts';
import { type Attempt, completeStep, type FixedAnswers } from './search/complete-step.ts';
import type { State, StateGraph } from './search/state-graph.ts';
import { isChoice, type Variable } from './search/variables.ts';
import type { SiteJourney, SiteStep } from './site/site.ts';

interface Explored {
  journey: SiteJourney;
  graph: StateGraph;
  states: readonly State[];
  leadsToEnd(state: State): boolean;
}

type Start = StateGraph['starts'][number];

function explore(journey: SiteJourney, graph: StateGraph, starts: readonly Start[]): Explored {
  const ends = new Map<string, boolean>();
  const states: State[] = [];
  const leadsToEnd = (state: State): boolean => {
    const key = graph.keyOf(state);
    const known = ends.get(key);
    if (known !== undefined) return known;
    states.push(state);
    // all of them are visited, so that none is missing in `states`
    const next = graph.transitions(state).edges.map(({ to }) => leadsToEnd(to));
    const isEnd = state.next === undefined || next.includes(true);
    ends.set(key, isEnd);
    return isEnd;
  };
  for (const { state } of starts) leadsToEnd(state);
  return { journey, graph, states, leadsToEnd };
}

const statesAt = ({ states }: Explored, step: SiteStep) => states.filter(({ next }) => next === step);

function describeError(
  step: SiteStep,
  { answers }: Attempt,
  at: string,
  { keyword }: ValidationError,
): string {
  const [, name = ''] = at.split('/');
  const field = step.fields.get(name);
  if (at === '') return `no answers were found that match the form’s "${keyword}"`;
  if (keyword !== 'required' || at !== `/${name}` || name in answers)
    return `no answer to ${name} was found that matches its "${keyword}"`;
  return field && !field.isRevealed
    ? `${name} is required, and no valid answer to it was found`
    : `${name} is required, and is not in view`;
}

function whyIncomplete(step: SiteStep, attempts: readonly Attempt[]): string {
  const reasons = attempts.flatMap((attempt) =>
    [...attempt.errors].map(([at, error]) => describeError(step, attempt, at, error)),
  );
  return [...new Set(reasons)].join('; ') || 'no answers were found that match all rules of its form';
}

function whyNobodyContinues(explored: Explored, step: SiteStep): string {
  const { graph } = explored;
  const own = graph.variables.filter(({ source }) => source.kind === 'field' && source.step === step);
  const fixed: FixedAnswers[] = [
    {},
    ...own.flatMap(({ name, values }) => values.map((value) => ({ [name]: value }))),
  ];
  const [state] = statesAt(explored, step);
  const attempts = state ? fixed.map((each) => completeStep(step, state.facts, each)) : [];
  return whyIncomplete(step, attempts);
}

const deadEndAt = ({ journey }: Explored, step: SiteStep, reason: string): DeadEnd => ({
  hash: step.hash,
  ...journey.locate(step.named),
  reason,
});

function findSteps(explored: Explored, isReachable: (step: SiteStep) => boolean): DeadEnd[] {
  const { journey, graph } = explored;
  const found: DeadEnd[] = [];
  let first: SiteStep | undefined;
  for (const step of journey.steps.filter(isReachable)) {
    const here = statesAt(explored, step);
    if (here.some((state) => graph.transitions(state).edges.length > 0)) continue;
    const before = first
      ? `nobody can continue from #${first.hash}`
      : 'no answers to the steps before lead to it';
    const reason = here.length > 0 ? whyNobodyContinues(explored, step) : `nobody gets this far: ${before}`;
    found.push(deadEndAt(explored, step, reason));
    first ??= step;
  }
  return found;
}

function findLastStop({ graph, states }: Explored): SiteStep | undefined {
  const stops = states.flatMap((state) =>
    state.next && graph.transitions(state).edges.length === 0 ? [state.next] : [],
  );
  return stops.sort((one, other) => one.index - other.index).at(-1);
}

const hasAnswer = (answers: Answers, name: string, value: Json) =>
  JSON.stringify(answers[name]) === JSON.stringify(value);

function isChoiceComplete(explored: Explored, { name }: Variable, value: Json, step: SiteStep): boolean {
  return statesAt(explored, step).some((state) => {
    const { edges, sideAnswers } = explored.graph.transitions(state);
    const ending = edges.filter(({ to }) => explored.leadsToEnd(to));
    const answers = [...ending.map((edge) => edge.answers), ...sideAnswers];
    return ending.length > 0 && answers.some((each) => hasAnswer(each, name, value));
  });
}

/** Says why a choice leads nobody to the end; undefined where nobody can choose it, or its field refuses it. */
function whyChoiceEnds(explored: Explored, { name }: Variable, value: Json, step: SiteStep) {
  const attempts = statesAt(explored, step)
    .map(({ facts }) => completeStep(step, facts, { [name]: value }))
    .filter(({ answers }) => hasAnswer(answers, name, value));
  if (attempts.every(({ errors }) => errors.has(pointer([name])))) return undefined;
  return attempts.some(({ isComplete }) => isComplete)
    ? 'a later step is a dead end then'
    : whyIncomplete(step, attempts);
}

function findChoices(explored: Explored): DeadEnd[] {
  return explored.graph.variables.flatMap((variable) => {
    const { source, name, values } = variable;
    if (source.kind !== 'field' || source.step.journey !== explored.journey) return [];
    const { step, field } = source;
    if (!isChoice(field.schema)) return [];
    return values.flatMap((value): DeadEnd[] => {
      if (isChoiceComplete(explored, variable, value, step)) return [];
      const reason = whyChoiceEnds(explored, variable, value, step);
      const location = explored.journey.locate(field.pointer);
      return reason ? [{ hash: step.hash, choice: { field: name, value }, ...location, reason }] : [];
    });
  });
}

/** Finds the choices made in other journeys with which nobody reaches the end of this one. */
function findEarlierChoices({ journey, graph, leadsToEnd }: Explored): DeadEnd[] {
  return graph.variables.flatMap(({ source, name, values }) => {
    if (source.kind !== 'field' || source.step.journey === journey || !isChoice(source.field.schema))
      return [];
    return values.flatMap((value): DeadEnd[] => {
      const starts = graph.starts.filter(({ given }) =>
        given.some((each) => each.variable.name === name && each.value === value),
      );
      if (starts.length === 0 || starts.some(({ state }) => leadsToEnd(state))) return [];
      const explored = explore(journey, graph, starts);
      const step = findLastStop(explored);
      if (!step) return [];
      const reason = whyNobodyContinues(explored, step);
      return [{ ...deadEndAt(explored, step, reason), choice: { field: name, value } }];
    });
  });
}

/** Finds steps and choices on no path to the end; nothing where there were more answers than are tried. */
export function findDeadEnds(
  journey: SiteJourney,
  graph: StateGraph,
  isReachable: (step: SiteStep) => boolean,
): DeadEnd[] {
  const explored = explore(journey, graph, graph.starts);
  if (graph.limit()) return [];
  const steps = findSteps(explored, isReachable);
  if (graph.starts.some(({ state }) => explored.leadsToEnd(state)))
    return [...steps, ...findChoices(explored), ...findEarlierChoices(explored)];
  const stop = findLastStop(explored);
  if (steps.length > 0 || !stop) return steps;
  return [deadEndAt(explored, stop, whyNobodyContinues(explored, stop))];
}
