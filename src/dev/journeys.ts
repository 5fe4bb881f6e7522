import type { JsonObject } from '../engine/form/paths.ts';
import { JOURNEYS_ADDRESS } from './protocol.ts';

/** Answers by field name. */
export type Answers = JsonObject;

/** The simplest path through a journey for one cover type. */
export interface SamplePath {
  /** The answers from other journeys that this one reads. */
  given: Answers;
  /** By the hash of each step of this cover type, in order. */
  answers: Readonly<Record<string, Answers>>;
}

export interface DevJourney {
  name: string;
  path: string;
  isConfirmation: boolean;
  steps: readonly { hash: string; heading: string }[];
  /** By cover type. */
  samples: Readonly<Record<string, SamplePath>>;
}

/** The steps and pages that the toolbar can open. */
export interface DevJourneys {
  covers: readonly { value: string; label: string }[];
  journeys: readonly DevJourney[];
  /** Pages without a journey. */
  pages: readonly { title: string; path: string }[];
}

/** Fetches the journeys. @throws Error while the content has never been valid */
export async function fetchJourneys(): Promise<DevJourneys> {
  const answer = await fetch(JOURNEYS_ADDRESS);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as DevJourneys;
}

/** Removes slashes from the end of a path. */
export const plainPath = (path: string) => path.replace(/\/+$/, '');

/** Finds the journey and the step that an address shows: the first step if the hash is none of its steps'. */
export function findStep(
  { journeys }: DevJourneys,
  { pathname, hash }: Pick<Location, 'pathname' | 'hash'>,
): { journey: DevJourney; hash: string } | undefined {
  const here = journeys.filter(({ path }) => path === plainPath(pathname));
  const hasHash = (step: { hash: string }) => `#${step.hash}` === hash;
  const journey = here.find(({ steps }) => steps.some(hasHash)) ?? here[0];
  const step = journey?.steps.find(hasHash) ?? journey?.steps[0];
  return journey && { journey, hash: step?.hash ?? '' };
}

/** Returns the cover types whose journey has a step. */
export function coversWith({ covers }: DevJourneys, { samples }: DevJourney, hash: string): string[] {
  return covers.map(({ value }) => value).filter((cover) => samples[cover]?.answers[hash]);
}
