import type { Answers } from '#types/data/journeys';
import type { Json } from '../../../src/engine/form/paths.ts';
import { namesRead, type SchemaPart, samePlace } from '../../content/check/model/schema-parts.ts';
import { memo, weakMemo } from '../../content/memo.ts';
import type { SiteJourney, SiteStep } from '../site/site.ts';
import { areTooMany, assignments, type Given } from './assignments.ts';
import { type Attempt, completeStep, type FixedAnswers } from './complete-step.ts';
import { createContext, factsAfter, isActive } from './context.ts';
import { stepRequirements, type Variable, variablesOf } from './variables.ts';

/** More answers are not tried in one journey: these take a few seconds. */
export const MOST_TRIES = 3_000;

/** A visitor who has completed all steps so far: the next step, if any, and the facts known. */
export interface State {
  next: SiteStep | undefined;
  facts: Answers;
}

interface Edge {
  answers: Answers;
  /** the fields that conditions reveal, without those that `sideAnswers` differ in */
  revealed: readonly string[];
  to: State;
}

interface Transitions {
  /** the edges that differ in facts, or in what depends on facts */
  edges: readonly Edge[];
  /** how many ways each edge stands for: they differ in reveals that nothing else depends on */
  sidePaths: number;
  /** the answers that these ways differ in */
  sideAnswers: readonly Answers[];
}

/** The states of a journey and how they lead to each other. Transitions are worked out as they are asked for. */
export interface StateGraph {
  variables: readonly Variable[];
  starts: readonly { given: readonly Given[]; state: State }[];
  transitions(state: State): Transitions;
  /** Returns the same key for states from which everything is the same, whatever was answered. */
  keyOf(state: State): string;
  /** Returns the step with more combinations than are tried, and their names; undefined where all were tried. */
  limit(): { step: SiteStep; names: readonly string[] } | undefined;
}

/** Keywords that make what is asked of one name depend on another. */
const LINKING = [['if', 'then', 'else'], ['not'], ['anyOf'], ['oneOf'], ['dependencies']];

interface Group {
  variables: readonly Variable[];
  names: ReadonlySet<string>;
  readsFacts: boolean;
}

function linkedNames({ schema, pointer, fields }: SiteStep) {
  const rules = samePlace({ schema, pointer }).flatMap((part): SchemaPart[] =>
    LINKING.map((keywords) => {
      const entries = Object.entries(part.schema).filter(([keyword]) => keywords.includes(keyword));
      return { schema: Object.fromEntries(entries), pointer: part.pointer };
    }),
  );
  return rules.map((rule) => {
    const names = namesRead(rule).map(({ name }) => name);
    const own = new Set(names.filter((name) => fields.has(name)));
    return { names: own, readsFacts: names.some((name) => !fields.has(name)) };
  });
}

function independentGroups(step: SiteStep, variables: readonly Variable[]): Group[] {
  let groups: Omit<Group, 'variables'>[] = variables.map(({ name }) => ({
    names: new Set([name]),
    readsFacts: false,
  }));
  for (const rule of linkedNames(step)) {
    const linked = groups.filter((group) => [...rule.names].some((name) => group.names.has(name)));
    const joined = {
      names: new Set([rule, ...linked].flatMap(({ names }) => [...names])),
      readsFacts: [rule, ...linked].some(({ readsFacts }) => readsFacts),
    };
    groups = [...groups.filter((group) => !linked.includes(group)), joined];
  }
  return groups
    .map((group) => ({ ...group, variables: variables.filter(({ name }) => group.names.has(name)) }))
    .filter((group) => group.variables.length > 0);
}

function* allAnswers([first, ...more]: readonly Variable[]): Generator<FixedAnswers> {
  if (!first) return yield {};
  const values: readonly (Json | undefined)[] = [...first.values, undefined];
  for (const value of values) {
    for (const rest of allAnswers(more)) yield { [first.name]: value, ...rest };
  }
}

const countErrors = ({ errors, isComplete }: Attempt) => (isComplete ? 0 : Math.max(1, errors.size));

