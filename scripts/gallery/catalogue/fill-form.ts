import { orderProperties } from '@rjsf/utils';
import type { Locator, Page } from 'playwright';
import type { FieldOnPage } from '../../../src/engine/widgets/driver.ts';
import { driverOf } from './drivers.ts';
import type { Filling, NestedField } from './state.ts';

/** How long a field may take to appear after the answer that reveals it, in milliseconds. */
const REVEAL_TIMEOUT = 5_000;

/** Returns the "ui:order" of a form or a field, if it has one. */
export function orderOf(ui: unknown): readonly string[] | undefined {
  const order = typeof ui === 'object' && ui !== null && 'ui:order' in ui ? ui['ui:order'] : undefined;
  return Array.isArray(order) ? order.map(String) : undefined;
}

async function blur(page: Page): Promise<void> {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}

async function focus(frame: Locator): Promise<void> {
  await frame.locator('input, select, textarea, [tabindex]:not([role="status"])').first().focus();
}

/** Answers a form's fields as a visitor would, in their order, and leaves each. */
export async function fillForm(page: Page, scope: Locator, filling: Filling, prefix = ''): Promise<void> {
  const { fields, order, answers, left } = filling;
  const isLeft = ({ path }: NestedField) => left.includes(path);
  const names = orderProperties(
    fields.map(({ name }) => name),
    order && [...order],
  );
  for (const field of names.flatMap((name) => fields.find((each) => each.name === name) ?? [])) {
    const answer = answers[field.name];
    const isAnswered = answer !== undefined || field.inside.some(isLeft);
    if (!isAnswered && !isLeft(field)) continue;

    const name = prefix + field.name;
    const frame = scope.locator(`[data-field="${name}"]`);
    await frame.waitFor({ timeout: REVEAL_TIMEOUT });
    const onPage: FieldOnPage = {
      page,
      frame,
      name,
      field,
      fill: (inner, innerPrefix) => {
        const innerOrder = orderOf(field.ui) ?? orderOf(field.ui.items);
        const inside = {
          fields: field.inside,
          answers: inner,
          left,
          ...(innerOrder && { order: innerOrder }),
        };
        return fillForm(page, frame, inside, innerPrefix);
      },
    };
    if (isAnswered) await driverOf(field).answer(onPage, answer);
    else await focus(frame);
    await blur(page);
  }
}
