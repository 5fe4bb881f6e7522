/** A visitor's way of paying in one test: the method, the number of tabs, and the faults. */
export interface Scenario {
  id: number;
  method: 'card' | 'account';
  press: 'click' | 'double click' | 'Enter twice';
  /**
   * How storage works. If it is blocked or silent, there is only one tab, because tabs share nothing and closing one
   * loses its data.
   */
  storage: 'working' | 'full' | 'blocked' | 'silent';
  tabs: number;
  /** Milliseconds between the presses in two tabs. */
  gap: number;
  /** Milliseconds until the insurer answers. */
  delay: number;
  /** The fate of the insurer's answer. `lost`: the insurer accepted. `unsent`: the application never arrives. */
  answer: 'comes' | 'lost' | 'unsent';
  /** The interruption of the first tab, `after` milliseconds after the press. */
  interruption?: { kind: 'reload' | 'close' | 'leave' | 'offline'; after: number };
}

/** Returns a generator of numbers from 0 up to 1 that depend only on the seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns true if tabs can share data. */
export function isShared(storage: Scenario['storage']): boolean {
  return storage === 'working' || storage === 'full';
}

function scenario(id: number, seed: number): Scenario {
  const random = randomFrom(seed * 10_007 + id);
  const upTo = (limit: number) => Math.floor(random() * (limit + 1));
  const oneOf = <Choice>(...choices: readonly Choice[]) => choices[upTo(choices.length - 1)] as Choice;

  const storage = oneOf<Scenario['storage']>('working', 'working', 'working', 'full', 'blocked', 'silent');
  const hasTabs = isShared(storage);
  const kind = oneOf('none', 'none', 'reload', 'leave', 'offline', ...(hasTabs ? (['close'] as const) : []));
  return {
    id,
    method: oneOf('card', 'account'),
    press: oneOf('click', 'double click', 'Enter twice'),
    storage,
    tabs: hasTabs ? oneOf(1, 2, 3) : 1,
    gap: oneOf(0, upTo(50)),
    delay: oneOf(0, upTo(3000)),
    answer: oneOf('comes', 'comes', 'lost', 'unsent'),
    ...(kind !== 'none' && { interruption: { kind, after: upTo(2000) } }),
  };
}

export function scenarios(count: number, seed: number): Scenario[] {
  return [...Array(count).keys()].map((index) => scenario(index + 1, seed));
}

/** Describes a scenario in one line, for the name of its test. */
export function describeScenario(scenario: Scenario): string {
  const { id, method, press, storage, tabs, gap, delay, answer, interruption } = scenario;
  const parts = [
    `payment ${id}: ${press}, ${method}`,
    tabs > 1 && `${tabs} tabs ${gap} ms apart`,
    `storage ${storage}`,
    `answer ${answer} after ${delay} ms`,
    interruption && `${interruption.kind} after ${interruption.after} ms`,
  ];
  return parts.filter(Boolean).join(', ');
}
