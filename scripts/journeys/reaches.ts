import type { Reach } from '#types/data/journeys';
import { reasonFor } from './reasons.ts';
import { findStep } from './search/context.ts';
import type { SiteJourney, SiteStep } from './site/site.ts';
import { findLines, findLinesOfPage } from './targets/lines.ts';
import { findFormMessages, findMessages } from './targets/messages.ts';
import { findNotice } from './targets/notice.ts';
import { findReveals } from './targets/reveals.ts';
import type { Found } from './targets/target.ts';

function findItself(step: SiteStep): Found {
  const visit = findStep(step, [])?.visit;
  const reason = visit ? undefined : reasonFor(step, []);
  return { target: { kind: 'step' }, pointer: step.named, visit, reason };
}

/** Finds everything that visitors can see in a journey, each with a short path to it or the reason that there is none. */
export function findReaches(journey: SiteJourney): Reach[] {
  const reach = (hash: string, { target, pointer, visit, reason }: Found): Reach => ({
    hash,
    target,
    ...journey.locate(pointer),
    ...(visit && { visit }),
    ...(!visit && reason && { reason }),
  });
  const atSteps = journey.steps.flatMap((step) => {
    const found = [
      findItself(step),
      ...findReveals(step),
      ...findLines(step),
      ...findNotice(step),
      ...findMessages(step),
      ...findFormMessages(step),
    ];
    return found.map((each) => reach(step.hash, each));
  });
  return [...findLinesOfPage(journey).map((found) => reach('', found)), ...atSteps];
}
