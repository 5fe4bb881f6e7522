import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { count } from '../content/check/format.ts';
import { accept } from './accept.ts';
import type { Arguments } from './command/arguments.ts';
import { EXPLAINED } from './explained.ts';
import { FOLDERS } from './folders.ts';
import { writeReport } from './report/index.ts';
import { withBrowser } from './stage/browser.ts';
import { withSites } from './stage/sites.ts';
import { takeAll } from './take-all.ts';
import { ABOUT_FAILURES, changesOf, faultsOf, type Gallery, missingNames, notesOf } from './verdict.ts';
import { findWanted, type Wanted } from './wanted.ts';

/** States that are brought about at once. */
const WORKERS = 2;

type Tell = (text: string) => void;

/** Takes and compares pictures. What stood in the gallery's folder stays until there is something to put there. */
async function takeGallery({ files, states, ...missing }: Wanted, tell: Tell): Promise<Gallery> {
  const tellDone = (done: number) => {
    if (done % 20 === 0) tell(`  ${done} of ${states.length}`);
  };
  return withBrowser((browser) => {
    tell(`Building the site, then ${count(states.length, 'state')} of it at two widths...`);
    return withSites(WORKERS, files, async (origins) => {
      rmSync(FOLDERS.output, { recursive: true, force: true });
      return { states: await takeAll({ browser, origins, folders: FOLDERS }, states, tellDone), ...missing };
    });
  });
}

/** What is explained of those that were asked for. */
function asked(gallery: Gallery): typeof EXPLAINED {
  const missing = new Set(missingNames(gallery));
  return Object.fromEntries(Object.entries(EXPLAINED).filter(([name]) => missing.has(name)));
}

/**
 * Takes the pictures that are asked for, compares them and writes the page.
 *
 * @returns whether there is nothing to do about it
 * @throws UsageError where nothing can be pictured as it is, which says what to do
 */
export async function runGallery({ accepts, only }: Omit<Arguments, 'help'>, tell: Tell): Promise<boolean> {
  const started = performance.now();
  const gallery = await takeGallery(await findWanted(only, FOLDERS), tell);
  writeReport(gallery, FOLDERS.output);
  // a part of the states can't say what is explained in vain
  const faults = faultsOf(gallery, only.length > 0 ? asked(gallery) : EXPLAINED);
  const changes = changesOf(gallery);
  for (const line of [...faults, ...changes, ...notesOf(gallery)]) tell(`  ${line}`);
  if (gallery.states.some(({ failure }) => failure))
    tell(`\nThe page shows how states stood that did not come about. ${ABOUT_FAILURES}`);
  const counts = [
    count(gallery.states.length, 'state'),
    count(faults.length, 'fault'),
    count(changes.length, 'change'),
  ];
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  tell(`\n${counts.join(', ')} in ${seconds} s: ${join(FOLDERS.output, 'index.html')}`);
  if (!accepts && changes.length > 0) tell('If they are as they should be: npm run gallery -- --accept');
  const kept = accepts ? accept(gallery, FOLDERS) : [];
  if (kept.length > 0)
    tell('No accepted picture was removed, as not every state came about: mend that, and accept again.');
  return faults.length === 0 && (accepts || changes.length === 0);
}
