import type { UiSchema } from '#types/content/ui-schema';
import type { FormSchema } from '../../../src/engine/compiled.ts';
import { widgetNameOf } from '../../../src/engine/form/schema.ts';
import type { SiteField } from '../../journeys/site/fields.ts';
import { driver as address } from './address.ts';
import { driver as buttonGroup } from './button-group.ts';
import { driver as cardFrame } from './card-frame.ts';
import { driver as checkbox } from './checkbox.ts';
import { driver as date } from './date.ts';
import type { Driver } from './driver.ts';
import { driver as list } from './list.ts';
import { driver as lookup } from './lookup.ts';
import { driver as number } from './number.ts';
import { driver as postcode } from './postcode.ts';
import { driver as productCards } from './product-cards.ts';
import { driver as select } from './select.ts';
import { driver as suburb } from './suburb.ts';
import { driver as text } from './text.ts';
import { driver as typeahead } from './typeahead.ts';

/** How each widget is answered, by its name. A new widget is a file here and a line. */
export const drivers: Readonly<Record<string, Driver>> = {
  address,
  'button-group': buttonGroup,
  'card-frame': cardFrame,
  checkbox,
  date,
  list,
  lookup,
  number,
  postcode,
  'product-cards': productCards,
  select,
  suburb,
  text,
  typeahead,
};

/** Whether an answer is to be seen where it was given: see {@link Driver.leaves}. */
export function leavesAnything(field: SiteField, value: unknown): boolean {
  return value !== undefined && driverOf(field).leaves?.(value) !== false;
}

/** How a field is answered. @throws Error that says what to add, for a widget that nobody has taught it */
export function driverOf({ name, schema, ui }: SiteField): Driver {
  // as its author wrote them, which the engine's names are read from all the same
  const widget = widgetNameOf(schema as FormSchema, ui as UiSchema);
  const driver = drivers[widget];
  if (driver) return driver;
  throw new Error(
    `The gallery doesn't know how a visitor answers the widget "${widget}" of the field "${name}": ` +
      `add scripts/gallery/drivers/${widget}.ts, and name it in scripts/gallery/drivers/index.ts.`,
  );
}
