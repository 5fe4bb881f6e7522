import { reloadIfOutdated } from './mount/outdated.ts';
import { retry } from './retry.ts';

/** How long a page may take to reload, in milliseconds. */
const RELOAD_TIMEOUT = 5000;

/**
 * Loads a module that is not in the first load. It tries three times. If a deployment removed the module, it reloads
 * the page.
 * @throws the error of the last import, which older browsers cache until a reload
 */
export async function loadModule<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await retry(load);
  } catch (error) {
    // show no failure while the page reloads; the visitor can cancel that
    if (await reloadIfOutdated()) await new Promise((resolve) => setTimeout(resolve, RELOAD_TIMEOUT));
    throw error;
  }
}
