import { type ComponentType, useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Texts } from '#types/content/texts';
import { EngineContext } from '../../engine/engine-context.ts';
import type { CompiledPage, PageModule } from '../../engine/mount/compiled-page.ts';
import { completePage } from '../../engine/mount/complete-page.ts';
import { type Prepared, preparePage } from './define-page.tsx';

/** Returns a function that completes a page once. After a failure, the next call tries again. */
function completeOnce(compiled: CompiledPage, onComplete: (page: Prepared) => void): () => Promise<Prepared> {
  let completing: Promise<Prepared> | undefined;
  const complete = async () => {
    const prepared = await preparePage(await completePage(compiled));
    onComplete(prepared);
    return prepared;
  };
  return () => {
    completing ??= complete().catch((error: unknown) => {
      completing = undefined;
      throw error;
    });
    return completing;
  };
}

interface PreparedPageProps<Content> {
  Page: ComponentType<{ content: Content }>;
  prepared: StoreApi<Prepared>;
  /** Adds the later steps, if the content is without them. */
  complete: (() => Promise<Prepared>) | undefined;
}

function PreparedPage<Content>({ Page, prepared, complete }: PreparedPageProps<Content>) {
  const { engine, content } = useStore(prepared);
  useEffect(() => {
    // a failure is reported when the visitor opens a later step
    complete?.().catch(() => {});
  }, [complete]);
  return (
    <EngineContext value={engine}>
      <Page content={content as Content} />
    </EngineContext>
  );
}

/**
 * Creates a page with a journey, like `definePage`. If it takes over a first view, it starts without the later steps
 * and loads them once it is drawn.
 */
export function defineJourneyPage<Content extends { texts: Texts }>(
  Page: ComponentType<{ content: Content }>,
): PageModule {
  return {
    async prepare(compiled, isFirstView = false) {
      const { later } = compiled;
      const first = await preparePage(isFirstView ? compiled : await completePage(compiled));
      if (!isFirstView || !later)
        return <PreparedPage Page={Page} prepared={createStore(() => first)} complete={undefined} />;

      const complete = completeOnce(compiled, (page) => prepared.setState(page, true));
      const { steps } = first.engine;
      const isLater = (hash: string) => later.hashes.includes(hash);
      const engine: Prepared['engine'] = {
        ...first.engine,
        steps: {
          isLoaded: (hash) => !isLater(hash) && steps.isLoaded(hash),
          load: async (hash) => (isLater(hash) ? (await complete()).engine.steps : steps).load(hash),
        },
      };
      const prepared = createStore<Prepared>(() => ({ ...first, engine }));
      return <PreparedPage Page={Page} prepared={prepared} complete={complete} />;
    },
  };
}
