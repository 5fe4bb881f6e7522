import type { Answers } from '#types/data/journeys';
import type { Json } from '../../../src/engine/form/paths.ts';
import { sameValueParts } from '../../content/check/model/schema-parts.ts';
import { boundedMemo, memo, weakMemo } from '../../content/memo.ts';
import { groupsOf } from '../../groups-of.ts';
import type { SiteJourney, SiteStep } from '../site/site.ts';
import { type Attempt, completeStep, type FixedAnswers } from './complete-step.ts';
import { createContext, factsAfter, isActive } from './context.ts';
import {
  areTooMany,
  assignments,
  comparedWith,
  type Given,
  namesIn,
  stepRequirements,
  type Variable,
  variablesOf,
} from './variables.ts';

/** The maximum number of answers to try in one journey. This many take a few seconds. */
export const MAX_TRIES = 3_000;

/** The state of visitors who have completed all steps so far. Visitors with the same future share one state. */
export interface State {
  key: string;
  /** The next step. Undefined at the end. */
  step: SiteStep | undefined;
  facts: Answers;
  /** The answers that later steps depend on, or whose rules read facts, with the fields that conditions reveal. */
  edges: readonly { answers: Answers; revealed: readonly string[]; to: State }[];
  /** The number of paths that each edge represents. They differ in reveals that nothing else depends on. */
  sidePaths: number;
  /** The answers in which these paths differ. */
  sideAnswers: readonly Answers[];
  leadsToEnd: boolean;
}

/** The state in which visitors with some answers to earlier journeys begin. */
export interface Start {
  given: readonly Given[];
  state: State;
}

/** Variables of a step that no rule links to other variables. */
interface Group {
  names: ReadonlySet<string>;
  readsFacts: boolean;
  variables: readonly Variable[];
}

/** Keywords that make a rule for one name depend on another name. */
const LINKING = [['if', 'then', 'else'], ['not'], ['anyOf'], ['oneOf'], ['dependencies']];

