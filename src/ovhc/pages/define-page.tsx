import type { ComponentType } from 'react';
import type { Texts } from '#types/content/texts';
import { type Engine, EngineContext } from '../../engine/engine-context.ts';
import type { PageModule } from '../../engine/mount/compiled-page.ts';
import { loadModules } from '../../engine/registry.ts';
import { createValidators } from '../../engine/validators/validators.ts';

import { reportEngineEvent } from '../analytics/events.ts';
import { sourceLoaders } from '../backend/sources/index.ts';
import { widgetLoaders } from '../widgets/index.ts';

/** Creates a page from a component: provides its content, and an engine with this product's widgets and sources. */
export function definePage<Content extends { texts: Texts }>(
  Page: ComponentType<{ content: Content }>,
): PageModule {
  return {
    async prepare({ content, validators, ...names }) {
      const own = content as Content;
      const registry = await loadModules(names, { widgets: widgetLoaders, sources: sourceLoaders });
      // a visit may start at a later step; a step that fails to load shows its own message
      await registry.steps.load(location.hash.slice(1)).catch(() => {});
      const engine: Engine = {
        validators: createValidators(validators),
        ...registry,
        texts: own.texts,
        report: reportEngineEvent,
      };
      return (
        <EngineContext value={engine}>
          <Page content={own} />
        </EngineContext>
      );
    },
  };
}
