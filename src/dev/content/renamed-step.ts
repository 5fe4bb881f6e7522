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

/** Finds the new hash of a step: it is at the same place between unchanged ones. Undefined if the step stays or is removed. */
export function renamedStep(before: Hashes, after: Hashes, hash: string): string | undefined {
  const at = before.indexOf(hash);
  const isUnchanged = (index: number) => after.includes(before[index] ?? '');
  if (at < 0 || isUnchanged(at)) return undefined;
  // the changed steps around it
  let [first, last] = [at, at];
  while (first > 0 && !isUnchanged(first - 1)) first -= 1;
  while (last < before.length - 1 && !isUnchanged(last + 1)) last += 1;
  const [previous, next] = [before[first - 1], before[last + 1]];
  const start = previous === undefined ? 0 : after.indexOf(previous) + 1;
  const end = next === undefined ? after.length : after.indexOf(next);
  return end - start === last - first + 1 ? after[start + at - first] : undefined;
}
