import { reloadIfOutdated } from './mount/outdated.ts';
import { retry } from './retry.ts';

/** Milliseconds that a page may take to go. */
const LEAVING = 5000;

/**
 * Loads code that was left for later. It is tried three times; where a deployment has taken it away, the page is
 * reloaded.
 *
 * @throws what the last import threw; browsers older than 2026 remember that until a reload
 */
export async function loadModule<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await retry(load);
  } catch (error) {
    // shows no failure while the page goes; a visitor may choose to stay
    if (await reloadIfOutdated()) await new Promise((resolve) => setTimeout(resolve, LEAVING));
    throw error;
  }
}
