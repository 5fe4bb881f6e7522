import type { JourneyMap } from '#types/data/journeys';
import { isObject } from '../../content/json.ts';
import { verdictOn } from '../report/verdict.ts';
import type { Site, SiteJourney, SiteStep } from '../site/site.ts';
import { conditionWords } from '../words/condition.ts';
import { waysWords } from '../words/ways.ts';
import { faultRows } from './faults.ts';
import { labelsFor } from './labels.ts';
import { lineRows, type Row, rowsOf } from './row.ts';

/** A step as its picture tells it. */
export interface StepStory {
  hash: string;
  heading: string;
  stage: string | undefined;
  /** the condition under which it belongs, in words */
  when: string | undefined;
  rows: readonly Row[];
}

/** A journey as its picture tells it. */
export interface Story {
  name: string;
  path: string;
  ways: string;
  /** what is wrong in it, all in all; undefined where nothing is */
  wrong: string | undefined;
  /** what the page shows around the steps */
  around: readonly Row[];
  steps: readonly StepStory[];
}

function stepStory(site: Site, journey: SiteJourney, step: SiteStep, map: JourneyMap): StepStory {
  const { entry, written, hash } = step;
  const said = labelsFor(site, { journey, step, withAnswers: false });
  return {
    hash,
    heading: entry.step.heading,
    stage: journey.journey.progress?.stages.find(({ name }) => name === entry.stage)?.text,
    when: isObject(written.when) ? conditionWords(written.when, said) : undefined,
    rows: [...faultRows(site, journey, step, map), ...rowsOf(site, journey, step, map)],
  };
}

/** What the picture of a journey tells: choices as visitors read them, all else as its authors wrote it. */
export function storyOf(site: Site, journey: SiteJourney, map: JourneyMap): Story {
  const { isWell, words } = verdictOn([map]);
  return {
    name: map.name,
    path: map.path,
    ways: waysWords([map]),
    wrong: isWell ? undefined : words,
    around: [...faultRows(site, journey, undefined, map), ...lineRows(site, journey, undefined, map)],
    steps: journey.steps.map((step) => stepStory(site, journey, step, map)),
  };
}
