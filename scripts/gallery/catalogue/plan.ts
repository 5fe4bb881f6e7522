import type { JourneyMap, Reach, Target, Visit } from '#types/data/journeys';
import { groupsOf } from '../../groups-of.ts';
import { isExempt } from './exemptions.ts';
import { needsGaps } from './facts.ts';
import { distributeMessages, type Message, merge } from './message-rounds.ts';
import { firstWords, numberDuplicates, readableText, targetName } from './names.ts';
import { chosenQuote } from './setup.ts';
import type { Catalogue } from './state.ts';

/** A target with a visit that shows it. */
type Reached = Reach & { visit: Visit };

/** A state of a step for the gallery. */
export interface PlannedState {
  id: string;
  /** The step's hash. Empty for the page around the steps. */
  hash: string;
  name: string;
  visit: Visit;
  left: readonly string[];
  shows: readonly Reached[];
}

/** The queries about the site that planning needs. */
export interface SiteQueries {
  /** Returns a key that is the same for visits that look the same. */
  appearanceOf(visit: Visit): string;
  titleOf(reach: Reach): string;
  isShown(reach: Reach, visit: Visit): boolean;
}

/** The targets and samples of a journey, or of a form that is read as a journey. */
export interface PlannedJourney extends Pick<JourneyMap, 'reaches' | 'samples'> {
  folder: string;
}

const isReached = (reach: Reach): reach is Reached => reach.visit !== undefined;
const isMessage = (reach: Reached): reach is Message => reach.target.kind === 'message';
/** Returns true for a message about a form as a whole. The states in manual/ show these. */
const isAboutForm = ({ target }: Reach) => target.kind === 'message' && target.field === '';

function withSample(visit: Visit, sample: Visit | undefined): Visit {
  if (!sample) return visit;
  return {
    ...visit,
    told: { ...sample.told, ...visit.told },
    facts: { ...sample.facts, ...visit.facts },
    earlier: merge(visit.earlier, sample.earlier),
  };
}

/**
 * Returns the visit that shows a target, usually one with all other answers too. A line needs as few answers as
 * possible. An alert about a missing answer needs that answer to be missing.
 */
function visitFor(reach: Reached, sample: Visit | undefined, isShown: SiteQueries['isShown']): Visit {
  const { target, visit } = reach;
  const whole = withSample(visit, sample);
  if (target.kind === 'notice') return visit;
  if (target.kind === 'item') {
    const plainest = sample && { ...sample, answers: {} };
    return plainest && isShown(reach, plainest) ? plainest : whole;
  }
  if (target.kind !== 'alert') return whole;
  const found = !needsGaps(visit.facts) && isShown(reach, whole) ? whole : visit;
  // an alert about a missing visa does not show with the usual answers
  const told = { ...chosenQuote(), ...found.told } as Visit['told'];
  return isShown(reach, { ...found, told })
    ? found
    : { ...found, facts: { ...found.facts, missing: 'visaType' } };
}

function nameOf(target: Target, title: string): [id: string, name: string] {
  switch (target.kind) {
    case 'step':
      return ['empty', 'Empty'];
    case 'reveal':
      return [`reveal-${target.field.replace(/\W+/g, '-')}`, `Reveals ${target.field}`];
    case 'alert':
      return [`alert-${firstWords(title)}`, `Alert: ${readableText(title)}`];
    case 'item':
      return [`item-${firstWords(title)}`, `Line: ${readableText(title)}`];
    case 'notice':
      return ['notice', 'Another step is incomplete'];
    default:
      return ['messages', 'Messages'];
  }
}

function planStep(map: PlannedJourney, hash: string, all: readonly Reached[], queries: SiteQueries) {
  const folder = `${map.folder}/${hash || 'page'}`;
  const sample = map.samples[hash];
  const planTargets = (reaches: readonly Reached[]): PlannedState[] => {
    const names = reaches.map((reach) => nameOf(reach.target, queries.titleOf(reach)));
    const ids = numberDuplicates(names.map(([id]) => id));
    return reaches.map((reach, index) => ({
      id: `${folder}/${ids[index]}`,
      hash,
      name: names[index]?.[1] ?? '',
      visit: visitFor(reach, map.samples[reach.visit.hash], queries.isShown),
      left: [],
      shows: [reach],
    }));
  };
  const isFilled = sample && Object.keys(sample.answers).length > 0;
  const filled = { id: `${folder}/filled`, hash, name: 'Filled in', left: [], shows: [] };
  const messages = distributeMessages(all.filter(isMessage)).map(({ messages: shows, visit }, index) => ({
    id: `${folder}/messages-${index + 1}`,
    hash,
    name: `Messages ${index + 1}`,
    visit: withSample(visit, sample),
    left: shows.map(({ target }) => target.field),
    shows,
  }));
  return [
    ...planTargets(all.filter(({ target }) => target.kind === 'step')),
    ...(isFilled ? [{ ...filled, visit: sample }] : []),
    ...planTargets(all.filter((reach) => reach.target.kind !== 'step' && !isMessage(reach))),
    ...messages,
  ];
}

/**
 * Plans the states of a journey: each step empty, filled in, with each reveal, alert and line, and with all its
 * messages. Leaves out states that look like an earlier one.
 */
export function planStates(
  map: PlannedJourney,
  queries: SiteQueries,
): { states: PlannedState[]; notPictured: Catalogue['notPictured'] } {
  const [reached, notPictured] = [[] as Reached[], [] as { id: string; reason: string }[]];
  for (const reach of map.reaches) {
    const id = targetName(reach);
    if (!isReached(reach)) notPictured.push({ id, reason: reach.reason ?? 'Nothing leads there.' });
    else if (isAboutForm(reach)) continue;
    else if (isExempt(id)) notPictured.push({ id, reason: 'It is never visible.' });
    else reached.push(reach);
  }
  // the page around the steps is last, because much of it shows with them
  const steps = [...groupsOf(reached, ({ hash }) => hash)].sort(
    ([one], [other]) => Number(!one) - Number(!other),
  );
  const states = new Map<string, PlannedState>();
  for (const state of steps.flatMap(([hash, all]) => planStep(map, hash, all, queries))) {
    const key = JSON.stringify([state.visit.hash, queries.appearanceOf(state.visit), state.left]);
    const same = states.get(key);
    states.set(key, same ? { ...same, shows: [...same.shows, ...state.shows] } : state);
  }
  return { states: [...states.values()], notPictured };
}
