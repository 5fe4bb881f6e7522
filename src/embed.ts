import { alteredBuiltin } from './engine/mount/altered-builtin.ts';
import { createEmbeddedRoot, type EmbeddedSite, loadFont } from './engine/mount/embedded-root.ts';
import { keepStepOnInPageLinks, tolerateTranslators } from './engine/mount/host-page.ts';
import { mountRoots } from './engine/mount/mount-roots.tsx';
import { setEntry } from './engine/mount/outdated.ts';
import { failureOf, showFailure } from './engine/mount/PageBoundary.tsx';
import { isTooOld, showTooOld } from './engine/mount/too-old.ts';
import { treeOf } from './engine/ui/tree.ts';
import { reportEngineEvent } from './ovhc/analytics/events.ts';
import { startMonitoring } from './ovhc/monitoring/start.ts';
import { PAGES } from './pages.ts';

/** Returns true for nodes in a shadow tree: those of this site, unless the host page has some of its own. */
const isEmbedded = (node: Node) => treeOf(node) !== document;

/**
 * Mounts this product's pages on a host page, each in a shadow tree: in all root elements that the page has now
 * or gets later.
 * @param site names the files of the build
 * @param loader the address of the script that calls this, which never changes
 */
export function embed(site: EmbeddedSite, loader: string): void {
  if (import.meta.env.VITE_MONITORING_ADDRESS) startMonitoring(import.meta.url);
  tolerateTranslators(isEmbedded);
  setEntry(import.meta.url, loader);
  keepStepOnInPageLinks(isEmbedded);
  loadFont(site, loader);
  mountRoots(PAGES, reportEngineEvent, (element) => {
    const root = createEmbeddedRoot(element, site, loader);
    const altered = alteredBuiltin();
    if (isTooOld()) showTooOld(treeOf(root));
    else if (!altered) return root;
    else {
      const problem = `A script of this page has changed ${altered}, so #${element.id} is not shown.`;
      console.error(`${problem} See "What the page must not do" in docs/embedding.md.`);
      showFailure(root, failureOf(root));
    }
    return undefined;
  });
}
