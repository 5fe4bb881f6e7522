import { createHash } from 'node:crypto';
import { LOOKS } from '../e2e/support/in-progress.ts';

/** A visitor's way of paying in one test: the method, the number of tabs, and the faults. */
export type Scenario = ReturnType<typeof scenario>;

type Storage = 'working' | 'full' | 'blocked' | 'silent';

/** Returns true if tabs can share data. */
export const isShared = (storage: Storage): boolean => storage === 'working' || storage === 'full';

function scenario(id: number, seed: number) {
  let drawn = 0;
  /** Returns a number from 0 up to a limit, which depends only on the seed, the scenario and the numbers before. */
  const upTo = (limit: number) => {
    drawn += 1;
    return createHash('sha256').update(`${seed} ${id} ${drawn}`).digest().readUInt32BE() % (limit + 1);
  };
  const oneOf = <const Choice>(...choices: readonly Choice[]) => choices[upTo(choices.length - 1)] as Choice;

  const storage = oneOf<Storage>('working', 'working', 'working', 'full', 'blocked', 'silent');
  // without shared data there is only one tab, and closing it loses its data
  const hasTabs = isShared(storage);
  const kind = oneOf('none', 'none', 'reload', 'leave', 'offline', ...(hasTabs ? (['close'] as const) : []));
  return {
    id,
    method: oneOf('card', 'account'),
    press: oneOf('click', 'double click', 'Enter twice'),
    storage,
    tabs: hasTabs ? oneOf(1, 2, 3) : 1,
    /** Milliseconds between the presses in two tabs. */
    gap: oneOf(0, upTo(50)),
    /** Milliseconds until the insurer answers. */
    delay: oneOf(0, upTo(3000)),
    /** The fate of the insurer's answer. `lost`: the insurer accepted. `unsent`: the application never arrives. */
    answer: oneOf('comes', 'comes', 'lost', 'unsent'),
    /** A look at something else in another tab before paying: it must not change the application. */
    look: storage === 'working' ? oneOf(undefined, ...Object.keys(LOOKS)) : undefined,
    /** The interruption of the first tab, `after` milliseconds after the press. */
    interruption: kind === 'none' ? undefined : { kind, after: upTo(2000) },
  };
}

export function scenarios(count: number, seed: number): Scenario[] {
  return [...Array(count).keys()].map((index) => scenario(index + 1, seed));
}

const PRESSES = { click: 'a click', 'double click': 'a double click', 'Enter twice': 'Enter pressed twice' };
const LOSSES = { lost: 'the first answer lost', unsent: 'the first request lost' };
const INTERRUPTIONS = {
  reload: 'a reload',
  leave: 'a visit to another page',
  offline: 'a lost connection',
  close: 'the tab closed',
};

/** Describes a scenario in one line, for the name of its test. */
export function describeScenario(scenario: Scenario): string {
  const { id, method, press, storage, tabs, gap, delay, answer, look, interruption } = scenario;
  const parts = [
    `payment ${id}: pays once by ${method} with ${PRESSES[press]}`,
    tabs > 1 && `in ${tabs} tabs ${gap} ms apart`,
    `with ${storage} storage`,
    `an answer after ${delay} ms`,
    answer !== 'comes' && LOSSES[answer],
    look && `after the visitor ${look} in another tab`,
    interruption && `${INTERRUPTIONS[interruption.kind]} after ${interruption.after} ms`,
  ];
  return parts.filter(Boolean).join(', ');
}
