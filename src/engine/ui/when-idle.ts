/** Runs something as soon as the browser has nothing better to do; Safari does not say when, so a second later. */
export const whenIdle: (run: () => void) => void =
  'requestIdleCallback' in globalThis ? requestIdleCallback : (run) => setTimeout(run, 1000);
