import type { Answers, Stuck } from '#types/data/journeys';
import { type Json, pointer } from '../../src/engine/form/paths.ts';
import type { Site, SiteJourney, SiteStep } from './site/site.ts';
import { type Attempt, attemptPlainly, type Chosen } from './walk/plain.ts';
import type { Travel, Traveller } from './walk/travel.ts';
import { isChoice, type Variable } from './walk/variables.ts';
import { whyHeldUp } from './why-held-up.ts';

/** Everybody who may come along, each once, and who of them comes to the end. */
function explore({ starts, doings, keyOf }: Travel) {
  const finishes = new Map<string, boolean>();
  const everybody: Traveller[] = [];
  const finish = (traveller: Traveller): boolean => {
    const key = keyOf(traveller);
    const known = finishes.get(key);
    if (known !== undefined) return known;
    everybody.push(traveller);
    const ends = doings(traveller).onwards.map(({ to }) => finish(to));
    const done = traveller.next === undefined || ends.includes(true);
    finishes.set(key, done);
    return done;
  };
  for (const { traveller } of starts) finish(traveller);
  return { everybody, finish };
}

interface Walked {
  site: Site;
  journey: SiteJourney;
  travel: Travel;
  everybody: readonly Traveller[];
  finish(traveller: Traveller): boolean;
}

function stuckAt({ journey }: Walked, step: SiteStep, reason: string): Stuck {
  return { hash: step.hash, ...journey.placeOf(step.named), reason };
}

function attemptsAt({ site, journey, travel, everybody }: Walked, step: SiteStep): Attempt[] {
  const own = travel.variables.filter(({ source }) => source.kind === 'field' && source.step === step);
  const chosen: Chosen[] = [
    {},
    ...own.flatMap(({ name, values }) => values.map((value) => ({ [name]: value }))),
  ];
  return everybody
    .filter(({ next }) => next === step)
    .slice(0, 1)
    .flatMap(({ facts }) => chosen.map((each) => attemptPlainly(site, journey, step, facts, each)));
}

/** The steps that nobody goes on from, whatever they answer, and those that nobody gets to because of these. */
function stuckSteps(walked: Walked, isThere: (step: SiteStep) => boolean): Stuck[] {
  const { journey, travel, everybody } = walked;
  const found: Stuck[] = [];
  let first: SiteStep | undefined;
  for (const step of journey.steps.filter(isThere)) {
    const here = everybody.filter(({ next }) => next === step);
    if (here.some((traveller) => travel.doings(traveller).onwards.length > 0)) continue;
    if (here.length > 0) found.push(stuckAt(walked, step, whyHeldUp(step, attemptsAt(walked, step))));
    else {
      const why = first
        ? `nobody can go on from #${first.hash}`
        : 'no answers to the steps before lead to it';
      found.push(stuckAt(walked, step, `nobody gets this far: ${why}`));
    }
    first ??= step;
  }
  return found;
}

/** Where those end up who come no further, the last of them. */
function lastStop({ travel, everybody }: Walked): SiteStep | undefined {
  return everybody
    .filter((traveller) => traveller.next && travel.doings(traveller).onwards.length === 0)
    .map(({ next }) => next)
    .sort((one, other) => (one?.index ?? 0) - (other?.index ?? 0))
    .at(-1);
}

const has = (answers: Answers, name: string, value: Json) =>
  JSON.stringify(answers[name]) === JSON.stringify(value);

/** Whether anybody who comes to the end has given this answer on the way. */
function isCompleted({ travel, everybody, finish }: Walked, { name }: Variable, value: Json, step: SiteStep) {
  return everybody
    .filter(({ next }) => next === step)
    .some((traveller) => {
      const { onwards, besides } = travel.doings(traveller);
      const ending = onwards.filter(({ to }) => finish(to));
      return (
        ending.length > 0 &&
        [...ending.map(({ answers }) => answers), ...besides].some((answers) => has(answers, name, value))
      );
    });
}

/** Why nobody comes to the end with this answer; undefined where nobody can give it, or where the field refuses it. */
function whyNotWith(walked: Walked, { name }: Variable, value: Json, step: SiteStep): string | undefined {
  const { site, journey, everybody } = walked;
  const made = everybody
    .filter(({ next }) => next === step)
    .map(({ facts }) => attemptPlainly(site, journey, step, facts, { [name]: value }))
    .filter(({ answers }) => has(answers, name, value));
  if (made.length === 0 || made.every(({ errors }) => errors.has(pointer([name])))) return undefined;
  const held = made.filter(({ isDone }) => !isDone);
  return held.length === made.length ? whyHeldUp(step, held) : 'a later step can’t be gone on from then';
}

/** The choices that a journey offers and that nobody who makes them comes to its end with. */
function stuckChoices(walked: Walked): Stuck[] {
  return walked.travel.variables.flatMap((variable) => {
    const { source, name, values } = variable;
    if (source.kind !== 'field' || source.journey !== walked.journey || !isChoice(source.field.schema))
      return [];
    const { step, field } = source;
    return values.flatMap((value): Stuck[] => {
      if (isCompleted(walked, variable, value, step)) return [];
      const reason = whyNotWith(walked, variable, value, step);
      const place = walked.journey.placeOf(field.pointer);
      return reason ? [{ hash: step.hash, choice: { field: name, value }, ...place, reason }] : [];
    });
  });
}

/** The choices made in journeys before this one with which nobody comes to the end of it. */
function stuckBefore(walked: Walked): Stuck[] {
  const { travel, journey, finish } = walked;
  return travel.variables.flatMap(({ source, name, values }) => {
    if (source.kind !== 'field' || source.journey === journey || !isChoice(source.field.schema)) return [];
    return values.flatMap((value): Stuck[] => {
      const theirs = travel.starts.filter(({ given }) =>
        given.some((each) => each.variable.name === name && each.value === value),
      );
      if (theirs.length === 0 || theirs.some(({ traveller }) => finish(traveller))) return [];
      const some = explore({ ...travel, starts: theirs });
      const step = lastStop({ ...walked, everybody: some.everybody });
      if (!step) return [];
      const reason = whyHeldUp(step, attemptsAt({ ...walked, everybody: some.everybody }, step));
      return [{ ...stuckAt(walked, step, reason), choice: { field: name, value } }];
    });
  });
}

/**
 * Where visitors can't go on who answer every step: steps, and choices, that no visit has that comes to the end. Says
 * nothing where there was more to try than is tried.
 *
 * @param isThere whether anybody can open a step at all; what can't be opened is told of elsewhere
 */
export function stuckIn(
  site: Site,
  journey: SiteJourney,
  travel: Travel,
  isThere: (step: SiteStep) => boolean,
): Stuck[] {
  const walked = { site, journey, travel, ...explore(travel) };
  if (travel.cutAt()) return [];
  const steps = stuckSteps(walked, isThere);
  const isEnded = travel.starts.some(({ traveller }) => walked.finish(traveller));
  if (isEnded) return [...steps, ...stuckChoices(walked), ...stuckBefore(walked)];
  const stop = lastStop(walked);
  const isTold = steps.length > 0 || !stop;
  return isTold ? steps : [stuckAt(walked, stop, whyHeldUp(stop, attemptsAt(walked, stop)))];
}
