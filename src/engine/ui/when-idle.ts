/** How long a busy browser may put something off, in milliseconds. */
const LIMIT = 2000;

/** Runs something as soon as the browser has nothing better to do; Safari does not say when, so a second later. */
export const whenIdle: (run: () => void) => void =
  'requestIdleCallback' in globalThis
    ? (run) => requestIdleCallback(run, { timeout: LIMIT })
    : (run) => setTimeout(run, 1000);
