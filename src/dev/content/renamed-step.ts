import type { Journey } from '#types/content/journey';

type Hashes = readonly string[];

function isJourney(value: object): value is Pick<Journey, 'steps'> {
  return 'steps' in value && Array.isArray(value.steps) && 'name' in value;
}

/** The hashes of the steps of every journey in a page's content. */
export function hashesIn(content: unknown): Hashes[] {
  if (content === null || typeof content !== 'object') return [];
  if (isJourney(content)) return [content.steps.map(({ step }) => step.hash)];
  return Object.values(content).flatMap(hashesIn);
}

/** What stands next to a place and is still there: before it, and after it. */
function neighbours(hashes: Hashes, at: number, others: Hashes): [string | undefined, string | undefined] {
  const stays = (hash: string) => others.includes(hash);
  return [hashes.slice(0, at).findLast(stays), hashes.slice(at + 1).find(stays)];
}

/** What stands between two hashes; without one, from the beginning or to the end. */
function between(hashes: Hashes, from: string | undefined, to: string | undefined): Hashes {
  const start = from === undefined ? 0 : hashes.indexOf(from) + 1;
  const end = to === undefined ? hashes.length : hashes.indexOf(to);
  return hashes.slice(start, end);
}

/**
 * The new hash of a step whose hash was edited: it stands where the old one stood, among steps that kept theirs.
 *
 * @returns undefined where the step is still there, or is gone
 */
export function renamedStep(before: Hashes, after: Hashes, hash: string): string | undefined {
  const at = before.indexOf(hash);
  if (at < 0 || after.includes(hash)) return undefined;
  const [from, to] = neighbours(before, at, after);
  const [gone, come] = [between(before, from, to), between(after, from, to)];
  return gone.length === come.length ? come[gone.indexOf(hash)] : undefined;
}
