import type { Reach } from '#types/data/journeys';
import { reasonFor } from './reasons.ts';
import { findStep } from './search/context.ts';
import type { Site, SiteJourney } from './site/site.ts';
import { findLines, findLinesOfPage } from './targets/lines.ts';
import { findFormMessages, findMessages } from './targets/messages.ts';
import { findNotice } from './targets/notice.ts';
import { findReveals } from './targets/reveals.ts';
import type { Found, StepOfSite } from './targets/target.ts';

function findItself(at: StepOfSite): Found {
  const visit = findStep(at, [])?.visit;
  const reason = visit ? undefined : reasonFor(at, []);
  return { target: { kind: 'step' }, pointer: at.step.named, visit, reason };
}

/** Finds everything that visitors can see in a journey, each with a short path to it or the reason that there is none. */
export function findReaches(site: Site, journey: SiteJourney): Reach[] {
  const reach = (hash: string, { target, pointer, visit, reason }: Found): Reach => ({
    hash,
    target,
    ...journey.locate(pointer),
    ...(visit && { visit }),
    ...(!visit && reason && { reason }),
  });
  const atSteps = journey.steps.flatMap((step) => {
    const at = { site, journey, step };
    const found = [
      findItself(at),
      ...findReveals(at),
      ...findLines(at),
      ...findNotice(at),
      ...findMessages(at),
      ...findFormMessages(at),
    ];
    return found.map((each) => reach(step.hash, each));
  });
  return [...findLinesOfPage(site, journey).map((found) => reach('', found)), ...atSteps];
}
