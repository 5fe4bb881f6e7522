import type { Engine } from './engine-context.ts';
import { reloadIfOutdated } from './mount/outdated.ts';
import { retry } from './retry.ts';

/** The time that a page may take to reload, in milliseconds. */
const RELOAD_TIMEOUT = 5000;

let report: Engine['report'] = () => {};

/** Sets the function that gets the recoveries of all modules: those that load again, and reloads of the page. */
export function reportRecoveries(to: Engine['report']): void {
  report = to;
}

/**
 * Loads a module that is not in the first load. It tries three times. If a deployment removed the module, it reloads
 * the page.
 * @throws the error of the last import, which older browsers cache until a reload
 */
export async function loadModule<Module>(load: () => Promise<Module>): Promise<Module> {
  let attempts = 0;
  try {
    const module = await retry(() => {
      attempts++;
      return load();
    });
    if (attempts > 1) report({ type: 'loaded again' });
    return module;
  } catch (error) {
    if (await reloadIfOutdated()) {
      report({ type: 'reload' });
      // show no failure while the page reloads; the visitor can cancel that
      await new Promise((resolve) => setTimeout(resolve, RELOAD_TIMEOUT));
    }
    throw error;
  }
}
