import type { Json } from '../form/paths.ts';
import { choicesOf } from '../form/schema.ts';
import type { DisplayedField, Widget } from './widget.ts';

const textOf = (value: Json) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/**
 * Returns an answer as visitors read it: the title of a choice, the text of the widget's own `display`, or the string
 * or number itself. Undefined if there is nothing to show. "\n" separates lines.
 * @param widget the field's widget; without it, an answer has no `display`
 */
export function displayOf(
  widget: Widget | undefined,
  value: Json | undefined,
  field: DisplayedField,
): string | undefined {
  if (value === undefined) return undefined;
  const choice = choicesOf(field.schema).find((each) => each.value === value);
  return choice ? choice.label : (widget?.display ?? textOf)(value, field) || undefined;
}
