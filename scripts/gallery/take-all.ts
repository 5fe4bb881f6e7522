import type { Browser } from 'playwright';
import type { Folders } from './folders.ts';
import { type StateResult, writeResult } from './results.ts';
import { lookTwice } from './second-look.ts';
import type { GalleryState } from './states/gallery-state.ts';
import { take } from './take.ts';

interface Places {
  browser: Browser;
  origins: readonly string[];
  folders: Folders;
}

/** Brings all states about, as many at once as there are sites, and compares their pictures. In the order given. */
export async function takeAll(
  { browser, origins, folders }: Places,
  states: readonly GalleryState[],
  tell: (done: number) => void,
): Promise<StateResult[]> {
  const results: StateResult[] = [];
  let next = 0;
  let done = 0;
  const work = async (origin: string) => {
    for (let at = next++; at < states.length; at = next++) {
      const state = states[at];
      if (!state) continue;
      const look = await lookTwice(() => take(browser, origin, state), folders);
      results[at] = await writeResult(look, folders);
      done += 1;
      tell(done);
    }
  };
  await Promise.all(origins.map(work));
  return results;
}
