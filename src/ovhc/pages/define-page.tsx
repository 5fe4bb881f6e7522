import type { ComponentType } from 'react';
import type { Texts } from '#types/content/texts';
import { openDoors } from '../../engine/doors.ts';
import { type Engine, EngineContext } from '../../engine/engine-context.ts';
import type { PageModule } from '../../engine/mount/page-module.ts';
import { createRules } from '../../engine/rules/rules.ts';

import { passOn } from '../analytics/engine-report.ts';
import { sourceLoaders } from '../backend/sources/index.ts';
import { widgetLoaders } from '../widgets/index.ts';

/** Makes a page of a component: gives it its content, and an engine with this product's doors. */
export function definePage<Content extends { texts: Texts }>(
  Page: ComponentType<{ content: Content }>,
): PageModule {
  return {
    async prepare({ content, rules, ...names }) {
      const own = content as Content;
      const doors = await openDoors(names, { widgets: widgetLoaders, sources: sourceLoaders });
      // a visit may begin at a later step; one that can't be had says so in its own place
      await doors.steps.open(location.hash.slice(1)).catch(() => {});
      const engine: Engine = {
        rules: createRules(rules),
        ...doors,
        texts: own.texts,
        report: passOn,
      };
      return (
        <EngineContext value={engine}>
          <Page content={own} />
        </EngineContext>
      );
    },
  };
}
