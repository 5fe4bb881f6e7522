import type { Answers } from '#types/data/journeys';
import type { Json } from '../../../src/engine/form/paths.ts';
import { samePlace } from '../../content/check/model/schema-parts.ts';
import { memo, renewedMemo, weakMemo } from '../../content/memo.ts';
import { groupsOf } from '../../groups-of.ts';
import type { SiteJourney, SiteStep } from '../site/site.ts';
import { type Attempt, completeStep, type FixedAnswers } from './complete-step.ts';
import { createContext, factsAfter, isActive } from './context.ts';
import {
  areTooMany,
  assignments,
  type Given,
  namesIn,
  stepRequirements,
  type Variable,
  variablesOf,
} from './variables.ts';

/** The maximum number of answers to try in one journey. This many take a few seconds. */
export const MOST_TRIES = 3_000;

/** The state of a visitor who has completed all steps so far: the next step, if any, and the known facts. */
export interface State {
  next: SiteStep | undefined;
  facts: Answers;
}

interface Transitions {
  /**
   * The answers that later steps depend on, or whose rules read facts. `revealed` has the fields that conditions
   * reveal.
   */
  edges: readonly { answers: Answers; revealed: readonly string[]; to: State }[];
  /** The number of paths that each edge represents. They differ in reveals that nothing else depends on. */
  sidePaths: number;
  /** The answers in which these paths differ. */
  sideAnswers: readonly Answers[];
}

/** Variables of a step that no rule links to other variables. */
interface Group {
  names: ReadonlySet<string>;
  readsFacts: boolean;
  variables: readonly Variable[];
}

export type StateGraph = ReturnType<typeof createStateGraph>;

/** Keywords that make a rule for one name depend on another name. */
const LINKING = [['if', 'then', 'else'], ['not'], ['anyOf'], ['oneOf'], ['dependencies']];

