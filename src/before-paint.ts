import { recordEarlyInput } from './engine/mount/early-input.ts';
import { type FirstViews, findFirstView, showFirstView } from './engine/mount/first-view.ts';
import { preloadStep, type StepModules } from './engine/mount/preload-step.ts';
import { skipSlowFont } from './engine/mount/skip-font.ts';
import { isTooOld } from './engine/mount/too-old.ts';

// a classic script, because modules wait for the whole page
const { firstViews, stepModules } = document.currentScript?.dataset ?? {};
skipSlowFont();
if (!isTooOld()) {
  const index = firstViews ? findFirstView(JSON.parse(firstViews) as FirstViews) : -1;
  if (index >= 0) {
    showFirstView(index);
    recordEarlyInput();
  } else if (stepModules) preloadStep(JSON.parse(stepModules) as StepModules);
}
