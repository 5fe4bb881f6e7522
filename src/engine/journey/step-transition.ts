import './step-transition.css';

const root = () => document.documentElement;
let latest: ViewTransition | undefined;

/** Returns true if the whole page can take part in a transition: not on a host page. */
function canMove(): boolean {
  const isOwnPage = document.querySelector('.root [data-step]') !== null;
  return isOwnPage && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Changes the step, as a view transition if the browser supports it and the visitor allows motion. */
export function withTransition(change: () => void): void {
  if (!('startViewTransition' in document) || !canMove()) {
    change();
    return;
  }
  const { dataset, style } = root();
  const scrolled = scrollY;
  dataset.stepChange = 'leave';
  const transition = document.startViewTransition(async () => {
    change();
    // React renders in a microtask
    await Promise.resolve();
    if (dataset.stepChange === 'leave') dataset.stepChange = 'forward';
  });
  latest = transition;
  const scroll = () => style.setProperty('--step-scrolled', `${scrolled - scrollY}px`);
  // the step changes even if another change interrupts this one, or the page is hidden
  transition.ready.then(scroll, () => {});
  transition.finished.finally(() => {
    if (latest !== transition) return;
    delete dataset.stepChange;
    style.removeProperty('--step-scrolled');
  });
}

/** Reverses the direction of the running transition, if there is one. */
export function reverseTransition(): void {
  const { dataset } = root();
  if (dataset.stepChange) dataset.stepChange = 'back';
}
