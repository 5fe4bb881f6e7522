import type { Browser } from 'playwright';
import { resultOf, type StateResult } from './results.ts';
import type { GalleryState } from './states/gallery-state.ts';
import { take } from './take.ts';

/** Brings all states about, as many at once as there are sites, and compares their pictures. In the order given. */
export async function takeAll(
  browser: Browser,
  origins: readonly string[],
  states: readonly GalleryState[],
  tell: (done: number) => void,
): Promise<StateResult[]> {
  const results: StateResult[] = [];
  let next = 0;
  let done = 0;
  const work = async (origin: string) => {
    for (let at = next++; at < states.length; at = next++) {
      const state = states[at];
      if (state) results[at] = await resultOf(await take(browser, origin, state));
      done += 1;
      tell(done);
    }
  };
  await Promise.all(origins.map(work));
  return results;
}
