import { orderProperties } from '@rjsf/utils';
import type { Locator, Page } from 'playwright';
import { controlName } from '../../../src/engine/form/paths.ts';
import type { SiteField } from '../../journeys/site/fields.ts';
import type { FieldOnPage, Given } from '../drivers/driver.ts';
import { driverOf } from '../drivers/index.ts';

/** How long a field may take to appear once what reveals it is answered, in milliseconds. */
const APPEARS = 5_000;

/** What a visitor does with a form. */
export interface Filling {
  fields: readonly SiteField[];
  /** The order of its fields, as its author gives it. */
  order?: readonly string[];
  answers: Given;
  /** The paths of fields that are gone into and left, answered or not; see {@link pathName}. */
  left?: ReadonlySet<string>;
}

/** A field's place in its form, those in a list's first item included: `dependants[0].firstName`. */
export const pathName = ({ path }: SiteField): string => controlName(path);

/** What an author lists under "ui:order", if it is that. */
export function orderOf(ui: unknown): readonly string[] | undefined {
  const order = typeof ui === 'object' && ui !== null && 'ui:order' in ui ? ui['ui:order'] : undefined;
  return Array.isArray(order) ? order.map(String) : undefined;
}

/** Takes the focus away from wherever it is: what a field says on leaving is said. */
export async function leave(page: Page): Promise<void> {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}

async function visit(frame: Locator): Promise<void> {
  await frame.locator('input, select, textarea, [tabindex]:not([role="status"])').first().focus();
}

/** Answers a form's fields as a visitor would, one after the other, and leaves each. */
export async function fillForm(page: Page, scope: Locator, filling: Filling, prefix = ''): Promise<void> {
  const { fields, order, answers, left = new Set<string>() } = filling;
  const isLeft = (field: SiteField) => left.has(pathName(field));
  const byName = new Map(fields.map((field) => [field.name, field]));
  for (const each of orderProperties([...byName.keys()], order && [...order])) {
    const field = byName.get(each);
    if (!field) continue;
    const isAnswered = answers[each] !== undefined || field.inside.some(isLeft);
    if (!isAnswered && !isLeft(field)) continue;

    const name = prefix + each;
    const frame = scope.locator(`[data-field="${name}"]`);
    await frame.waitFor({ timeout: APPEARS });
    const onPage: FieldOnPage = {
      page,
      frame,
      name,
      field,
      fill: (inner, innerPrefix) => {
        const inside = { fields: field.inside, answers: inner, left };
        return fillForm(page, frame, { ...inside, ...orderIn(field) }, innerPrefix);
      },
    };
    if (isAnswered) await driverOf(field).answer(onPage, answers[each]);
    else await visit(frame);
    await leave(page);
  }
}

function orderIn({ ui }: SiteField): Pick<Filling, 'order'> {
  const order = orderOf(ui) ?? orderOf(ui.items);
  return order ? { order } : {};
}
