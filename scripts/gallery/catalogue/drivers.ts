import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { UiSchema } from '#types/content/ui-schema';
import type { FormSchema } from '../../../src/engine/compiled.ts';
import { widgetNameOf } from '../../../src/engine/form/schema.ts';
import type { AuthoredField, Driver } from '../../../src/engine/widgets/driver.ts';
import { ROOT } from '../../root.ts';

const FOLDERS = ['src/engine/widgets', 'src/ovhc/widgets'];

async function loadDrivers(folder: string): Promise<[string, Driver][]> {
  const widgets = readdirSync(join(ROOT, folder)).filter((name) =>
    existsSync(join(ROOT, folder, name, 'driver.ts')),
  );
  return Promise.all(
    widgets.map(async (name) => {
      const module = await import(pathToFileURL(join(ROOT, folder, name, 'driver.ts')).href);
      return [name, module.driver] as [string, Driver];
    }),
  );
}

/** The driver of each widget, by widget name. It is the file `driver.ts` in the widget's folder. */
export const drivers: Readonly<Record<string, Driver>> = Object.fromEntries(
  (await Promise.all(FOLDERS.map(loadDrivers))).flat(),
);

/** Returns the driver of a field. @throws Error if its widget has no driver */
export function driverOf({ name, schema, ui }: AuthoredField): Driver {
  const widget = widgetNameOf(schema as FormSchema, ui as UiSchema);
  const driver = drivers[widget];
  if (driver) return driver;
  throw new Error(
    `The widget "${widget}" of the field "${name}" has no driver: add driver.ts to the widget's folder.`,
  );
}
