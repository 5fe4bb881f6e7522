import type { Journey } from '#types/content/journey';

type Hashes = readonly string[];

function isJourney(value: object): value is Pick<Journey, 'steps'> {
  return 'steps' in value && Array.isArray(value.steps) && 'name' in value;
}

/** Returns the hashes of each journey's steps in a page's content. */
export function hashesIn(content: unknown): Hashes[] {
  if (content === null || typeof content !== 'object') return [];
  if (isJourney(content)) return [content.steps.map(({ step }) => step.hash)];
  return Object.values(content).flatMap(hashesIn);
}

/** Returns the nearest hashes before and after an index that still exist. */
function neighbours(hashes: Hashes, at: number, after: Hashes): [string | undefined, string | undefined] {
  const stays = (hash: string) => after.includes(hash);
  return [hashes.slice(0, at).findLast(stays), hashes.slice(at + 1).find(stays)];
}

/** Returns the hashes between two; without one, from the start or to the end. */
function between(hashes: Hashes, from: string | undefined, to: string | undefined): Hashes {
  const start = from === undefined ? 0 : hashes.indexOf(from) + 1;
  const end = to === undefined ? hashes.length : hashes.indexOf(to);
  return hashes.slice(start, end);
}

/** Finds the new hash of a step: it is at the same place between unchanged ones. Undefined if the step stays or is removed. */
export function renamedStep(before: Hashes, after: Hashes, hash: string): string | undefined {
  const at = before.indexOf(hash);
  if (at < 0 || after.includes(hash)) return undefined;
  const [from, to] = neighbours(before, at, after);
  const [removed, added] = [between(before, from, to), between(after, from, to)];
  return removed.length === added.length ? added[removed.indexOf(hash)] : undefined;
}
