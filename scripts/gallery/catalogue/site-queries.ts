import equal from 'fast-deep-equal';
import type { Answers, Reach, Visit } from '#types/data/journeys';
import { validValues } from '../../content/values/index.ts';
import { openForm } from '../../journeys/search/context.ts';
import type { Site, SiteJourney } from '../../journeys/site/site.ts';
import { type Line, linesOf } from '../../journeys/targets/lines.ts';
import { driverOf } from './drivers.ts';
import { DERIVED_FACTS } from './facts.ts';
import type { SiteQueries } from './plan.ts';
import { setupOf } from './visit-setup.ts';

function factsOn({ facts: known }: Site, { told, facts, earlier }: Visit): Answers {
  const derived = DERIVED_FACTS.flatMap((name) => {
    const schema = known.schemas.get(name);
    return schema ? [[name, validValues(schema)[0]]] : [];
  });
  const answered = [told, ...Object.values(earlier)].flatMap((answers) =>
    Object.entries(answers).filter(([name]) => known.answered.has(name)),
  );
  return { ...Object.fromEntries(derived), ...facts, ...Object.fromEntries(answered) };
}

function setupText(visit: Visit): string {
  try {
    return JSON.stringify(setupOf(visit));
  } catch {
    return JSON.stringify([visit.told, visit.facts, visit.earlier]);
  }
}

/** Creates the queries about a journey, or about a form that is read as a journey. */
export function siteQueries(journey: SiteJourney): SiteQueries {
  const stepAt = (hash: string) => journey.steps.find((step) => step.hash === hash);
  const lineOf = ({ hash, target }: Reach): Line | undefined => {
    return linesOf(stepAt(hash) ?? journey.around).find(
      (line) => line.target.kind === target.kind && 'text' in target && line.target.text === target.text,
    );
  };
  const visibleAnswers = ({ hash, answers }: Visit) =>
    Object.entries(answers).filter(([name, value]) => {
      const field = stepAt(hash)?.fields.get(name);
      if (!field || value === undefined || equal(value, field.schema.default)) return false;
      return driverOf(field).isVisible?.(value) !== false;
    });
  return {
    appearanceOf: (visit) => JSON.stringify([setupText(visit), visibleAnswers(visit)]),
    titleOf(reach) {
      const line = lineOf(reach);
      const title = line?.written.title;
      return typeof title === 'string' ? title : 'text' in reach.target ? reach.target.text : '';
    },
    isShown(reach, visit) {
      const line = lineOf(reach);
      const step = stepAt(reach.hash);
      const facts = factsOn(journey.site, visit);
      const visible = step && openForm(step, facts, visit.answers).getState().visible;
      return line !== undefined && journey.validators.test(line.when, { ...facts, ...visible });
    },
  };
}
