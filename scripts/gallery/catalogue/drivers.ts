import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { UiSchema } from '#types/content/ui-schema';
import type { FormSchema } from '../../../src/engine/compiled.ts';
import { widgetNameOf } from '../../../src/engine/form/schema.ts';
import type { AuthoredField, Driver } from '../../../src/engine/widgets/driver.ts';
import { ROOT } from '../../root.ts';

/** The driver of each widget, by widget name. It is the file `driver.ts` in the widget's folder. */
export const drivers: Readonly<Record<string, Driver>> = await loadDrivers();

async function loadDrivers(): Promise<Record<string, Driver>> {
  const found: Record<string, Driver> = {};
  for (const folder of [join(ROOT, 'src/engine/widgets'), join(ROOT, 'src/ovhc/widgets')])
    for (const name of readdirSync(folder)) {
      const file = join(folder, name, 'driver.ts');
      if (existsSync(file)) found[name] = (await import(pathToFileURL(file).href)).driver;
    }
  return found;
}

/** Returns the driver of a field. @throws Error if its widget has no driver */
export function driverOf({ name, schema, ui }: AuthoredField): Driver {
  const widget = widgetNameOf(schema as FormSchema, ui as UiSchema);
  const driver = drivers[widget];
  if (driver) return driver;
  throw new Error(
    `The widget "${widget}" of the field "${name}" has no driver: add driver.ts to the widget's folder.`,
  );
}
