import './step-transition.css';

const root = () => document.documentElement;
let latest: ViewTransition | undefined;

/** Changes the step: as a view transition where the browser has them and motion is welcome. */
export function withTransition(change: () => void): void {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    change();
    return;
  }
  root().dataset.stepChange = 'forward';
  const transition = document.startViewTransition(() => {
    change();
    // React draws in a microtask
    return Promise.resolve();
  });
  latest = transition;
  // the change is made even where the next one comes first, or the page is hidden
  transition.ready.catch(() => {});
  transition.finished.finally(() => {
    if (latest === transition) delete root().dataset.stepChange;
  });
}

/** Has the transition that runs, if any, lead back. */
export function leadBack(): void {
  const { dataset } = root();
  if (dataset.stepChange) dataset.stepChange = 'back';
}
