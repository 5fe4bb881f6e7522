import type { JourneyMap, Reach, Target, Visit } from '#types/data/journeys';
import { mergeSteps } from './paths.ts';
import type { PlannedState } from './planned.ts';
import { type Message, roundsOf } from './rounds.ts';

/** A reach that a visit leads to. */
type Reached = Reach & { visit: Visit };

const isReached = (reach: Reach): reach is Reached => reach.visit !== undefined;
const isMessage = (reach: Reached): reach is Message => reach.target.kind === 'message';

const folderOf = ({ file }: JourneyMap) => file.replace(/^.*\/|\.json$/g, '');

/** What was told before by a visitor who comes all the way, with what this visit needs in its place. */
function onTheWay(visit: Visit, sample: Visit | undefined): Visit {
  if (!sample) return visit;
  return {
    ...visit,
    told: { ...sample.told, ...visit.told },
    facts: { ...sample.facts, ...visit.facts },
    earlier: mergeSteps(visit.earlier, sample.earlier),
  };
}

/** Notices may show just because something was not told: their visits are made as they are. */
const AS_THEY_ARE: readonly Target['kind'][] = ['alert', 'notice'];

const NAMES: Readonly<Record<Target['kind'], (target: Target) => string>> = {
  step: () => 'Nothing entered',
  reveal: (target) => `Reveals ${'field' in target ? target.field : ''}`,
  alert: (target) => `Alert: ${'text' in target ? target.text : ''}`,
  item: (target) => `Line: ${'text' in target ? target.text : ''}`,
  notice: () => 'Another step is incomplete',
  message: () => 'Messages',
};

/** One state for each thing to see, but for messages. */
function singles(map: JourneyMap, hash: string, reaches: readonly Reached[]): PlannedState[] {
  const counts = new Map<string, number>();
  return reaches.map((reach) => {
    const { target, visit } = reach;
    const count = (counts.get(target.kind) ?? 0) + 1;
    counts.set(target.kind, count);
    const sample = map.samples[visit.hash];
    const suffix = target.kind === 'reveal' ? target.field.replace(/\W+/g, '-') : count;
    return {
      id: `${folderOf(map)}/${hash || 'page'}/${target.kind === 'step' ? 'empty' : `${target.kind}-${suffix}`}`,
      name: NAMES[target.kind](target),
      visit: AS_THEY_ARE.includes(target.kind) ? visit : onTheWay(visit, sample),
      left: [],
      shows: [reach],
    };
  });
}

function filled(map: JourneyMap, hash: string): PlannedState[] {
  const visit = map.samples[hash];
  return visit
    ? [{ id: `${folderOf(map)}/${hash}/filled`, name: 'Filled in', visit, left: [], shows: [] }]
    : [];
}

function messages(map: JourneyMap, hash: string, reaches: readonly Message[]): PlannedState[] {
  return roundsOf(reaches).map(({ messages, visit }, index) => ({
    id: `${folderOf(map)}/${hash}/messages-${index + 1}`,
    name: `Messages, round ${index + 1}`,
    visit: onTheWay(visit, map.samples[hash]),
    left: messages.map(({ target }) => target.field),
    shows: messages,
  }));
}

function planStep(map: JourneyMap, hash: string): PlannedState[] {
  const reached = map.reaches.filter((reach) => reach.hash === hash).filter(isReached);
  const [empty, others] = [
    reached.filter(({ target }) => target.kind === 'step'),
    reached.filter((reach) => reach.target.kind !== 'step' && !isMessage(reach)),
  ];
  return [
    ...singles(map, hash, empty),
    ...filled(map, hash),
    ...singles(map, hash, others),
    ...messages(map, hash, reached.filter(isMessage)),
  ];
}

/** States that come out the same become one, which shows what all of them do. */
function mergeAlike(
  states: readonly PlannedState[],
  sameness: (state: PlannedState) => string,
): PlannedState[] {
  const found = new Map<string, PlannedState>();
  for (const state of states) {
    const key = sameness(state);
    const same = found.get(key);
    found.set(key, same ? { ...same, shows: [...same.shows, ...state.shows] } : state);
  }
  return [...found.values()];
}

/**
 * The states of a journey that are worth a picture: each step empty, filled in, with each reveal, alert and line, and
 * with all its messages in as few rounds as they take. One that shows nothing new is left out.
 *
 * @param situationOf what a visit finds, as a text to compare
 */
export function planStates(map: JourneyMap, situationOf: (visit: Visit) => string): PlannedState[] {
  // what stands around the steps comes last: much of it shows with them
  const hashes = [...new Set(map.reaches.map(({ hash }) => hash))].sort(
    (one, other) => Number(!one) - Number(!other),
  );
  const states = hashes.flatMap((hash) => planStep(map, hash));
  return mergeAlike(states, ({ visit, left }) =>
    JSON.stringify([visit.hash, situationOf(visit), visit.answers, left]),
  );
}
