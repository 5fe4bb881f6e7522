import equal from 'fast-deep-equal';
import type { Visit } from '#types/data/journeys';
import type { Site, SiteJourney } from '../../journeys/site/site.ts';
import { leavesAnything } from '../drivers/index.ts';
import { EXPLAINED } from '../explained.ts';
import { settingOf } from '../setting/of-visit.ts';
import { linesIn } from './lines.ts';
import type { Known } from './plan.ts';
import { targetName } from './target-name.ts';

/** What a visit finds, as a text; where the gallery has no way there, what it asks for. */
function situationOf(visit: Visit): string {
  try {
    return JSON.stringify(settingOf(visit));
  } catch {
    return JSON.stringify([visit.told, visit.facts, visit.earlier]);
  }
}

/** What is known of a journey, or of a form that is read as one, by those who plan its pictures. */
export function knownOf(site: Site, journey: SiteJourney): Known {
  const entriesOf = ({ hash, answers }: Visit) => {
    const fields = journey.steps.find((step) => step.hash === hash)?.fields;
    return Object.entries(answers).flatMap(([name, value]) => {
      const field = fields?.get(name);
      return field && leavesAnything(field, value) ? [{ name, value, field }] : [];
    });
  };
  return {
    ...linesIn(site, journey),
    lookOf: (visit) =>
      JSON.stringify([situationOf(visit), entriesOf(visit).map(({ name, value }) => [name, value])]),
    isEntered: (visit) => entriesOf(visit).some(({ value, field }) => !equal(value, field.schema.default)),
    isExplained: (reach) => targetName(reach) in EXPLAINED,
  };
}
