import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '../content/read.ts';
import { mapJourneys } from '../journeys/map.ts';
import { accept } from './accept.ts';
import { acceptedNames, goneNames } from './accepted.ts';
import { EXPLAINED } from './explained.ts';
import { otherStates } from './others/index.ts';
import { FOLDERS } from './paths.ts';
import { writeReport } from './report/index.ts';
import { openBrowser } from './stage/browser.ts';
import { openSites } from './stage/sites.ts';
import { journeyStates } from './states/of-journeys.ts';
import { takeAll } from './take-all.ts';
import { changesOf, faultsOf, type Gallery, notesOf } from './verdict.ts';

/** States that are brought about at once. */
const WORKERS = 2;

export interface GalleryOptions {
  /** Whether the pictures of this run become the accepted ones. */
  accepts: boolean;
  /** What the names of pictures begin with that are to be taken; all of them where there is none. */
  only: readonly string[];
}

async function takeGallery({ only }: GalleryOptions): Promise<Gallery> {
  const isWanted = (name: string) => only.length === 0 || only.some((start) => name.startsWith(start));
  const files = readContent();
  const maps = mapJourneys(files);
  const { states, notPictured } = journeyStates(files, maps);
  const all = [...states, ...otherStates(maps)].filter(({ id }) => isWanted(id));
  console.log(`Building the site, then ${all.length} states of it at two widths...`);
  const sites = await openSites(WORKERS, files);
  const browser = await openBrowser();
  try {
    const taken = await takeAll({ browser, origins: sites.origins, folders: FOLDERS }, all, (done) => {
      if (done % 20 === 0) console.log(`  ${done} of ${all.length}`);
    });
    const ids = [...all, ...notPictured].map(({ id }) => id);
    return { states: taken, notPictured, gone: goneNames(acceptedNames(FOLDERS).filter(isWanted), ids) };
  } finally {
    await browser.close();
    await sites.close();
  }
}

/** What is explained of those that were asked for. */
function asked({ states, notPictured }: Gallery): typeof EXPLAINED {
  const missing = new Set([...states.flatMap(({ unseen }) => unseen), ...notPictured.map(({ id }) => id)]);
  return Object.fromEntries(Object.entries(EXPLAINED).filter(([name]) => missing.has(name)));
}

/** Takes all pictures, compares them and writes the page. @returns whether there is nothing to do about it */
export async function runGallery(options: GalleryOptions): Promise<boolean> {
  const { accepts, only } = options;
  rmSync(FOLDERS.output, { recursive: true, force: true });
  const gallery = await takeGallery(options);
  writeReport(gallery, FOLDERS.output);
  // a part of the states can't say what is explained in vain
  const [faults, changes] = [
    faultsOf(gallery, only.length > 0 ? asked(gallery) : EXPLAINED),
    changesOf(gallery),
  ];
  for (const line of [...faults, ...changes, ...notesOf(gallery)]) console.log(`  ${line}`);
  const page = join(FOLDERS.output, 'index.html');
  console.log(
    `\n${gallery.states.length} states, ${faults.length} faults, ${changes.length} changes: ${page}`,
  );
  if (!accepts && changes.length > 0)
    console.log('If they are as they should be: npm run gallery -- --accept');
  const kept = accepts ? accept(gallery, FOLDERS) : [];
  if (kept.length > 0)
    console.log(
      'No accepted picture was removed, as not every state came about: mend that, and accept again.',
    );
  return faults.length === 0 && (accepts || changes.length === 0);
}
