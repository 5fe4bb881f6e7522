import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FormMap, Journeys } from '#types/data/journeys';
import type { WalkedJourney } from '../map.ts';
import { drawJourney } from '../picture/index.ts';
import { storyOf } from '../picture/story.ts';
import type { Site } from '../site/site.ts';

/** A picture's name: that of the journey's file, and a number where several pages have the journey. */
function pictureName({ journey }: WalkedJourney, before: readonly WalkedJourney[]): string {
  const name = journey.file
    .replace(/^journeys\//, '')
    .replace(/\.json$/, '')
    .replaceAll('/', '-');
  const same = before.filter((other) => other.journey.file === journey.file).length;
  return same === 0 ? `${name}.svg` : `${name}-${same + 1}.svg`;
}

/**
 * Writes down what was walked: all in one file for machines, and a picture of each journey for people. A form outside the
 * journeys has no way to picture.
 *
 * @returns the names of the pictures
 */
export function writeJourneys(
  site: Site,
  walked: readonly WalkedJourney[],
  forms: readonly FormMap[],
  folder: string,
): string[] {
  mkdirSync(folder, { recursive: true });
  const maps: Journeys = { journeys: walked.map(({ map }) => map), forms: [...forms] };
  writeFileSync(join(folder, 'journeys.json'), `${JSON.stringify(maps, null, 2)}\n`);
  return walked.map((each, index) => {
    const name = pictureName(each, walked.slice(0, index));
    writeFileSync(join(folder, name), drawJourney(storyOf(site, each.journey, each.map)));
    return name;
  });
}

/** Removes all pictures of a folder but these: a journey that has another name now, or is gone, leaves none behind. */
export function removeOtherPictures(folder: string, names: readonly string[]): void {
  const others = readdirSync(folder).filter((name) => name.endsWith('.svg') && !names.includes(name));
  for (const name of others) rmSync(join(folder, name));
}
