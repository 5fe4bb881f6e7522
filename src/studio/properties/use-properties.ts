import { useEffect, useEffectEvent, useState } from 'react';
import type { UiSchema } from '#types/content/ui-schema';
import type { FormSchema } from '../../engine/compiled.ts';
import type { Engine } from '../../engine/engine-context.ts';
import { loadContent } from '../../engine/mount/compiled-page.ts';
import { engineWidgets, loadModules, type WidgetLoaders } from '../../engine/registry.ts';
import { createValidators } from '../../engine/validators/validators.ts';
import type { Widget } from '../../engine/widgets/widget.ts';
import { report } from '../actions.ts';
import { call } from '../calls.ts';
import type { Place, Properties } from '../model.ts';
import { TEXTS } from './texts.ts';

/** A compiled property form, and the engine that draws it. */
interface LoadedForm {
  schema: FormSchema;
  uiSchema: UiSchema;
  engine: Engine;
}

/** The engine's widgets, and those that only Studio has. */
const widgets: WidgetLoaders = {
  ...engineWidgets,
  ...import.meta.glob<{ widget: Widget }>('../widgets/*/index.tsx'),
};

const known = new Map<string, Promise<LoadedForm>>();

async function loadForm(address: string): Promise<LoadedForm> {
  const { content, validators, ...names } = await loadContent(address);
  const registry = await loadModules(names, { widgets, sources: {} });
  const { schema, uiSchema } = content as Pick<LoadedForm, 'schema' | 'uiSchema'>;
  const engine = { ...registry, validators: createValidators(validators), texts: TEXTS, report: () => {} };
  return { schema, uiSchema, engine };
}

/** Loads a compiled form once. A failed attempt may be repeated. */
function formAt(address: string): Promise<LoadedForm> {
  const loading = known.get(address) ?? loadForm(address);
  known.set(address, loading);
  loading.catch(() => known.delete(address));
  return loading;
}

export interface LoadedProperties {
  properties: Properties;
  form: LoadedForm;
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
    // what was shown once stays, even without a value
    const shown = [...(loaded?.properties.shown ?? []), ...added];
    const properties = await call('properties', { place, shown });
    return { properties, form: await formAt(properties.form) };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision may have other properties
  useEffect(() => {
    let isCurrent = true;
    load()
      .then((next) => isCurrent && setLoaded(next))
      .catch(report);
    return () => {
      isCurrent = false;
    };
  }, [revision, added]);
  return loaded;
}
