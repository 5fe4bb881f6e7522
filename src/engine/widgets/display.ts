import type { Json } from '../form/paths.ts';
import { choicesOf } from '../form/schema.ts';
import type { DisplayedField, Widget } from './widget.ts';

/** Returns the title of a choice, or the text of any other string or number. */
function textOf(value: Json, { schema }: DisplayedField): string | undefined {
  const choice = choicesOf(schema).find((each) => each.value === value);
  if (choice) return choice.label;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/**
 * Returns an answer as visitors read it, or undefined if there is nothing to show. "\n" separates lines.
 * @param widget the field's widget; without it, a choice's title or the plain value
 */
export function displayOf(
  widget: Widget | undefined,
  value: Json | undefined,
  field: DisplayedField,
): string | undefined {
  if (value === undefined) return undefined;
  return (widget?.display ?? textOf)(value, field) || undefined;
}
