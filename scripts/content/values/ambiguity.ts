import { CharSet, type Concatenation, type Element, type NoParent, type Quantifier } from 'refa';

/** The maximum number of positions. Larger patterns are not searched. */
const MOST_POSITIONS = 500;
/** The maximum number of position pairs to search. Patterns that people write need a few hundred. */
const MOST_PAIRS = 20_000;
/** The widest range of a repetition to unroll. A wider one counts as endless, because it takes as long. */
const WIDEST_RANGE = 8;
/** All characters except the two that represent `^` and `$`, which are never repeated. */
const TYPED = CharSet.all(0x10ffff).without({ min: 0x10fffe, max: 0x10ffff });

/** Positions of the pattern that consume a character, with the number of ways to reach them. 2 means several. */
type Ways = ReadonlyMap<number, number>;

interface Part {
  first: Ways;
  last: Ways;
  empty: number;
}

const NOTHING: Part = { first: new Map(), last: new Map(), empty: 1 };
const NEVER: Part = { ...NOTHING, empty: 0 };

const atMostTwo = (ways: number) => Math.min(ways, 2);
const times = (ways: Ways, factor: number) =>
  new Map([...ways].flatMap(([to, count]) => (factor > 0 ? [[to, atMostTwo(count * factor)] as const] : [])));
const joined = (one: Ways, other: Ways) => new Map([...one, ...other]);

/** Creates Glushkov's automaton. refa's would merge the ways between two states, and `(a*)*` has several. */
function createAutomaton(alternatives: readonly NoParent<Concatenation>[]) {
  const characters: CharSet[] = [];
  const edges: Map<number, number>[] = [];

  function connect(from: Ways, to: Ways): void {
    for (const [state, count] of from)
      for (const [next, ways] of to)
        edges[state]?.set(next, atMostTwo((edges[state].get(next) ?? 0) + count * ways));
  }

  function character(set: CharSet): Part {
    if (set.isEmpty) return NEVER;
    if (characters.length === MOST_POSITIONS) throw new RangeError('This pattern is too large.');
    const position = new Map([[characters.push(set) - 1, 1]]);
    edges.push(new Map());
    return { first: position, last: position, empty: 0 };
  }

  function sequence(one: Part, other: Part): Part {
    connect(one.last, other.first);
    return {
      first: joined(one.first, times(other.first, one.empty)),
      last: joined(times(one.last, other.empty), other.last),
      empty: atMostTwo(one.empty * other.empty),
    };
  }

  function anyOf(parts: readonly Part[]): Part {
    const either = (one: Part, other: Part) => ({
      first: joined(one.first, other.first),
      last: joined(one.last, other.last),
      empty: atMostTwo(one.empty + other.empty),
    });
    return parts.reduce(either, NEVER);
  }

  // it can be empty in only one way: JavaScript ends a repetition at a round that consumes nothing
  const optional = (part: Part): Part => ({ ...part, empty: 1 });

  function repeated({ alternatives, min, max }: NoParent<Quantifier>): Part {
    const once = () => anyOf(alternatives.map(concatenation));
    const isCharacter = alternatives.every(
      ({ elements: [only, ...more] }) => only?.type === 'CharacterClass' && more.length === 0,
    );
    const least = isCharacter ? min : Math.min(min, 1);
    let part = NOTHING;
    if (max - least <= WIDEST_RANGE) {
      for (let round = min; round < max; round += 1) part = optional(sequence({ ...once(), empty: 0 }, part));
      for (let round = 0; round < min; round += 1) part = sequence(once(), part);
      return part;
    }
    part = once();
    connect(part.last, part.first);
    // the first round may consume nothing, and a later one something
    const isOptional = least === 0 || part.empty > 0;
    const rounds = part.empty > 0 ? 0 : 1;
    if (isOptional) part = optional(part);
    for (let round = rounds; round < least; round += 1) part = sequence(once(), part);
    return part;
  }

  function element(node: NoParent<Element>): Part {
    if (node.type === 'CharacterClass') return character(node.characters);
    if (node.type === 'Alternation') return anyOf(node.alternatives.map(concatenation));
    // a lookaround consumes nothing, and the length of a back reference is known only at run time
    return node.type === 'Quantifier' ? repeated(node) : NOTHING;
  }

  function concatenation({ elements }: NoParent<Concatenation>): Part {
    return elements.map(element).reduce(sequence, NOTHING);
  }

  const { first, last } = anyOf(alternatives.map(concatenation));
  return { characters, edges, first, last };
}

function loopEdges({ characters, edges, first, last }: ReturnType<typeof createAutomaton>) {
  const reachable = new Set(first.keys());
  // the loop also visits the positions that it adds
  for (const state of reachable) for (const next of edges[state]?.keys() ?? []) reachable.add(next);
  // the regex engine never backtracks from a position where the pattern may end, whatever follows
  let states = new Set(
    [...reachable].filter((state) => !last.has(state) && !characters[state]?.isDisjointWith(TYPED)),
  );
  for (;;) {
    const among = (state: number) => [...(edges[state] ?? [])].filter(([next]) => states.has(next));
    const entered = new Set([...states].flatMap((state) => among(state).map(([next]) => next)));
    const left = new Set([...states].filter((state) => entered.has(state) && among(state).length > 0));
    if (left.size === states.size) return new Map([...states].map((state) => [state, among(state)]));
    states = left;
  }
}

interface Pair {
  one: number;
  other: number;
  differ: boolean;
  characters: readonly CharSet[];
}

/**
 * Finds a text that returns from a position to itself in two ways. Such a pattern takes exponential time (Weber and
 * Seidl: On the degree of ambiguity of finite automata).
 */
export function ambiguousLoop(alternatives: readonly NoParent<Concatenation>[]): CharSet[] | undefined {
  const automaton = createAutomaton(alternatives);
  const edges = loopEdges(automaton);

  function* following({ one, other, differ, characters }: Pair): Generator<Pair> {
    for (const [a, ways] of edges.get(one) ?? [])
      for (const [b] of edges.get(other) ?? []) {
        const shared = automaton.characters[a]?.intersect(automaton.characters[b] ?? CharSet.empty(0x10ffff));
        if (!shared || shared.isEmpty) continue;
        const isOther = a !== b || (one === other && ways > 1);
        const pair = { one: Math.min(a, b), other: Math.max(a, b), differ: differ || isOther };
        yield { ...pair, characters: [...characters, shared] };
      }
  }

  let left = MOST_PAIRS;
  for (const start of edges.keys()) {
    const pairs = new Map<string, Pair>([['', { one: start, other: start, differ: false, characters: [] }]]);
    for (const pair of pairs.values()) {
      for (const next of following(pair)) {
        if (next.differ && next.one === start && next.other === start) return [...next.characters];
        const key = `${next.one} ${next.other} ${next.differ}`;
        if (!pairs.has(key)) pairs.set(key, next);
      }
      left -= 1;
      if (left === 0) return undefined;
    }
  }
  return undefined;
}
