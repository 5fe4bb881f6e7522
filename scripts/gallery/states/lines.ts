import type { Answers, Reach, Visit } from '#types/data/journeys';
import { isObject } from '../../content/json.ts';
import { valueIn } from '../../content/resolve.ts';
import { openForm } from '../../journeys/search/context.ts';
import type { Site, SiteJourney, SiteStep } from '../../journeys/site/site.ts';
import { type Line, linesOfPage, linesOfStep } from '../../journeys/targets/lines.ts';
import { COMING_ALONG } from '../facts/index.ts';

/** The alerts and the lines of a journey. */
export interface Lines {
  /** What one is called: by its title, where it has one. */
  titleOf(reach: Reach): string;
  /** Whether one shows on a visit, as far as content has a say in it. */
  isShown(reach: Reach, visit: Visit): boolean;
}

/** Facts that only say more of others, each as the plainest it can be: they are there wherever the others are. */
function comingAlong({ facts, validValues }: Site): Answers {
  const known = COMING_ALONG.flatMap((name) => {
    const schema = facts.schemas.get(name);
    return schema ? [[name, validValues(schema)[0]]] : [];
  });
  return Object.fromEntries(known);
}

/** All that conditions may read on a visit beside the step's own answers. */
function factsOn(site: Site, { told, facts, earlier }: Visit): Answers {
  const isFact = ([name]: [string, unknown]) => site.facts.answered.has(name);
  const answered = [told, ...Object.values(earlier)].flatMap((answers) =>
    Object.entries(answers).filter(isFact),
  );
  return { ...comingAlong(site), ...facts, ...Object.fromEntries(answered) };
}

/** The alerts and the lines of a journey, or of a form that is read as one. */
export function linesIn(site: Site, journey: SiteJourney): Lines {
  const stepAt = (hash: string): SiteStep | undefined => journey.steps.find((step) => step.hash === hash);
  const lineOf = ({ hash, target }: Reach): Line | undefined => {
    const step = stepAt(hash);
    const lines = step ? linesOfStep(journey, step) : linesOfPage(site, journey);
    return lines.find(
      (line) => line.target.kind === target.kind && 'text' in target && line.target.text === target.text,
    );
  };
  return {
    titleOf(reach) {
      const line = lineOf(reach);
      const written = line && valueIn(journey.written, line.pointer.slice(0, line.pointer.lastIndexOf('/')));
      const title = isObject(written) ? written.title : undefined;
      return typeof title === 'string' ? title : 'text' in reach.target ? reach.target.text : '';
    },
    isShown(reach, visit) {
      const line = lineOf(reach);
      const step = stepAt(reach.hash);
      const facts = factsOn(site, visit);
      const visible = step && openForm(journey, step, facts, visit.answers).getState().visible;
      return line !== undefined && journey.validators.test(line.when, { ...facts, ...visible });
    },
  };
}