function independentGroups({ schema, fields }: SiteStep, variables: readonly Variable[]): Group[] {
  let groups = variables.map(({ name }) => ({ names: new Set([name]), readsFacts: false }));
  const rules = sameValueParts({ schema, pointer: '' }).flatMap((part) =>
    LINKING.map((keywords) => {
      const entries = Object.entries(part.schema).filter(([keyword]) => keywords.includes(keyword));
      return [...namesIn([Object.fromEntries(entries)])];
    }),
  );
  const comparisons = [...fields.values()].map((field) => [field.name, ...comparedWith(field)]);
  for (const read of [...rules, ...comparisons]) {
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

/** Creates the states of a journey from its beginnings to its end, with every step completed. */
export function createStateGraph(journey: SiteJourney) {
  const { steps, around } = journey;
  let triesLeft = MAX_TRIES;
  const triesAt = new Map<SiteStep, number>();
  const variablesFrom = (index: number) => variablesOf(stepRequirements(steps.slice(index), true));
  const namesFrom = memo((index: number) => new Set(variablesFrom(index).map(({ name }) => name)));
  const variables = variablesFrom(0);
  const variablesAt = (step: SiteStep) => variables.filter(({ field }) => field?.step === step);
  const groupsAt = weakMemo((step: SiteStep) => independentGroups(step, variablesAt(step)));

  const transitionsFrom = (step: SiteStep, facts: Answers) => {
    const attempt = (fixed: FixedAnswers) => {
      triesLeft -= 1;
      triesAt.set(step, (triesAt.get(step) ?? 0) + 1);
      return completeStep(step, facts, fixed);
    };
    // the best answers of each group: if a visitor can continue, these answers work
    let base: FixedAnswers = {};
    const attempts = (group: readonly Variable[]) => {
      const tried: (Attempt & { fixed: FixedAnswers })[] = [];
      for (const fixed of allAnswers(group)) {
        tried.push({ ...attempt({ ...base, ...fixed }), fixed });
        if (triesLeft <= 0) break;
      }
      return tried;
    };
    const groups = groupsAt(step);
    for (const group of groups) {
      const errors = countErrors(attempt(base));
      const tried = errors === 0 ? [] : attempts(group.variables);
      const [best] = tried.toSorted((one, other) => countErrors(one) - countErrors(other));
      if (best && countErrors(best) < errors) base = { ...base, ...best.fixed };
    }
    const ahead = namesFrom(step.index + 1);
    const hasEffect = (group: Group) =>
      group.readsFacts || group.variables.some(({ name }) => ahead.has(name));
    const side = groups
      .filter((group) => !hasEffect(group))
      .map(({ names, variables }) => {
        const complete = attempts(variables).filter(({ isComplete }) => isComplete);
        const shown = complete.map(({ revealed }) => revealed.filter((name) => names.has(name)).toSorted());
        return {
          names,
          answers: complete.map(({ answers }) => answers),
          paths: new Set(shown.map(String)).size,
        };
      });
    const main = groups.filter(hasEffect).flatMap((group) => group.variables);
    const edges = attempts(main).flatMap(({ answers, isComplete, revealed }) => {
      const known = isComplete && factsAfter(step, facts, answers);
      const own = revealed.filter((name) => !side.some(({ names }) => names.has(name))).toSorted();
      return known ? [{ answers, revealed: own, to: stateFrom(step.index + 1, known) }] : [];
    });
    return {
      edges,
      sidePaths: side.reduce((product, { paths }) => product * paths, 1),
      sideAnswers: side.flatMap(({ answers }) => answers),
      leadsToEnd: edges.some(({ to }) => to.leadsToEnd),
    };
  };

  const states = new Map<string, State>();
  const END = { edges: [], sidePaths: 1, sideAnswers: [], leadsToEnd: true };
  const stateFrom = (index: number, facts: Answers): State => {
    const step = steps.slice(index).find((each) => isActive(each, facts));
    const names = namesFrom(step?.index ?? steps.length);
    const read = Object.entries(facts).filter(([name]) => names.has(name));
    // the same for visitors with the same future, whatever their answers were
    const key = JSON.stringify([step?.index, read.sort()]);
    const known = states.get(key);
    if (known) return known;
    const state = { key, step, facts, ...(step ? transitionsFrom(step, facts) : END) };
    states.set(key, state);
    return state;
  };

  const before = variables.filter(({ field }) => field?.step.journey !== journey);
  const begun: { given: readonly Given[]; facts: Answers }[] = [];
  for (const given of assignments(before)) {
    if (begun.length === MAX_TRIES) break;
    const context = createContext(around, given);
    if (context) begun.push({ given, facts: context.facts });
  }
  const hasTooManyStarts = begun.length === MAX_TRIES || areTooMany(before);
  if (hasTooManyStarts) triesLeft = 0;
  const starts = begun.map(({ given, facts }): Start => ({ given, state: stateFrom(0, facts) }));

  /** Returns the step with more combinations than the search tries, and their names. Undefined if it tried all. */
  const findLimit = () => {
    const [mostTried] = [...triesAt].sort(([, one], [, other]) => other - one)[0] ?? [];
    const step = hasTooManyStarts ? steps[0] : mostTried;
    if (triesLeft > 0 || !step) return undefined;
    const isLater = ({ field }: Variable) => field?.step.journey === journey && field.step.index > step.index;
    const known = variables.filter((each) => namesFrom(step.index).has(each.name) && !isLater(each));
    return { step, names: (hasTooManyStarts ? before : known).map(({ name }) => name) };
  };
  return { variables, starts, limit: findLimit() };
}

export type StateGraph = ReturnType<typeof createStateGraph>;

/** Counts the different paths. A path is a sequence of steps with the fields that each reveals. */
export function countPaths(starts: readonly Start[]): number {
  const count = boundedMemo(
    () =>
      (states: ReadonlySet<State>): number => {
        const edges = [...states].flatMap(({ step, sidePaths, ...state }) =>
          state.edges.map(({ revealed, to }) => ({
            label: JSON.stringify([step?.index, revealed]),
            sidePaths,
            to,
          })),
        );
        const counts = [...groupsOf(edges, ({ label }) => label).values()].map(
          (same) =>
            Math.max(...same.map((edge) => edge.sidePaths)) * count(new Set(same.map(({ to }) => to))),
        );
        const ends = [...states].some(({ step }) => !step) ? 1 : 0;
        return counts.reduce((sum, each) => sum + each, ends);
      },
    (states) =>
      Array.from(states, ({ key }) => key)
        .sort()
        .join('\n'),
  );
  return count(new Set(starts.map(({ state }) => state)));
}
