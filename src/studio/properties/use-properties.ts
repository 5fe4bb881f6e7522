import { useEffect, useEffectEvent, useState } from 'react';
import type { UiSchema } from '#types/content/ui-schema';
import type { FormSchema } from '../../engine/compiled.ts';
import type { Engine } from '../../engine/engine-context.ts';
import { loadContent } from '../../engine/mount/compiled-page.ts';
import { engineWidgets, loadModules, type WidgetLoaders } from '../../engine/registry.ts';
import { createValidators } from '../../engine/validators/validators.ts';
import type { Widget } from '../../engine/widgets/widget.ts';
import { report, sendUnsent } from '../actions.ts';
import { call } from '../calls.ts';
import type { Place, Properties } from '../model.ts';
import { studioStore } from '../studio-store.ts';
import { TEXTS } from './texts.ts';

/** The properties of a node, and their compiled form with the engine that draws it. */
export interface LoadedProperties {
  properties: Properties;
  form: { schema: FormSchema; uiSchema: UiSchema; engine: Engine };
}

/** The engine's widgets, and those that only Studio has. */
const widgets: WidgetLoaders = {
  ...engineWidgets,
  ...import.meta.glob<{ widget: Widget }>('../widgets/*/index.tsx'),
};

/** Loads a compiled form, and the engine that draws it. */
export async function loadForm(address: string): Promise<LoadedProperties['form']> {
  const { content, validators, ...names } = await loadContent(address);
  const registry = await loadModules(names, { widgets, sources: {} });
  const { schema, uiSchema } = content as Pick<LoadedProperties['form'], 'schema' | 'uiSchema'>;
  const engine = { ...registry, validators: createValidators(validators), texts: TEXTS, report: () => {} };
  return { schema, uiSchema, engine };
}

/**
 * Fetches the properties of a place, and again after each change of the content. Until then, the earlier ones stay.
 * @param added the settings to show besides those that it has
 */
export function useProperties(
  place: Place,
  revision: number,
  added: readonly string[],
): LoadedProperties | undefined {
  const [loaded, setLoaded] = useState<LoadedProperties>();
  const load = useEffectEvent(async () => {
    const { properties: before, form } = loaded ?? {};
    // another form starts with what is typed in this one
    await sendUnsent();
    // what was shown once stays, even without a value
    const properties = await call('properties', { place, shown: [...(before?.shown ?? []), ...added] });
    if (form && before?.form === properties.form) return { properties, form };
    const next = { properties, form: await loadForm(properties.form) };
    // what was typed meanwhile leads to a later revision, which has its own properties
    const revisionNow = () => studioStore.getState().state?.revision;
    const earlier = revisionNow();
    await sendUnsent();
    return revisionNow() === earlier ? next : undefined;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision may have other properties
  useEffect(() => {
    let isCurrent = true;
    load()
      .then((next) => next && isCurrent && setLoaded(next))
      .catch(report);
    return () => {
      isCurrent = false;
    };
  }, [revision, added]);
  return loaded;
}