function independentGroups({ schema, fields }: SiteStep, variables: readonly Variable[]): Group[] {
  let groups = variables.map(({ name }) => ({ names: new Set([name]), readsFacts: false }));
  const rules = samePlace({ schema, pointer: '' }).flatMap((part) =>
    LINKING.map((keywords) => {
      const entries = Object.entries(part.schema).filter(([keyword]) => keywords.includes(keyword));
      return [...namesIn([Object.fromEntries(entries)])];
    }),
  );
  for (const read of rules) {
    const own = read.filter((name) => fields.has(name));
    const linked = groups.filter(({ names }) => own.some((name) => names.has(name)));
    const joined = {
      names: new Set([...own, ...linked.flatMap(({ names }) => [...names])]),
      readsFacts: own.length < read.length || linked.some(({ readsFacts }) => readsFacts),
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

/** Creates the graph of a journey's states, with every step completed. Computes transitions on demand. */
export function createStateGraph(journey: SiteJourney) {
  const { steps } = journey;
  let triesLeft = MOST_TRIES;
  const triesAt = new Map<SiteStep, number>();
  const variablesFrom = (index: number) =>
    variablesOf(stepRequirements(steps.slice(index), { withAnswers: true }));
  const namesFrom = memo((index: number) => new Set(variablesFrom(index).map(({ name }) => name)));
  const variables = variablesFrom(0);
  const groupsAt = weakMemo((step: SiteStep) => {
    const own = variables.filter(({ field }) => field?.step === step);
    return independentGroups(step, own);
  });

  /** Returns a key that is the same for states with the same future, whatever the answers were. */
  const keyOf = ({ next, facts }: State) => {
    const names = namesFrom(next?.index ?? steps.length);
    const read = Object.entries(facts).filter(([name]) => names.has(name));
    return JSON.stringify([next?.index, read.sort()]);
  };
  const stateFrom = (index: number, facts: Answers): State => ({
    next: steps.slice(index).find((step) => isActive(step, facts)),
    facts,
  });

  const transitionsFrom = ({ next: step, facts }: State): Transitions => {
    if (!step) return { edges: [], sidePaths: 1, sideAnswers: [] };
    const attempt = (fixed: FixedAnswers) => {
      triesLeft -= 1;
      triesAt.set(step, (triesAt.get(step) ?? 0) + 1);
      return completeStep(step, facts, fixed);
    };
    // the best answers of each group: if a visitor can continue, these answers work
    let base: FixedAnswers = {};
    const attempts = (group: readonly Variable[]) => {
      const tried: { answers: FixedAnswers; made: Attempt }[] = [];
      for (const answers of allAnswers(group)) {
        tried.push({ answers, made: attempt({ ...base, ...answers }) });
        if (triesLeft <= 0) break;
      }
      return tried;
    };
    const groups = groupsAt(step);
    for (const group of groups) {
      const errors = countErrors(attempt(base));
      const tried = errors === 0 ? [] : attempts(group.variables);
      const [best] = tried.toSorted((one, other) => countErrors(one.made) - countErrors(other.made));
      if (best && countErrors(best.made) < errors) base = { ...base, ...best.answers };
    }
    const ahead = namesFrom(step.index + 1);
    const hasEffect = (group: Group) =>
      group.readsFacts || group.variables.some(({ name }) => ahead.has(name));
    const side = groups
      .filter((group) => !hasEffect(group))
      .map(({ names, variables }) => {
        const complete = attempts(variables).flatMap(({ made }) => (made.isComplete ? [made] : []));
        const shown = complete.map(({ revealed }) => revealed.filter((name) => names.has(name)).toSorted());
        const answers = complete.map((made) => made.answers);
        return { names, answers, paths: new Set(shown.map(String)).size };
      });
    const main = groups.filter(hasEffect).flatMap((group) => group.variables);
    const edges = attempts(main).flatMap(({ made: { answers, isComplete, revealed } }) => {
      const known = isComplete && factsAfter(step, facts, answers);
      const own = revealed.filter((name) => !side.some(({ names }) => names.has(name)));
      return known ? [{ answers, revealed: own, to: stateFrom(step.index + 1, known) }] : [];
    });
    const sidePaths = side.reduce((product, { paths }) => product * paths, 1);
    return { edges, sidePaths, sideAnswers: edges.length > 0 ? side.flatMap(({ answers }) => answers) : [] };
  };

  const before = variables.filter(({ field }) => field?.step.journey !== journey);
  const starts: { given: readonly Given[]; state: State }[] = [];
  for (const given of assignments(before)) {
    if (starts.length === MOST_TRIES) break;
    const context = createContext(journey, given);
    if (context) starts.push({ given, state: stateFrom(0, context.facts) });
  }
  const hasTooManyStarts = starts.length === MOST_TRIES || areTooMany(before);
  if (hasTooManyStarts) triesLeft = 0;

  /** Returns the step with more combinations than the search tries, and their names. Undefined if it tried all. */
  const limit = () => {
    const [mostTried] = [...triesAt].sort(([, one], [, other]) => other - one)[0] ?? [];
    const step = hasTooManyStarts ? steps[0] : mostTried;
    if (triesLeft > 0 || !step) return undefined;
    const ahead = namesFrom(step.index);
    const known = variables.filter(({ name, field }) => {
      const isLater = field?.step.journey === journey && field.step.index > step.index;
      return ahead.has(name) && !isLater;
    });
    return { step, names: (hasTooManyStarts ? before : known).map(({ name }) => name) };
  };
  const transitions = renewedMemo(() => transitionsFrom, keyOf, Number.POSITIVE_INFINITY);
  return { variables, starts, transitions, keyOf, limit };
}

/** Counts the different paths. A path is a sequence of steps with the fields that each reveals. */
export function countPaths({ starts, transitions, keyOf }: StateGraph): number {
  const distinct = (states: readonly State[]) => new Map(states.map((state) => [keyOf(state), state]));
  const count = renewedMemo(
    () =>
      (states: readonly State[]): number => {
        const all = [...distinct(states).values()];
        const edges = all.flatMap((state) => {
          const { edges, sidePaths } = transitions(state);
          const label = (revealed: readonly string[]) =>
            JSON.stringify([state.next?.index, revealed.toSorted()]);
          return edges.map(({ revealed, to }) => ({ label: label(revealed), sidePaths, to }));
        });
        const counts = [...groupsOf(edges, ({ label }) => label).values()].map(
          (same) => Math.max(...same.map((edge) => edge.sidePaths)) * count(same.map(({ to }) => to)),
        );
        return counts.reduce((sum, each) => sum + each, all.some(({ next }) => !next) ? 1 : 0);
      },
    (states) => [...distinct(states).keys()].sort().join('\n'),
  );
  return count(starts.map(({ state }) => state));
}
