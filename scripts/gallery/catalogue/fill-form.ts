import type { Locator, Page } from 'playwright';
import type { FieldAnswers } from '../../../src/engine/widgets/driver.ts';
import { driverOf } from './drivers.ts';
import type { Filling, NestedField } from './state.ts';

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
      else await frame.locator('input, select, textarea, [tabindex]:not([role="status"])').first().focus();
      await page.evaluate(
        () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
      );
    }
  }

  if (opener) await page.locator(opener).click();
  if (opener) await page.locator(form).waitFor();
  await fill(filling.fields, page.locator(form), filling.answers);
}
