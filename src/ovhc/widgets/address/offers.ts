import type { FormSchema } from '../../../engine/compiled.ts';
import { choicesOf } from '../../../engine/form/schema.ts';

/**
 * A part's schema with what goes with the suburb to choose from: those of its own choices, or all of them where it
 * has none itself. It is the schema as it was, where that would leave nothing, or only one to type.
 */
export function withOffers(schema: FormSchema, offers: readonly string[]): FormSchema {
  const choices = choicesOf(schema);
  if (choices.length === 0) return offers.length > 1 ? { ...schema, enum: [...offers] } : schema;
  const offered = choices.filter(({ value }) => offers.includes(String(value)));
  if (offered.length === 0) return schema;
  const { enum: _all, ...rest } = schema;
  return { ...rest, oneOf: offered.map(({ value, label }) => ({ const: String(value), title: label })) };
}
