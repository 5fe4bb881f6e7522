import type { FormSchema } from '../../compiled.ts';
import { kindOf } from '../../form/kinds.ts';
import { isObject, type Json } from '../../form/paths.ts';
import type { Driver } from '../driver.ts';

/** Chooses the kind of the answer, and types its text or those of its fields. */
export const driver: Driver = {
  async answer({ name, field, frame }, value) {
    const index = kindOf(field.schema as FormSchema, value as Json);
    if (index < 0) throw new Error(`"${name}" has no kind for ${JSON.stringify(value)}.`);
    await frame.locator(`[name="${name}-kind"]`).nth(index).check();
    const texts = isObject(value)
      ? Object.entries(value).map(([key, text]) => [`${name}.${key}`, text] as const)
      : [[`${name}-value`, value] as const];
    for (const [control, text] of texts) await frame.locator(`[name="${control}"]`).fill(String(text));
  },
};
