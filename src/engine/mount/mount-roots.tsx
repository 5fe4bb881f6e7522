import { type ReactElement, type ReactNode, useLayoutEffect, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { Engine } from '../engine-context.ts';
import { loadModule, reportRecoveries } from '../load-module.ts';
import { TreeContext, treeOf } from '../ui/tree.ts';
import { CONTENT_CHANGED, type CompiledPage, loadContent, type PageModule } from './compiled-page.ts';
import { shownFirstView } from './first-view.ts';
import { type Failure, failureOf, PageBoundary, showFailure } from './PageBoundary.tsx';
import { replayEarlyInput } from './replay-early-input.ts';

/** The pages' modules. Each is loaded when its root element exists. */
export type Pages = Readonly<Record<string, () => Promise<{ page: PageModule }>>>;

type Unmount = () => void;

export interface ContentChange {
  /** the content's address, from the root element */
  address: string;
  compiled: CompiledPage;
}

interface TakenOverProps {
  root: HTMLElement;
  view: HTMLElement;
  children: ReactNode;
}

/** Removes what else is in the root once the page is drawn, and repeats what the visitor did in its first view. */
function TakenOver({ root, view, children }: TakenOverProps) {
  const [focused] = useState(document.activeElement);
  useLayoutEffect(() => {
    if (view.isConnected) for (const other of [...root.children]) if (other !== view) other.remove();
    queueMicrotask(() => replayEarlyInput(view, root, focused));
  }, [root, view, focused]);
  return children;
}

/** Draws a page in a root element. It takes over the first view if the root shows one. */
function drawIn(root: HTMLElement, page: ReactElement): Root {
  const view = shownFirstView(root);
  const element = view ? (
    <TakenOver root={root} view={view}>
      {page}
    </TakenOver>
  ) : (
    page
  );
  if (view && !window.earlyInput?.isAltered) return hydrateRoot(view, element, { identifierPrefix: view.id });
  // the old children stay until React's first commit, so that the root is never empty
  const react = createRoot(root);
  react.render(element);
  return react;
}

type Report = Engine['report'];

async function mount(root: HTMLElement, load: Pages[string], report: Report): Promise<Unmount> {
  // the scope of the styles, whoever created the element
  root.classList.add('root');
  const address = root.dataset.content;
  if (!address) throw new Error(`#${root.id} has no data-content="/address/of/its/module.js".`);
  const failure = failureOf(root);
  const [{ page }, compiled] = await Promise.all([loadModule(load), loadModule(() => loadContent(address))]);

  const tree = () => treeOf(root);
  const onError = (error: unknown) => report({ type: 'failure', error });
  const withBoundary = (drawn: ReactElement) => (
    <TreeContext value={tree}>
      <PageBoundary {...{ failure, onError }}>{drawn}</PageBoundary>
    </TreeContext>
  );
  const isFirstView = shownFirstView(root) !== null;
  const react = drawIn(root, withBoundary(await loadModule(() => page.prepare(compiled, isFirstView))));

  const onContent = async (event: Event) => {
    const { detail } = event as CustomEvent<ContentChange>;
    if (detail.address === address) react.render(withBoundary(await page.prepare(detail.compiled)));
  };
  addEventListener(CONTENT_CHANGED, onContent);
  return () => {
    removeEventListener(CONTENT_CHANGED, onContent);
    react.unmount();
  };
}

/**
 * Mounts a page in each root element, also in those that are added later. A root that is removed is unmounted. Pages
 * are independent: one that fails shows its message, and the others continue.
 * @param report called for each page that cannot be shown, and for the recoveries of modules
 * @param rootFor returns the element to mount the page in, if not the root element itself; undefined for none
 */
export function mountRoots(
  pages: Pages,
  report: Report = () => {},
  rootFor: (element: HTMLElement) => HTMLElement | undefined = (element) => element,
): void {
  reportRecoveries(report);
  const mounted = new Map<HTMLElement, Promise<Unmount | undefined>>();

  const start = async (element: HTMLElement, load: Pages[string]) => {
    let root = element;
    let failure: Failure | undefined;
    try {
      const found = rootFor(element);
      if (!found) return undefined;
      root = found;
      failure = failureOf(root);
      return await mount(root, load, report);
    } catch (error) {
      console.error(`The page in #${element.id} could not be shown.`, error);
      report({ type: 'failure', error });
      showFailure(root, failure ?? failureOf(root));
      return undefined;
    }
  };
  const update = () => {
    for (const [root, unmount] of mounted) {
      if (root.isConnected) continue;
      mounted.delete(root);
      void unmount.then((run) => run?.());
    }
    for (const [id, load] of Object.entries(pages)) {
      // a page can have several forms, which share their id
      for (const root of document.querySelectorAll<HTMLElement>(`[id="${id}"]`)) {
        if (mounted.has(root)) continue;
        mounted.set(root, start(root, load));
      }
    }
  };
  update();
  new MutationObserver(update).observe(document.documentElement, { childList: true, subtree: true });
}
