import type { FormSchema } from '../../compiled.ts';
import { isObject } from '../../form/paths.ts';
import { nameChoices, nameLabel } from '../../form/schema.ts';
import { type Driver, optionsOf } from '../driver.ts';

/** Adds an entry for each key, and types its text or those of its fields. */
export const driver: Driver = {
  async answer({ name, field, frame }, value) {
    const { add } = optionsOf(field);
    const schema = field.schema as FormSchema;
    for (const [key, inner] of Object.entries(isObject(value) ? value : {})) {
      await frame.getByRole('button', { name: String(add), exact: true }).click();
      const control = frame.locator(`[name="${name}-key"]`).last();
      if (nameChoices(schema).length > 0) await control.selectOption({ label: nameLabel(schema, key) });
      else await control.fill(key);
      await control.blur();
      const texts = isObject(inner)
        ? Object.entries(inner).map(([part, text]) => [`${name}.${key}.${part}`, text] as const)
        : [[`${name}.${key}`, inner] as const];
      for (const [part, text] of texts) await frame.locator(`[name="${part}"]`).fill(String(text));
    }
  },
};
