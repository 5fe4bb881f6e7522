import { recordEarlyInput } from './engine/mount/early-input.ts';
import { type FirstViews, findFirstView, showFirstView } from './engine/mount/first-view.ts';
import { skipSlowFont } from './engine/mount/skip-font.ts';
import { isTooOld } from './engine/mount/too-old.ts';

// a classic script, because modules wait for the whole page
const { firstViews } = document.currentScript?.dataset ?? {};
skipSlowFont();
if (firstViews && !isTooOld()) {
  const index = findFirstView(JSON.parse(firstViews) as FirstViews);
  if (index >= 0) {
    showFirstView(index);
    recordEarlyInput();
  }
}
