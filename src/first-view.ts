import { recordEarlyInput } from './engine/mount/early-input.ts';
import { type FirstViews, showFirstView } from './engine/mount/first-view.ts';
import { isTooOld } from './engine/mount/too-old.ts';

// a classic script at the end of the root element, so that it runs before anything of the page is painted
const script = document.currentScript;
const root = script?.parentElement;
if (root && !isTooOld()) {
  const firstViews = JSON.parse(script.dataset.firstViews ?? '') as FirstViews;
  if (showFirstView(root, firstViews)) recordEarlyInput(root);
}
