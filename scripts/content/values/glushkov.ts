import type { AST } from '@eslint-community/regexpp';
import type { CharSet } from 'refa';
import { ALL, ahead, common, NONE, setOf } from './character-sets.ts';

/** Larger patterns are not looked at. */
const MOST_PLACES = 500;
/** What repeats more often takes as long as what repeats without end. */
const MANY_TIMES = 8;

/** A step from one place of a pattern to the next that takes a character. */
export interface Edge {
  to: number;
  on: CharSet;
  /** in how many ways; 2 are many */
  ways: number;
}

/**
 * A pattern as Glushkov's automaton: a state for each place of it that takes a character. Unlike the automata of refa
 * it remembers that there are several ways between two places, as `(a*)*` has.
 */
export interface Automaton {
  /** the steps from each place */
  edges: readonly ReadonlyMap<number, Edge>[];
  /** the steps that it begins with */
  entries: readonly Edge[];
  /** the places where it may stop, whatever follows */
  ends: ReadonlySet<number>;
}

interface Entry extends Edge {
  /** whether only the start of a text may lie before it */
  isFirst: boolean;
}

interface Exit {
  from: number;
  /** what may follow */
  next: CharSet;
  ways: number;
  /** whether nothing further is asked after it */
  isFree: boolean;
}

/** A way through a part of a pattern that takes no character. */
type Empty = Omit<Exit, 'from'> & Pick<Entry, 'isFirst'>;

/** A part of a pattern: how it begins and ends. */
interface Part {
  entries: readonly Entry[];
  exits: readonly Exit[];
  empty: Empty | undefined;
}

const NOTHING: Empty = { next: ALL, ways: 1, isFree: true, isFirst: false };
const through = (empty: Partial<Empty>): Part => ({
  entries: [],
  exits: [],
  empty: { ...NOTHING, ...empty },
});

const many = (ways: number) => Math.min(ways, 2);

function emptyOfAny(empties: readonly Empty[]): Empty | undefined {
  // what holds at the start only is no further way amid a text
  const amid = empties.filter(({ isFirst }) => !isFirst);
  const [first, ...others] = amid.length > 0 ? amid : empties;
  if (!first) return undefined;
  return others.reduce(
    (one, other) => ({
      next: one.next.union(other.next),
      ways: many(one.ways + other.ways),
      isFree: one.isFree || other.isFree,
      isFirst: one.isFirst && other.isFirst,
    }),
    first,
  );
}

/** Builds the automaton of one pattern, or of what it looks ahead or behind for. */
export function glushkov(alternatives: readonly AST.Alternative[]): Automaton {
  const edges: Map<number, Edge>[] = [];

  function connect(exits: readonly Exit[], entries: readonly Entry[]): void {
    for (const { from, next, ways } of exits) {
      for (const entry of entries) {
        const on = common(entry.on, next);
        if (on.isEmpty || entry.isFirst) continue;
        const known = edges[from]?.get(entry.to);
        const isOther = known?.on.isDisjointWith(on) === false;
        const own = ways * entry.ways;
        edges[from]?.set(entry.to, {
          to: entry.to,
          on: known && known.on !== on ? known.on.union(on) : on,
          ways: many(isOther ? known.ways + own : Math.max(known?.ways ?? 0, own)),
        });
      }
    }
  }

  function character(on: CharSet): Part {
    const to = edges.length;
    if (to === MOST_PLACES) throw new RangeError('This pattern is too large.');
    edges.push(new Map());
    return {
      entries: [{ to, on, ways: 1, isFirst: false }],
      exits: [{ from: to, next: ALL, ways: 1, isFree: true }],
      empty: undefined,
    };
  }

  function sequence(a: Part, b: Part): Part {
    connect(a.exits, b.entries);
    const { empty: before } = a;
    const { empty: after } = b;
    const later = b.entries.map((entry) => ({
      ...entry,
      on: common(entry.on, before?.next ?? NONE),
      ways: many(entry.ways * (before?.ways ?? 0)),
      isFirst: entry.isFirst || before?.isFirst === true,
    }));
    const earlier = a.exits.map((exit) => ({
      ...exit,
      next: common(exit.next, after?.next ?? NONE),
      ways: many(exit.ways * (after?.ways ?? 0)),
      isFree: exit.isFree && after?.isFree === true,
    }));
    return {
      entries: before ? [...a.entries, ...later] : a.entries,
      exits: after && !after.isFirst ? [...b.exits, ...earlier] : b.exits,
      empty: before &&
        after && {
          next: common(before.next, after.next),
          ways: many(before.ways * after.ways),
          isFree: before.isFree && after.isFree,
          isFirst: before.isFirst || after.isFirst,
        },
    };
  }

  function any(parts: readonly Part[]): Part {
    return {
      entries: parts.flatMap(({ entries }) => entries),
      exits: parts.flatMap(({ exits }) => exits),
      empty: emptyOfAny(parts.flatMap(({ empty }) => empty ?? [])),
    };
  }

  /** A repetition that takes nothing ends there, so there is one way only to take none. */
  const orNone = (part: Part): Part => ({ ...part, empty: NOTHING });

  function loop(part: Part): Part {
    connect(part.exits, part.entries);
    return part;
  }

  function repeated({ element, min, max }: AST.Quantifier): Part {
    const once = () => partOf(element);
    // letters are counted, for groups of as many that follow each other are told apart by their number
    const least = setOf(element) ? min : Math.min(min, 1);
    let part: Part;
    if (max - least <= MANY_TIMES) {
      part = through({});
      for (let count = min; count < max; count += 1)
        part = orNone(sequence({ ...once(), empty: undefined }, part));
      for (let count = 0; count < min; count += 1) part = sequence(once(), part);
      return part;
    }
    part = loop(once());
    // the first round may take nothing, and another one something
    if (least === 0 || part.empty) part = orNone(part);
    for (let count = part.empty ? 0 : 1; count < least; count += 1) part = sequence(once(), part);
    return part;
  }

  function asserted(assertion: AST.Assertion): Part {
    switch (assertion.kind) {
      case 'start':
        return through({ isFree: false, isFirst: true });
      case 'end':
        return through({ isFree: false, next: NONE });
      case 'lookahead':
        return through({ isFree: false, next: ahead(assertion) });
      default:
        return through({ isFree: false });
    }
  }

  function partOf(element: AST.Element): Part {
    const set = setOf(element);
    if (set) return character(set);
    switch (element.type) {
      case 'Group':
      case 'CapturingGroup':
        return any(element.alternatives.map(alternative));
      case 'Quantifier':
        return repeated(element);
      case 'Assertion':
        return asserted(element);
      default:
        // what a reference back takes is known only as it is read
        return through({ isFree: false });
    }
  }

  function alternative({ elements }: AST.Alternative): Part {
    return elements.map(partOf).reduce(sequence, through({}));
  }

  const { entries, exits } = any(alternatives.map(alternative));
  return { edges, entries, ends: new Set(exits.filter(({ isFree }) => isFree).map(({ from }) => from)) };
}
