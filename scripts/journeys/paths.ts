import type { Travel, Traveller } from './walk/travel.ts';

/**
 * How many different ways lead through a journey to its end: sequences of steps with the fields that each reveals.
 * Visitors who have come the same way so far are counted together, whatever it was that they answered.
 */
export function countPaths({ starts, doings, keyOf }: Travel): number {
  const counted = new Map<string, number>();
  const count = (travellers: readonly Traveller[]): number => {
    const distinct = new Map(travellers.map((traveller) => [keyOf(traveller), traveller]));
    const key = [...distinct.keys()].sort().join('\n');
    const known = counted.get(key);
    if (known !== undefined) return known;
    const ways = new Map<string, { beside: number; group: Traveller[] }>();
    for (const traveller of distinct.values()) {
      const { onwards, beside } = doings(traveller);
      for (const { revealed, to } of onwards) {
        const label = JSON.stringify([traveller.next?.index, revealed.toSorted()]);
        const way = ways.get(label) ?? { beside, group: [] };
        ways.set(label, { beside: Math.max(way.beside, beside), group: [...way.group, to] });
      }
    }
    const arrived = [...distinct.values()].some(({ next }) => next === undefined);
    const total = [...ways.values()].reduce(
      (sum, { beside, group }) => sum + beside * count(group),
      arrived ? 1 : 0,
    );
    counted.set(key, total);
    return total;
  };
  return count(starts.map(({ traveller }) => traveller));
}
