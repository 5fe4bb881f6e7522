import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locator, Page } from 'playwright';
import type { UiSchema } from '#types/content/ui-schema';
import type { FormSchema } from '../../../src/engine/compiled.ts';
import { isFieldGroup, widgetNameOf } from '../../../src/engine/form/schema.ts';
import type { AuthoredField, Driver, FieldAnswers } from '../../../src/engine/widgets/driver.ts';
import { isObject } from '../../content/json.ts';
import { ROOT } from '../../root.ts';
import type { Filling, NestedField } from './state.ts';

/** The driver of each widget, by widget name. It is the file `driver.ts` in the widget's folder. */
export const drivers: Record<string, Driver> = {};
for (const folder of [join(ROOT, 'src/engine/widgets'), join(ROOT, 'src/ovhc/widgets')])
  for (const name of readdirSync(folder)) {
    const file = join(folder, name, 'driver.ts');
    if (existsSync(file)) drivers[name] = (await import(pathToFileURL(file).href)).driver;
  }

const CONTROL = 'input, select, textarea, [tabindex]:not([role="status"])';

/** Fills in the fields of a group, or only visits it if there are no answers. */
const groupDriver: Driver = {
  async answer({ name, frame, fill }, value) {
    const answers = isObject(value) ? value : {};
    if (Object.keys(answers).length === 0) await frame.locator(CONTROL).first().focus();
    await fill(answers, `${name}.`);
  },
};

/** Returns the driver of a field or a group. @throws Error if its widget has no driver */
export function driverOf({ name, schema, ui }: AuthoredField): Driver {
  if (ui['ui:widget'] === undefined && isFieldGroup(schema)) return groupDriver;
  const widget = widgetNameOf(schema as FormSchema, ui as UiSchema);
  const driver = drivers[widget];
  if (driver) return driver;
  throw new Error(
    `The widget "${widget}" of the field "${name}" has no driver: add driver.ts to the widget's folder.`,
  );
}

/** The time limit for a field to appear after the answer that reveals it, in milliseconds. */
const REVEAL_TIMEOUT = 5_000;

/** Opens the form of a state, answers its fields in order like a visitor, and leaves each field. */
export async function fillForm(page: Page, filling: Filling): Promise<void> {
  const { form, opener, left } = filling;
  const isLeft = ({ path }: NestedField) => left.includes(path);

  async function fill(
    fields: readonly NestedField[],
    scope: Locator,
    answers: FieldAnswers,
    prefix = '',
  ): Promise<void> {
    for (const field of fields) {
      const answer = answers[field.name];
      const isAnswered = answer !== undefined || field.inside.some(isLeft);
      if (!isAnswered && !isLeft(field)) continue;

      const name = prefix + field.name;
      const frame = scope.locator(`[data-field="${name}"]`);
      await frame.waitFor({ timeout: REVEAL_TIMEOUT });
      const fillInside = (inner: FieldAnswers, innerPrefix?: string) =>
        fill(field.inside, frame, inner, innerPrefix);
      if (isAnswered) await driverOf(field).answer({ page, frame, name, field, fill: fillInside }, answer);
      else await frame.locator(CONTROL).first().focus();
      await page.evaluate(
        () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
      );
    }
  }

  if (opener) await page.locator(opener).click();
  if (opener) await page.locator(form).waitFor();
  await fill(filling.fields, page.locator(form), filling.answers);
}
