import type { CharSet } from 'refa';
import { common } from './character-sets.ts';
import type { Automaton, Edge } from './glushkov.ts';

/** Patterns that people write take a few hundred; the search in a larger one is given up. */
const MOST_PAIRS = 20_000;

/** Two ways through a pattern that have taken the same letters, and how they came there. */
interface Pair {
  one: number;
  other: number;
  /** whether they have parted since they set out */
  haveParted: boolean;
  letters: CharSet | undefined;
  before: Pair | undefined;
}

const keyOf = ({ one, other, haveParted }: Pair) => `${one} ${other} ${haveParted}`;

function lettersTo(pair: Pair | undefined): CharSet[] {
  return pair?.letters ? [...lettersTo(pair.before), pair.letters] : [];
}

/** The steps from each of some places to others of them. */
type Steps = ReadonlyMap<number, readonly Edge[]>;

function stepsAmong(places: Iterable<number>, { edges }: Automaton): Steps {
  const among = new Set(places);
  return new Map(
    [...among].map((place) => [place, [...(edges[place]?.values() ?? [])].filter(({ to }) => among.has(to))]),
  );
}

/** The places that a text can lead to. */
function reachable({ entries, edges }: Automaton): ReadonlySet<number> {
  const places = new Set(entries.filter(({ on }) => !on.isEmpty).map(({ to }) => to));
  // what is added on the way is looked at, too
  for (const place of places) for (const { to } of edges[place]?.values() ?? []) places.add(to);
  return places;
}

/** The steps within loops; those between two loops are left. */
function loopsOf(automaton: Automaton): Steps {
  // where a pattern may stop it never turns back
  const places = [...reachable(automaton)].filter((place) => !automaton.ends.has(place));
  let steps = stepsAmong(places, automaton);
  for (;;) {
    const entered = new Set([...steps.values()].flat().map(({ to }) => to));
    const kept = [...steps].filter(([place, { length }]) => length > 0 && entered.has(place));
    if (kept.length === steps.size) return steps;
    steps = stepsAmong(
      kept.map(([place]) => place),
      automaton,
    );
  }
}

function next(steps: Steps, pair: Pair): Pair[] {
  const { one, other, haveParted } = pair;
  const ofOther = steps.get(other) ?? [];
  return (steps.get(one) ?? []).flatMap((a) =>
    ofOther.flatMap((b) => {
      const letters = common(a.on, b.on);
      if (letters.isEmpty) return [];
      const parts = a.to !== b.to || (one === other && a.ways > 1);
      const [low, high] = a.to < b.to ? [a.to, b.to] : [b.to, a.to];
      return [{ one: low, other: high, haveParted: haveParted || parts, letters, before: pair }];
    }),
  );
}

/** What leads from a place back to it in two ways, and how many pairs were looked at to find it. */
function roundTrip(steps: Steps, place: number, most: number): { letters?: CharSet[]; pairs: number } {
  const start: Pair = { one: place, other: place, haveParted: false, letters: undefined, before: undefined };
  const pairs = new Map([[keyOf(start), start]]);
  for (const pair of pairs.values()) {
    for (const follower of next(steps, pair)) {
      const isBack = follower.one === place && follower.other === place;
      if (isBack && follower.haveParted) return { letters: lettersTo(follower), pairs: pairs.size };
      if (!pairs.has(keyOf(follower))) pairs.set(keyOf(follower), follower);
    }
    if (pairs.size > most) break;
  }
  return { pairs: pairs.size };
}

/**
 * What a text has to repeat for the ways through a pattern to double each time: the letters that lead from a place of
 * it back to that place in two ways. A pattern takes exponential time where there is one (Weber and Seidl's criterion
 * of exponential ambiguity), and never where there is none.
 */
export function doublingLetters(automaton: Automaton): CharSet[] | undefined {
  let left = MOST_PAIRS;
  const steps = loopsOf(automaton);
  for (const place of steps.keys()) {
    const { letters, pairs } = roundTrip(steps, place, left);
    if (letters) return letters;
    left -= pairs;
  }
  return undefined;
}
