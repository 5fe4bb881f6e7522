import type { JourneyMap, Reach, Target, Visit } from '#types/data/journeys';
import { firstWords, inWords, numbered } from './names.ts';
import type { Plan, PlannedState } from './planned.ts';
import { type Message, roundsOf } from './rounds.ts';
import { targetName } from './target-name.ts';
import { isReached, onTheWay, type Reached, visitFor } from './visits.ts';

/** What planning asks of the site. */
export interface Known {
  /** What a visit finds and what is entered on it, as a text: visits with the same are pictured alike. */
  lookOf(visit: Visit): string;
  /** Whether a visitor who gives a visit's answers enters anything. */
  isEntered(visit: Visit): boolean;
  /** What an alert or a line is called. */
  titleOf(reach: Reach): string;
  /** Whether an alert or a line shows on a visit, as far as content has a say in it. */
  isShown(reach: Reach, visit: Visit): boolean;
  /** Whether a target can never be seen, and it is explained why. */
  isExplained(reach: Reach): boolean;
}

/** A journey, or a form that is read as one: what there is to see in it, and its samples. */
export interface Planned extends Pick<JourneyMap, 'reaches' | 'samples'> {
  /** Where its pictures stand among all. */
  folder: string;
}

const isMessage = (reach: Reached): reach is Message => reach.target.kind === 'message';

/** Returns true for what a step says of its form as a whole: that is pictured by others/error-summary.ts. */
const isOfForm = ({ target }: Reach) => target.kind === 'message' && target.field === '';

const placeOf = ({ folder }: Planned, hash: string) => `${folder}/${hash || 'page'}`;

const NAMES: Readonly<Record<Target['kind'], (target: Target, title: string) => [string, string]>> = {
  step: () => ['empty', 'Nothing entered'],
  reveal: (target) => {
    const field = 'field' in target ? target.field : '';
    return [`reveal-${field.replace(/\W+/g, '-')}`, `Reveals ${field}`];
  },
  alert: (_, title) => [`alert-${firstWords(title)}`, `Alert: ${inWords(title)}`],
  item: (_, title) => [`item-${firstWords(title)}`, `Line: ${inWords(title)}`],
  notice: () => ['notice', 'Another step is incomplete'],
  message: () => ['messages', 'Messages'],
};

/** One state for each thing to see, but for messages. */
function singles(map: Planned, hash: string, reaches: readonly Reached[], known: Known): PlannedState[] {
  const names = reaches.map((reach) => NAMES[reach.target.kind](reach.target, known.titleOf(reach)));
  const ids = numbered(names.map(([id]) => id));
  return reaches.map((reach, index) => ({
    id: `${placeOf(map, hash)}/${ids[index]}`,
    hash,
    name: names[index]?.[1] ?? '',
    visit: visitFor(reach, map.samples[reach.visit.hash], known.isShown),
    left: [],
    shows: [reach],
  }));
}

/** A step filled in as the sample has it, where there is anything to be filled in. */
function filled(map: Planned, hash: string, known: Known): Plan {
  const visit = map.samples[hash];
  if (!visit || Object.keys(visit.answers).length === 0) return { states: [], notPictured: [] };
  const id = `${placeOf(map, hash)}/filled`;
  return known.isEntered(visit)
    ? { states: [{ id, hash, name: 'Filled in', visit, left: [], shows: [] }], notPictured: [] }
    : {
        states: [],
        notPictured: [{ id: `${hash} filled`, reason: 'A visitor who fills it in enters nothing.' }],
      };
}

/** All messages in as few rounds as they take, but for those that can't be seen. */
function messages(map: Planned, hash: string, reaches: readonly Message[], known: Known): Plan {
  const rounds = roundsOf(reaches.filter((reach) => !known.isExplained(reach)));
  return {
    states: rounds.map(({ messages: shows, visit }, index) => ({
      id: `${placeOf(map, hash)}/messages-${index + 1}`,
      hash,
      name: `Messages, round ${index + 1}`,
      visit: onTheWay(visit, map.samples[hash]),
      left: shows.map(({ target }) => target.field),
      shows,
    })),
    notPictured: reaches
      .filter(known.isExplained)
      .map((reach) => ({ id: targetName(reach), reason: 'It can never be seen.' })),
  };
}

function planStep(map: Planned, hash: string, known: Known): Plan {
  const reached = map.reaches.filter((reach) => reach.hash === hash && !isOfForm(reach)).filter(isReached);
  const [empty, others] = [
    reached.filter(({ target }) => target.kind === 'step'),
    reached.filter((reach) => reach.target.kind !== 'step' && !isMessage(reach)),
  ];
  const [whole, rounds] = [filled(map, hash, known), messages(map, hash, reached.filter(isMessage), known)];
  return {
    states: [
      ...singles(map, hash, empty, known),
      ...whole.states,
      ...singles(map, hash, others, known),
      ...rounds.states,
    ],
    notPictured: [...whole.notPictured, ...rounds.notPictured],
  };
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
 */
export function planStates(map: Planned, known: Known): Plan {
  // what stands around the steps comes last: much of it shows with them
  const hashes = [...new Set(map.reaches.map(({ hash }) => hash))].sort(
    (one, other) => Number(!one) - Number(!other),
  );
  const plans = hashes.map((hash) => planStep(map, hash, known));
  const states = plans.flatMap((plan) => plan.states);
  return {
    states: mergeAlike(states, ({ visit, left }) => JSON.stringify([visit.hash, known.lookOf(visit), left])),
    notPictured: [
      ...map.reaches
        .filter(({ visit }) => !visit)
        .map((reach) => ({ id: targetName(reach), reason: reach.reason ?? 'Nothing leads there.' })),
      ...plans.flatMap((plan) => plan.notPictured),
    ],
  };
}
