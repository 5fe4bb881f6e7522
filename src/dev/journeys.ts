import type { JsonObject } from '../engine/form/paths.ts';
import { JOURNEYS_ADDRESS } from './wire.ts';

/** Answers by the names of their fields. */
export type Answers = JsonObject;

/** The plainest way through a journey for one cover type, every step answered in full. */
export interface SampleWalk {
  /** what is told in other journeys before */
  told: Answers;
  /** by the hashes of the steps that this cover type has, in order */
  answers: Readonly<Record<string, Answers>>;
}

export interface DevJourney {
  name: string;
  path: string;
  /** whether it tells of an application that was accepted, and asks for nothing */
  isConfirmation: boolean;
  steps: readonly { hash: string; heading: string }[];
  /** by cover type */
  walks: Readonly<Record<string, SampleWalk>>;
}

/** Where the development toolbar can lead. */
export interface DevJourneys {
  covers: readonly { value: string; label: string }[];
  journeys: readonly DevJourney[];
  /** pages without a journey */
  pages: readonly { title: string; path: string }[];
}

/** @throws Error while there are none: the content has had mistakes since the server started */
export async function fetchJourneys(): Promise<DevJourneys> {
  const answer = await fetch(JOURNEYS_ADDRESS);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as DevJourneys;
}

/** Without the slash that a path may end with. */
export const plainPath = (path: string) => path.replace(/\/+$/, '');

/** The journey that an address shows, and its step; step 0 where the hash is none of its steps'. */
export function placeAt(
  { journeys }: DevJourneys,
  { pathname, hash }: Pick<Location, 'pathname' | 'hash'>,
): { journey: DevJourney; hash: string } | undefined {
  const here = journeys.filter(({ path }) => path === plainPath(pathname));
  const wanted = hash.slice(1);
  const journey = here.find(({ steps }) => steps.some((step) => step.hash === wanted)) ?? here[0];
  if (!journey) return undefined;
  const step = journey.steps.find((each) => each.hash === wanted) ?? journey.steps[0];
  return { journey, hash: step?.hash ?? '' };
}

/** The cover types whose journey has a step. */
export function coversWith({ covers }: DevJourneys, { walks }: DevJourney, hash: string): string[] {
  return covers.map(({ value }) => value).filter((cover) => walks[cover]?.answers[hash]);
}

/** What is answered before a step, by the names of the fields. */
export function answersBefore({ answers }: SampleWalk, hash: string): Answers {
  const hashes = Object.keys(answers);
  const at = hashes.indexOf(hash);
  const before = at < 0 ? [] : hashes.slice(0, at);
  return Object.assign({}, ...before.map((each) => answers[each]));
}
