import type { Answers } from '#types/data/journeys';
import { memo, weakMemo } from '../../content/memo.ts';
import type { Site, SiteJourney, SiteStep } from '../site/site.ts';
import { assignments, type Given, isTooMuch } from './assignments.ts';
import { createBudget } from './budget.ts';
import { choicesOf, type Group, independentGroups } from './independent.ts';
import { type Attempt, attemptPlainly, type Chosen } from './plain.ts';
import { ruleQuestions } from './rule-questions.ts';
import { isActive, setScene, tell } from './scene.ts';
import { type Variable, variablesOf } from './variables.ts';

/** More answers than this are not tried in one journey: that they are worked through takes a few seconds. */
export const TRIES = 3_000;

/** A visitor on the way who has answered all steps so far: the step that comes next, if any, and what is known. */
export interface Traveller {
  next: SiteStep | undefined;
  facts: Answers;
}

/** One way to answer a step and to go on from it. */
export interface Onward {
  answers: Answers;
  /** the fields in view that a condition has brought, those left out that the ways beside it differ in */
  revealed: readonly string[];
  to: Traveller;
}

/** All that a visitor can do at a step. */
export interface Doings {
  /** the ways on that differ in what is told, or in what depends on that */
  onwards: readonly Onward[];
  /** how many ways each of these stands for: what is revealed beside it, and nothing else depends on */
  beside: number;
  /** the answers that these ways differ in */
  besides: readonly Answers[];
}

/** Where visitors of a journey begin, and how they go on, every step answered in full. */
export interface Travel {
  /** those names that decide something */
  variables: readonly Variable[];
  starts: readonly { given: readonly Given[]; traveller: Traveller }[];
  doings(traveller: Traveller): Doings;
  /** alike for travellers whose ways are the same from here on, whatever they answered */
  keyOf(traveller: Traveller): string;
  /** where there was more to try than is tried; undefined where nowhere was */
  cutAt(): Cut | undefined;
}

/** A step with more to try than is tried, and the names whose answers are combined there. */
export interface Cut {
  step: SiteStep;
  names: readonly string[];
}

/** How much is wrong with a step, a rule that tells of it at no field included. */
const wrongIn = ({ errors, isDone }: Attempt) => (isDone ? 0 : Math.max(1, errors.size));

/** The travels through a journey. Visitors are taken further only as they are asked for. */
export function createTravel(site: Site, journey: SiteJourney): Travel {
  const budget = createBudget(TRIES);
  const variables = variablesOf(site, ruleQuestions(journey, journey.steps, { withAnswers: true }));
  const isAt = ({ source }: Variable, step: SiteStep) => source.kind === 'field' && source.step === step;
  const isOwn = ({ source }: Variable) => source.kind === 'field' && source.journey === journey;
  const groupsAt = weakMemo((step: SiteStep) =>
    independentGroups(
      step,
      variables.filter((variable) => isAt(variable, step)),
    ),
  );

  /** What a step, or one after it, may look at. */
  const namesFrom = memo((index: number) => {
    const ahead = journey.steps.slice(index);
    const deciding = variablesOf(site, ruleQuestions(journey, ahead, { withAnswers: true }));
    return new Set(deciding.map(({ name }) => name));
  });
  const keyOf = ({ next, facts }: Traveller) => {
    const names = namesFrom(next?.index ?? journey.steps.length);
    const told = Object.entries(facts).filter(([name]) => names.has(name));
    return JSON.stringify([next?.index, told.sort()]);
  };
  const arrive = (from: number, facts: Answers): Traveller => ({
    next: journey.steps.slice(from).find((step) => isActive(journey, step, facts)),
    facts,
  });

  function doingsAt(step: SiteStep, facts: Answers): Doings {
    const attempt = (chosen: Chosen) => {
      budget.spend(step);
      return attemptPlainly(site, journey, step, facts, chosen);
    };
    function* tried(group: readonly Variable[], around: Chosen) {
      for (const chosen of choicesOf(group)) {
        yield { chosen, made: attempt({ ...around, ...chosen }) };
        if (budget.isSpent()) return;
      }
    }
    const groups = groupsAt(step);
    // each group as well as it can be: together they are what a visitor can go on with, if anything is
    let base: Chosen = {};
    for (const { variables } of groups) {
      let best: { chosen: Chosen; wrong: number } = { chosen: {}, wrong: wrongIn(attempt(base)) };
      for (const { chosen, made } of best.wrong === 0 ? [] : tried(variables, base))
        if (wrongIn(made) < best.wrong) best = { chosen, wrong: wrongIn(made) };
      base = { ...base, ...best.chosen };
    }
    const ahead = namesFrom(step.index + 1);
    const isTold = ({ variables, readsFacts }: Group) =>
      readsFacts || variables.some(({ name }) => ahead.has(name));
    const besides = groups
      .filter((group) => !isTold(group))
      .map(({ names, variables }) => {
        const done = [...tried(variables, base)].flatMap(({ made }) => (made.isDone ? [made] : []));
        const shown = done.map(({ revealed }) => revealed.filter((name) => names.has(name)).toSorted());
        return { names, answers: done.map((made) => made.answers), ways: new Set(shown.map(String)).size };
      });
    const told = groups.filter(isTold).flatMap((group) => group.variables);
    const onwards = [...tried(told, base)].flatMap(({ made }): Onward[] => {
      const known = made.isDone && tell(site, journey, step, facts, made.answers);
      const revealed = made.revealed.filter((name) => !besides.some(({ names }) => names.has(name)));
      return known ? [{ answers: made.answers, revealed, to: arrive(step.index + 1, known) }] : [];
    });
    return {
      onwards,
      beside: besides.reduce((product, { ways }) => product * ways, 1),
      besides: onwards.length > 0 ? besides.flatMap(({ answers }) => answers) : [],
    };
  }

  const known = new Map<string, Doings>();
  const doings = (traveller: Traveller): Doings => {
    const { next, facts } = traveller;
    if (!next) return { onwards: [], beside: 1, besides: [] };
    const key = keyOf(traveller);
    const done = known.get(key) ?? doingsAt(next, facts);
    known.set(key, done);
    return done;
  };

  const starts: { given: readonly Given[]; traveller: Traveller }[] = [];
  const before = variables.filter((variable) => !isOwn(variable));
  for (const given of assignments(before)) {
    if (starts.length === TRIES) break;
    const scene = setScene(site, journey, undefined, given);
    if (scene) starts.push({ given, traveller: arrive(0, scene.facts) });
  }
  const hasTooManyStarts = starts.length === TRIES || isTooMuch(before);
  if (hasTooManyStarts) budget.stop();

  const cutAt = (): Cut | undefined => {
    const step = hasTooManyStarts ? journey.steps[0] : budget.most();
    if (!budget.isSpent() || !step) return undefined;
    const ahead = namesFrom(step.index);
    const isKnown = ({ name, source }: Variable) =>
      ahead.has(name) && !(source.kind === 'field' && journey.steps.indexOf(source.step) > step.index);
    const combined = hasTooManyStarts ? before : variables.filter(isKnown);
    return { step, names: combined.map(({ name }) => name) };
  };
  return { variables, starts, doings, keyOf, cutAt };
}
