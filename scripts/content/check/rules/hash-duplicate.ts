import { isDeepStrictEqual } from 'node:util';
import type { ContentFile } from '../../read.ts';
import { placeKey } from '../../resolve.ts';
import type { Report } from '../diagnostic.ts';
import { quote } from '../format.ts';
import { type JourneyEntry, journeysIn } from '../model/journeys.ts';
import { type CheckContext, perFile, type Rule, report } from '../rule.ts';

function duplicate(
  { origin, site }: CheckContext,
  file: ContentFile,
  before: JourneyEntry,
  { step: { hash }, pointer }: JourneyEntry,
): Report {
  const first = origin(file, `${before.pointer}/step/hash`);
  const second = origin(file, `${pointer}/step/hash`);
  // the same step twice has its hash written once: then it is the journey that repeats it
  if (placeKey(first) === placeKey(second)) {
    const message = `The step ${quote(hash)} is already in this journey.`;
    return report(site(file, `${pointer}/step/hash`), message, 'Remove it, or use another step.');
  }
  const message = `The hash ${quote(hash)} is already used by ${first.file.name} in this journey.`;
  return report(second, message, 'Change the hash of one of the two steps.');
}

/** Returns true for variants of a step, which may share the hash: each has a condition of its own. */
function areVariants(one: JourneyEntry, other: JourneyEntry): boolean {
  return one.when !== undefined && other.when !== undefined && !isDeepStrictEqual(one.when, other.when);
}

function checkJourney(context: CheckContext, file: ContentFile, journey: readonly JourneyEntry[]): Report[] {
  const first = new Map<string, JourneyEntry>();
  return journey.flatMap((entry) => {
    const { hash } = entry.step;
    if (typeof hash !== 'string') return [];
    const before = first.get(hash);
    if (!before) first.set(hash, entry);
    return before && !areVariants(before, entry) ? [duplicate(context, file, before, entry)] : [];
  });
}

export const rule: Rule = {
  topic: 'Pages, journeys and steps',
  about: 'Two steps of a journey have the same hash, so only the first can be reached.',
  check: perFile((context, file) =>
    journeysIn(context.own(file)).flatMap((journey) => checkJourney(context, file, journey)),
  ),
};
