import './step-transition.css';

const root = () => document.documentElement;
let latest: ViewTransition | undefined;

/** Changes the step: as a view transition where the browser has them and motion is welcome. */
export function withTransition(change: () => void): void {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    change();
    return;
  }
  const { dataset, style } = root();
  const scrolled = scrollY;
  dataset.stepChange = 'leave';
  const transition = document.startViewTransition(async () => {
    change();
    // React draws in a microtask
    await Promise.resolve();
    if (dataset.stepChange === 'leave') dataset.stepChange = 'forward';
  });
  latest = transition;
  const scroll = () => style.setProperty('--step-scrolled', `${scrolled - scrollY}px`);
  // the change is made even where the next one comes first, or the page is hidden
  transition.ready.then(scroll, () => {});
  transition.finished.finally(() => {
    if (latest !== transition) return;
    delete dataset.stepChange;
    style.removeProperty('--step-scrolled');
  });
}

/** Turns the running transition, if any, into one that leads back. */
export function leadBack(): void {
  const { dataset } = root();
  if (dataset.stepChange) dataset.stepChange = 'back';
}