/** Creates the graph of a journey's states, with every step completed. */
export function createStateGraph(journey: SiteJourney): StateGraph {
  let triesLeft = MOST_TRIES;
  const triesAt = new Map<SiteStep, number>();
  const variables = variablesOf(stepRequirements(journey.steps, { withAnswers: true }));
  const groupsAt = weakMemo((step: SiteStep) =>
    independentGroups(
      step,
      variables.filter(({ source }) => source.kind === 'field' && source.step === step),
    ),
  );

  const namesFrom = memo((index: number) => {
    const requirements = stepRequirements(journey.steps.slice(index), { withAnswers: true });
    return new Set(variablesOf(requirements).map(({ name }) => name));
  });
  const keyOf = ({ next, facts }: State) => {
    const names = namesFrom(next?.index ?? journey.steps.length);
    const read = Object.entries(facts).filter(([name]) => names.has(name));
    return JSON.stringify([next?.index, read.sort()]);
  };
  const stateFrom = (index: number, facts: Answers): State => ({
    next: journey.steps.slice(index).find((step) => isActive(step, facts)),
    facts,
  });

  function transitionsFrom(step: SiteStep, facts: Answers): Transitions {
    const attempt = (fixed: FixedAnswers) => {
      triesLeft -= 1;
      triesAt.set(step, (triesAt.get(step) ?? 0) + 1);
      return completeStep(step, facts, fixed);
    };
    function* attempts(group: readonly Variable[], around: FixedAnswers) {
      for (const answers of allAnswers(group)) {
        yield { answers, made: attempt({ ...around, ...answers }) };
        if (triesLeft <= 0) return;
      }
    }
    const groups = groupsAt(step);
    // the best answers of each group: if a visitor can continue at all, then with these
    let base: FixedAnswers = {};
    for (const group of groups) {
      let best = { answers: {}, errors: countErrors(attempt(base)) };
      for (const { answers, made } of best.errors === 0 ? [] : attempts(group.variables, base))
        if (countErrors(made) < best.errors) best = { answers, errors: countErrors(made) };
      base = { ...base, ...best.answers };
    }
    const ahead = namesFrom(step.index + 1);
    const hasEffect = (group: Group) =>
      group.readsFacts || group.variables.some(({ name }) => ahead.has(name));
    const side = groups
      .filter((group) => !hasEffect(group))
      .map(({ names, variables }) => {
        const complete = [...attempts(variables, base)].flatMap(({ made }) =>
          made.isComplete ? [made] : [],
        );
        const shown = complete.map(({ revealed }) => revealed.filter((name) => names.has(name)).toSorted());
        return {
          names,
          answers: complete.map(({ answers }) => answers),
          ways: new Set(shown.map(String)).size,
        };
      });
    const main = groups.filter(hasEffect).flatMap((group) => group.variables);
    const edges = [...attempts(main, base)].flatMap(({ made }): Edge[] => {
      const known = made.isComplete && factsAfter(step, facts, made.answers);
      const revealed = made.revealed.filter((name) => !side.some(({ names }) => names.has(name)));
      return known ? [{ answers: made.answers, revealed, to: stateFrom(step.index + 1, known) }] : [];
    });
    return {
      edges,
      sidePaths: side.reduce((product, { ways }) => product * ways, 1),
      sideAnswers: edges.length > 0 ? side.flatMap(({ answers }) => answers) : [],
    };
  }

  const cache = new Map<string, Transitions>();
  const transitions = (state: State): Transitions => {
    if (!state.next) return { edges: [], sidePaths: 1, sideAnswers: [] };
    const key = keyOf(state);
    const found = cache.get(key) ?? transitionsFrom(state.next, state.facts);
    cache.set(key, found);
    return found;
  };

  const starts: { given: readonly Given[]; state: State }[] = [];
  const before = variables.filter(({ source }) => source.kind === 'fact' || source.step.journey !== journey);
  for (const given of assignments(before)) {
    if (starts.length === MOST_TRIES) break;
    const context = createContext(journey, given);
    if (context) starts.push({ given, state: stateFrom(0, context.facts) });
  }
  const hasTooManyStarts = starts.length === MOST_TRIES || areTooMany(before);
  if (hasTooManyStarts) triesLeft = 0;

  const limit = () => {
    const [mostTried] = [...triesAt].sort(([, one], [, other]) => other - one)[0] ?? [];
    const step = hasTooManyStarts ? journey.steps[0] : mostTried;
    if (triesLeft > 0 || !step) return undefined;
    const ahead = namesFrom(step.index);
    const isKnown = ({ name, source }: Variable) =>
      ahead.has(name) && !(source.kind === 'field' && journey.steps.indexOf(source.step) > step.index);
    const combined = hasTooManyStarts ? before : variables.filter(isKnown);
    return { step, names: combined.map(({ name }) => name) };
  };
  return { variables, starts, transitions, keyOf, limit };
}

/** Counts the different sequences of steps with the fields that each reveals. States with the same path are merged. */
export function countPaths({ starts, transitions, keyOf }: StateGraph): number {
  const counted = new Map<string, number>();
  const count = (states: readonly State[]): number => {
    const distinct = new Map(states.map((state) => [keyOf(state), state]));
    const key = [...distinct.keys()].sort().join('\n');
    const known = counted.get(key);
    if (known !== undefined) return known;
    const paths = new Map<string, { sidePaths: number; states: State[] }>();
    for (const state of distinct.values()) {
      const { edges, sidePaths } = transitions(state);
      for (const { revealed, to } of edges) {
        const label = JSON.stringify([state.next?.index, revealed.toSorted()]);
        const path = paths.get(label) ?? { sidePaths, states: [] };
        paths.set(label, {
          sidePaths: Math.max(path.sidePaths, sidePaths),
          states: [...path.states, to],
        });
      }
    }
    const isEnd = [...distinct.values()].some(({ next }) => next === undefined);
    const total = [...paths.values()].reduce(
      (sum, path) => sum + path.sidePaths * count(path.states),
      isEnd ? 1 : 0,
    );
    counted.set(key, total);
    return total;
  };
  return count(starts.map(({ state }) => state));
}
