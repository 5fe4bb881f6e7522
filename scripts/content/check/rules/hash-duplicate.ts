import { isDeepStrictEqual } from 'node:util';
import type { ContentFile } from '../../read.ts';
import { atValue, type Report } from '../diagnostic.ts';
import { quote } from '../format.ts';
import { type JourneyEntry, journeysIn } from '../model/journeys.ts';
import { type CheckContext, perFile, type Rule } from '../rule.ts';

function duplicate(
  { origin, site }: CheckContext,
  file: ContentFile,
  hash: string,
  [before, at]: [before: string, at: string],
): Report {
  const one = origin(file, before);
  const other = origin(file, at);
  // the same step twice has its hash written once: then it is the journey that repeats it
  if (one.file === other.file && one.pointer === other.pointer) {
    const message = `The step ${quote(hash)} is already in this journey.`;
    return { location: atValue(site(file, at)), message, advice: 'Remove it, or use another step.' };
  }
  const message = `The hash ${quote(hash)} is already used by ${one.file.name} in this journey.`;
  return { location: atValue(other), message, advice: 'Change the hash of one of the two steps.' };
}

/** Variants of a step, each with its own condition, may share the hash. */
function areVariants(one: JourneyEntry, other: JourneyEntry): boolean {
  return one.when !== undefined && other.when !== undefined && !isDeepStrictEqual(one.when, other.when);
}

function checkJourney(context: CheckContext, file: ContentFile, journey: readonly JourneyEntry[]): Report[] {
  const first = new Map<string, JourneyEntry>();
  const at = ({ pointer }: JourneyEntry) => `${pointer}/step/hash`;
  return journey.flatMap((entry) => {
    const { hash } = entry.step;
    if (typeof hash !== 'string') return [];
    const before = first.get(hash);
    if (!before) first.set(hash, entry);
    if (!before || areVariants(before, entry)) return [];
    return [duplicate(context, file, hash, [at(before), at(entry)])];
  });
}

export const rule: Rule = {
  id: 'hash-duplicate',
  topic: 'Pages, journeys and steps',
  about: 'Two steps of a journey have the same hash, so only the first can be reached.',
  check: perFile((context, file) =>
    journeysIn(context.own(file)).flatMap((journey) => checkJourney(context, file, journey)),
  ),
};
