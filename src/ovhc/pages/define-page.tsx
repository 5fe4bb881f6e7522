import type { ComponentType } from 'react';
import type { Texts } from '#types/content/texts';
import { type Engine, EngineContext } from '../../engine/engine-context.ts';
import type { CompiledPage, PageModule } from '../../engine/mount/compiled-page.ts';
import { loadModules, type StepModules } from '../../engine/registry.ts';
import { createValidators } from '../../engine/validators/validators.ts';
import { reportEngineEvent } from '../analytics/events.ts';
import { sourceLoaders } from '../backend/sources/index.ts';
import { widgetLoaders } from '../widgets/index.ts';

/** The engine and the content that a page's component needs. */
export interface Prepared {
  engine: Engine & { steps: StepModules };
  content: unknown;
}

/** Loads the widgets and sources that a page needs first, and those of the step that the address names. */
export async function preparePage({ content, validators, ...names }: CompiledPage): Promise<Prepared> {
  const { texts } = content as { texts: Texts };
  const registry = await loadModules(names, { widgets: widgetLoaders, sources: sourceLoaders });
  // a visit may start at a later step; a step that fails to load shows its own message
  await registry.steps.load(location.hash.slice(1)).catch(() => {});
  return {
    engine: { validators: createValidators(validators), ...registry, texts, report: reportEngineEvent },
    content,
  };
}

/** Creates a page from a component: provides its content, and an engine with this product's widgets and sources. */
export function definePage<Content extends { texts: Texts }>(
  Page: ComponentType<{ content: Content }>,
): PageModule {
  return {
    async prepare(compiled) {
      const { engine, content } = await preparePage(compiled);
      return (
        <EngineContext value={engine}>
          <Page content={content as Content} />
        </EngineContext>
      );
    },
  };
}
