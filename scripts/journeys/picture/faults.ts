import type { CutShort, JourneyMap, Reach, Stuck } from '#types/data/journeys';
import type { Site, SiteJourney, SiteStep } from '../site/site.ts';
import type { ChoiceWords } from '../words/condition.ts';
import { targetWords } from '../words/target.ts';
import { labelsFor } from './labels.ts';
import { isAt, lostAt } from './lost.ts';
import type { Row } from './row.ts';

function lostWords({ target, reason }: Reach): string {
  return target.kind === 'step'
    ? `Nobody comes here: ${reason}`
    : `Nobody comes to ${targetWords(target)}: ${reason}`;
}

function stuckWords({ choice, reason }: Stuck, said: ChoiceWords): string {
  return choice
    ? `Nobody comes to the end who answers ${choice.field} with ${said(choice.field, choice.value)}: ${reason}`
    : `Nobody can go on from here: ${reason}`;
}

const cutWords = ({ reason }: CutShort) =>
  `Nobody knows whether all can go on, for this was not searched to its end: ${reason}`;

/** The rows that tell what is wrong at a step, or on the page around the steps. */
export function faultRows(
  site: Site,
  journey: SiteJourney,
  step: SiteStep | undefined,
  map: JourneyMap,
): Row[] {
  const said = labelsFor(site, { journey, step, withAnswers: true });
  const words = [
    ...lostAt(step, map).map(lostWords),
    ...map.stuck.filter(isAt(step)).map((each) => stuckWords(each, said)),
    ...map.cutShort.filter(isAt(step)).map(cutWords),
  ];
  return words.map((text) => ({ kind: 'fault', text }));
}
