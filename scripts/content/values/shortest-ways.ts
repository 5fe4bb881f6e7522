import type { CharSet, NFA } from 'refa';

/**
 * A few ways through an automaton, the shortest first. Only those are gone that arrive: of all that set out there may
 * be more than can be counted.
 */
export function shortestWays(automaton: NFA, most: number): CharSet[][] {
  const nodes = [...automaton.nodes()];
  const ways: CharSet[][] = [];
  /** the nodes from which a way ends after so many letters */
  const ending: ReadonlySet<NFA.Node>[] = [automaton.finals];

  const go = (node: NFA.Node, left: number, way: CharSet[]): void => {
    if (ways.length === most || !ending[left]?.has(node)) return;
    if (left === 0) ways.push(way);
    else for (const [next, letters] of node.out) go(next, left - 1, [...way, letters]);
  };
  // a way that is longer by more than all nodes has gone in a circle, and there is a shorter one
  let last = 0;
  for (let length = 0; length <= last + nodes.length && ways.length < most; length += 1) {
    const before = ways.length;
    go(automaton.initial, length, []);
    if (ways.length > before) last = length;
    const nearer = ending[length];
    ending.push(new Set(nodes.filter(({ out }) => [...out.keys()].some((next) => nearer?.has(next)))));
  }
  return ways;
}
