import type { JourneyMap } from '#types/data/journeys';
import { isObject } from '../../content/json.ts';
import { summarise } from '../diagnostics.ts';
import { formatCondition } from '../format/condition.ts';
import { formatPaths } from '../format/texts.ts';
import type { SiteJourney } from '../site/site.ts';
import { formatLabels, lineRows, problemRows, type Row, stepRows } from './rows.ts';

interface StepPicture {
  hash: string;
  heading: string;
  stage: string | undefined;
  when: string | undefined;
  rows: readonly Row[];
}

/** A journey as its picture shows it. */
export interface Picture {
  name: string;
  path: string;
  paths: string;
  problems: string | undefined;
  around: readonly Row[];
  steps: readonly StepPicture[];
}

/** Creates what the picture of a journey shows: choices as visitors read them, all else as its authors wrote it. */
export function createPicture(journey: SiteJourney, map: JourneyMap): Picture {
  const { isClean, text } = summarise([map]);
  return {
    name: map.name,
    path: map.path,
    paths: formatPaths([map]),
    problems: isClean ? undefined : text,
    around: [...problemRows(journey, undefined, map), ...lineRows(journey, undefined, map)],
    steps: journey.steps.map((step) => {
      const { entry, written, hash } = step;
      const format = formatLabels({ journey, step, withAnswers: false });
      return {
        hash,
        heading: entry.step.heading,
        stage: journey.journey.progress?.stages.find(({ name }) => name === entry.stage)?.text,
        when: isObject(written.when) ? formatCondition(written.when, format) : undefined,
        rows: [...problemRows(journey, step, map), ...stepRows(step, map)],
      };
    }),
  };
}
