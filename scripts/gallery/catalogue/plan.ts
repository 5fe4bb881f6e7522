import type { JourneyMap, Reach, Target, Visit } from '#types/data/journeys';
import { isExempt } from './exemptions.ts';
import { needsGaps } from './facts.ts';
import { distributeMessages, type Message, merge } from './message-rounds.ts';
import { firstWords, numberDuplicates, readableText, targetName } from './names.ts';
import type { Catalogue } from './state.ts';
import { chosenQuote } from './visitors.ts';

/** A state of a step that is to be pictured. */
export interface PlannedState {
  id: string;
  /** The step's hash; '' for what is around the steps. */
  hash: string;
  name: string;
  visit: Visit;
  left: readonly string[];
  shows: readonly Reached[];
}

type Plan = Catalogue<PlannedState>;

/** The parts of the site that planning reads. */
export interface SiteQueries {
  /** Returns the same text for visits that look the same. */
  appearanceOf(visit: Visit): string;
  titleOf(reach: Reach): string;
  isShown(reach: Reach, visit: Visit): boolean;
}

/** A journey, or a form that is read as one: the targets in it, and its samples. */
export interface PlannedJourney extends Pick<JourneyMap, 'reaches' | 'samples'> {
  folder: string;
}

/** A target that a visit leads to. */
export type Reached = Reach & { visit: Visit };

const isReached = (reach: Reach): reach is Reached => reach.visit !== undefined;
const isMessage = (reach: Reached): reach is Message => reach.target.kind === 'message';
/** A step's message about its form as a whole is in the states of manual/quote.ts and payment.ts. */
const isAboutForm = ({ target }: Reach) => target.kind === 'message' && target.field === '';

const folderOf = ({ folder }: PlannedJourney, hash: string) => `${folder}/${hash || 'page'}`;

function withSample(visit: Visit, sample: Visit | undefined): Visit {
  if (!sample) return visit;
  return {
    ...visit,
    told: { ...sample.told, ...visit.told },
    facts: { ...sample.facts, ...visit.facts },
    earlier: merge(visit.earlier, sample.earlier) as Visit['earlier'],
  };
}

/**
 * Returns the visit that shows a target: mostly that of a visitor who answers everything. A line shows with as few
 * answers as it needs, and what shows for want of an answer is left without.
 */
export function visitFor(reach: Reached, sample: Visit | undefined, isShown: SiteQueries['isShown']): Visit {
  const { target, visit } = reach;
  const whole = withSample(visit, sample);
  if (target.kind === 'notice') return visit;
  if (target.kind === 'item') {
    const plainest = sample && { ...sample, answers: {} };
    return plainest && isShown(reach, plainest) ? plainest : whole;
  }
  if (target.kind !== 'alert') return whole;
  const found = !needsGaps(visit.facts) && isShown(reach, whole) ? whole : visit;
  // an alert about a missing visa would not show to a visitor with the usual answers
  const told = { ...chosenQuote(), ...found.told } as Visit['told'];
  return isShown(reach, { ...found, told })
    ? found
    : { ...found, facts: { ...found.facts, missing: 'visaType' } };
}

const NAMES: Readonly<Record<Target['kind'], (target: Target, title: string) => [id: string, name: string]>> =
  {
    step: () => ['empty', 'Empty'],
    reveal: (target) => {
      const field = 'field' in target ? target.field : '';
      return [`reveal-${field.replace(/\W+/g, '-')}`, `Reveals ${field}`];
    },
    alert: (_, title) => [`alert-${firstWords(title)}`, `Alert: ${readableText(title)}`],
    item: (_, title) => [`item-${firstWords(title)}`, `Line: ${readableText(title)}`],
    notice: () => ['notice', 'Another step is incomplete'],
    message: () => ['messages', 'Messages'],
  };

function planTargets(
  map: PlannedJourney,
  hash: string,
  reaches: readonly Reached[],
  queries: SiteQueries,
): PlannedState[] {
  const names = reaches.map((reach) => NAMES[reach.target.kind](reach.target, queries.titleOf(reach)));
  const ids = numberDuplicates(names.map(([id]) => id));
  return reaches.map((reach, index) => ({
    id: `${folderOf(map, hash)}/${ids[index]}`,
    hash,
    name: names[index]?.[1] ?? '',
    visit: visitFor(reach, map.samples[reach.visit.hash], queries.isShown),
    left: [],
    shows: [reach],
  }));
}

function planFilled(map: PlannedJourney, hash: string): PlannedState[] {
  const visit = map.samples[hash];
  if (!visit || Object.keys(visit.answers).length === 0) return [];
  return [{ id: `${folderOf(map, hash)}/filled`, hash, name: 'Filled in', visit, left: [], shows: [] }];
}

function planMessages(map: PlannedJourney, hash: string, messages: readonly Message[]): PlannedState[] {
  return distributeMessages(messages).map(({ messages: shows, visit }, index) => ({
    id: `${folderOf(map, hash)}/messages-${index + 1}`,
    hash,
    name: `Messages ${index + 1}`,
    visit: withSample(visit, map.samples[hash]),
    left: shows.map(({ target }) => target.field),
    shows,
  }));
}

function planStep(map: PlannedJourney, hash: string, queries: SiteQueries): Plan {
  const all = map.reaches.filter((reach) => reach.hash === hash && !isAboutForm(reach)).filter(isReached);
  const reached = all.filter((reach) => !isExempt(targetName(reach)));
  const exempt = all.filter((reach) => isExempt(targetName(reach)));
  const isStep = ({ target }: Reach) => target.kind === 'step';
  const rest = reached.filter((reach) => !isStep(reach) && !isMessage(reach));
  return {
    states: [
      ...planTargets(map, hash, reached.filter(isStep), queries),
      ...planFilled(map, hash),
      ...planTargets(map, hash, rest, queries),
      ...planMessages(map, hash, reached.filter(isMessage)),
    ],
    notPictured: exempt.map((reach) => ({ id: targetName(reach), reason: 'It is never visible.' })),
  };
}

function mergeAlike(states: readonly PlannedState[], { appearanceOf }: SiteQueries): PlannedState[] {
  const found = new Map<string, PlannedState>();
  for (const state of states) {
    const key = JSON.stringify([state.visit.hash, appearanceOf(state.visit), state.left]);
    const same = found.get(key);
    found.set(key, same ? { ...same, shows: [...same.shows, ...state.shows] } : state);
  }
  return [...found.values()];
}

/**
 * Plans the states of a journey: each step empty, filled in, with each reveal, alert and line, and with all its
 * messages. A state that shows nothing new is left out.
 */
export function planStates(map: PlannedJourney, queries: SiteQueries): Plan {
  // what is around the steps comes last: much of it shows with them
  const hashes = [...new Set(map.reaches.map(({ hash }) => hash))].sort(
    (one, other) => Number(!one) - Number(!other),
  );
  const plans = hashes.map((hash) => planStep(map, hash, queries));
  return {
    states: mergeAlike(
      plans.flatMap(({ states }) => states),
      queries,
    ),
    notPictured: [
      ...map.reaches
        .filter(({ visit }) => !visit)
        .map((reach) => ({ id: targetName(reach), reason: reach.reason ?? 'Nothing leads there.' })),
      ...plans.flatMap(({ notPictured }) => notPictured),
    ],
  };
}
